import type { MatchJson } from '../../board.ts';
import { parseMarket } from '../odds/marketTexts.ts';

type Market = NonNullable<MatchJson['main']>;

export const GROUPS = ['main', 'goals', 'halves', 'handicaps', 'scorers', 'corners'] as const;
export type Group = (typeof GROUPS)[number];

/** Markets of one kind, which share a card. */
export interface Card {
  readonly id: string;
  readonly markets: readonly Market[];
}

const HANDICAPS = new Set(['handicap', 'european']);
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
]);

export function groupOf(market: string): Group {
  const { kind, half } = parseMarket(market);
  if (kind.includes('corner')) return 'corners';
  if (SCORERS.has(kind)) return 'scorers';
  if (half !== null || HALVES.has(kind)) return 'halves';
  if (HANDICAPS.has(kind)) return 'handicaps';
  return MAIN.has(kind) ? 'main' : 'goals';
}

export const isOpen = ({ prices }: Market): boolean => prices.some(({ odds }) => odds !== null);

/** The open markets by group and kind, without empty groups. */
export function groupsOf(
  markets: readonly Market[],
): readonly { readonly group: Group; readonly count: number; readonly cards: readonly Card[] }[] {
  const open = markets.filter(isOpen);
  return GROUPS.map((group) => {
    const own = open.filter(({ market }) => groupOf(market) === group);
    const cards = new Map<string, Market[]>();
    for (const market of own) {
      const { kind, half } = parseMarket(market.market);
      const id = `${kind}${half ?? ''}`;
      cards.set(id, [...(cards.get(id) ?? []), market]);
    }
    return { group, count: own.length, cards: [...cards].map(([id, all]) => ({ id, markets: all })) };
  }).filter(({ count }) => count > 0);
}
