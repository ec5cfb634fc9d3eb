/** What is drawn on each location: words and figures as they are, signs after a colon. The picture; the rules are elsewhere. */
import { type IconName, isIcon } from "./icons";

const ABILITIES: Record<string, string> = {
  forest: "+1 :wood",
  mountain: "+1 :stone",
  cave: "+1 :iron",
  militia: "+1 :strength",
  house: "+1 :points",
  traveller: ":reroll",
  lumber_mill: "+2 :wood",
  quarry: "+2 :stone",
  mine: "+2 :iron",
  regular_army: "+2 :strength",
  barracks: ":army :place",
  blacksmith: ":army +1 :strength",
  catapult: "+3 :strength",
  training_camp: ":bandits −1 :shield",
  watch_tower: "+3 :bandit_strength",
  bazaar: "+1 :wood :stone :iron",
  market_place: "1 :exchange 2",
  merchant_guild: ":harvest +1 :in_row",
  mint: ":resource +1",
  storehouse: "1 :arrow 3",
  cathedral: ":cultural 1 :points",
  festival_hall: "2 :arrow 1 :points",
  grand_statue: ":stone :iron :arrow :points",
  great_wall: "+2 :shield :in_row",
  manor: "+2 :points",
  cemetery: ":copy :in_row",
  church: ":copy :die",
  stables: ":move",
  town_hall: ":copy :city",
  well: ":reroll :die",
};

export type Mark = { icon: IconName } | { text: string };

export function abilityOf(card: string): Mark[] {
  return (ABILITIES[card] ?? "").split(" ").filter(Boolean).map(mark);
}

function mark(word: string): Mark {
  const name = word.slice(1);
  return word.startsWith(":") && isIcon(name) ? { icon: name } : { text: word };
}
