import type { Pick } from './api.ts';

const BETWEEN = '~';
const FIELDS = 4;
const MOST = 12;

export const slipText = (picks: readonly Pick[]): string =>
  picks.flatMap(({ match, market, outcome, version }) => [match, market, outcome, version]).join(BETWEEN);

/** Parses a serialized betslip; invalid picks are skipped. */
export function readSlip(text: string): readonly Pick[] {
  const fields = text.split(BETWEEN);
  const picks: Pick[] = [];
  for (let at = 0; at + FIELDS <= fields.length && picks.length < MOST; at += FIELDS) {
    const [match = '', market = '', outcome = '', version = ''] = fields.slice(at, at + FIELDS);
    if (match && market && outcome && /^[bpl]\d{1,9}$/.test(version))
      picks.push({ match, market, outcome, version });
  }
  return picks;
}

export const isSame = (one: Pick, other: Omit<Pick, 'version'>): boolean =>
  one.match === other.match && one.market === other.market && one.outcome === other.outcome;

/** Adds a pick, in place of another outcome or version of its market. */
export function added(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  const others = picks.filter(({ match, market }) => match !== pick.match || market !== pick.market);
  return others.length < MOST ? [...others, pick] : picks;
}

export function toggled(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  if (picks.some((one) => isSame(one, pick))) return picks.filter((one) => !isSame(one, pick));
  return added(picks, pick);
}
