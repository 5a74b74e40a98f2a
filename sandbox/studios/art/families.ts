import { named, type Family } from './drawing/scene.ts';
import { cards } from './play/cards.ts';
import { fruit } from './play/fruit.ts';
import { gems } from './play/gems.ts';
import { host } from './play/host.ts';
import { instant } from './play/instant.ts';
import { jackpot } from './play/jackpot.ts';
import { ways } from './play/ways.ts';
import { wheel } from './play/wheel.ts';
import { abyss } from './worlds/abyss.ts';
import { arcana } from './worlds/arcana.ts';
import { candy } from './worlds/candy.ts';
import { cosmos } from './worlds/cosmos.ts';
import { flight } from './worlds/flight.ts';
import { folk } from './worlds/folk.ts';
import { frontier } from './worlds/frontier.ts';
import { heist } from './worlds/heist.ts';
import { lantern } from './worlds/lantern.ts';
import { mask } from './worlds/mask.ts';
import { saga } from './worlds/saga.ts';
import { temple } from './worlds/temple.ts';

// oxfmt-ignore
const FAMILIES: Readonly<Record<string, Family>> = {
  abyss, arcana, candy, cards, cosmos, flight, folk, frontier, fruit, gems, heist,
  host, instant, jackpot, lantern, mask, saga, temple, ways, wheel,
};

export const familyNamed = (id: string): Family => named(FAMILIES, id);
export const familyIds: readonly string[] = Object.keys(FAMILIES);
