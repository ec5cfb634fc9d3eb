import { mount } from "svelte";
import App from "./App.svelte";
import { settings, showTheme } from "./settings.svelte";
import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";
import { speak } from "./words.svelte";

const PATIENCE = 1500;

/** Without words there is no page: ask again until the server is there. */
async function words(): Promise<void> {
  for (;;) {
    try {
      return await speak(settings.language);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

showTheme();
await words();
mount(App, { target: document.getElementById("app") as HTMLElement });
