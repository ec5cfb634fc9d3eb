/** The recorded game that somebody has opened: this browser keeps it for as long as its tab is open, the server does not. */
export interface RecordedFile {
  name: string;
  text: string;
}

const KEY = "recorded game";
let held: RecordedFile | null = null;

export function keepFile(file: RecordedFile): void {
  held = file;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    sessionStorage.removeItem(KEY); // there is no room for it: then it is gone when the page is loaded again
  }
}

export function keptFile(): RecordedFile | null {
  return (held ??= JSON.parse(sessionStorage.getItem(KEY) ?? "null") as RecordedFile | null);
}
