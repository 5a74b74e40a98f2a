import type { MatchJson } from '../../board.ts';
import { parseMarket } from '../odds/marketTexts.ts';
import { say } from '../say.ts';

type Market = NonNullable<MatchJson['main']>;

const MATCH_GROUPS = [
  'main',
  'goals',
  'points',
  'games',
  'halves',
  'handicaps',
  'scorers',
  'corners',
] as const;
type MatchGroup = (typeof MATCH_GROUPS)[number];

/** A tab of markets: of a kind, or of a period, a quarter or a set of the match. */
export type Group = MatchGroup | `${'third' | 'quarter' | 'set'} ${number}`;

export function groupText(group: Group): string {
  const [name = '', number] = group.split(' ');
  return number === undefined ? say(`tab.${name}`) : say(name, { number });
}

/** Markets of one kind, which share a card. */
export interface Card {
  readonly id: string;
  readonly markets: readonly Market[];
}

const HANDICAPS = new Set(['handicap', 'european', 'gameline']);
const SCORERS = new Set(['scorer', 'brace', 'firstscorer', 'lastscorer']);
const HALVES = new Set(['halffull', 'morehalf', 'winboth', 'wineither', 'scoreboth']);
const MAIN = new Set([
  'result',
  'winner',
  'double',
  'dnb',
  'both',
  'resultboth',
  'score',
  'margin',
  'set',
  'sets',
  'setscore',
  'setmatch',
  'bothsets',
  'winset',
  'tiebreak',
  'overtime',
  'highest',
  'race',
]);

export function groupOf(market: string, sport: MatchJson['sport']): Group {
  const { kind, part, about } = parseMarket(market);
  if (kind.includes('corner')) return 'corners';
  if (SCORERS.has(kind)) return 'scorers';
  if (part?.name === 'half' || HALVES.has(kind)) return 'halves';
  if (part && part.number > 0 && part.name !== 'regular' && part.name !== 'all')
    return `${part.name} ${part.number}`;
  if (kind === 'set') return `set ${Number(about)}`;
  if (HANDICAPS.has(kind)) return 'handicaps';
  if (MAIN.has(kind)) return 'main';
  return TOTALS[sport];
}

/** The group of the numbers of a match. */
const TOTALS = { football: 'goals', iceHockey: 'goals', basketball: 'points', tennis: 'games' } as const;

export const isOpen = ({ prices }: Market): boolean => prices.some(({ odds }) => odds !== null);

interface MarketGroup {
  readonly group: Group;
  readonly count: number;
  readonly cards: readonly Card[];
}

/** The open markets by group and kind, without empty groups; periods, quarters and sets are last. */
export function groupsOf(markets: readonly Market[], sport: MatchJson['sport']): readonly MarketGroup[] {
  const groups = new Map<Group, Market[]>(MATCH_GROUPS.map((group) => [group, []]));
  for (const market of markets.filter(isOpen)) {
    const group = groupOf(market.market, sport);
    groups.set(group, [...(groups.get(group) ?? []), market]);
  }
  return [...groups]
    .filter(([, own]) => own.length > 0)
    .map(([group, own]) => ({ group, count: own.length, cards: cardsOf(own) }));
}

function cardsOf(markets: readonly Market[]): readonly Card[] {
  const cards = new Map<string, Market[]>();
  for (const market of markets) {
    const { kind, part } = parseMarket(market.market);
    const id = `${kind} ${part ? `${part.name} ${part.number}` : ''}`;
    cards.set(id, [...(cards.get(id) ?? []), market]);
  }
  return [...cards].map(([id, all]) => ({ id, markets: all }));
}
