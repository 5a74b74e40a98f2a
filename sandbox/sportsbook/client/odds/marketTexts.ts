import squads from '../../model/football/squads.json' with { type: 'json' };
import { say } from '../say.ts';

interface Teams {
  readonly home: string;
  readonly away: string;
}

export interface MarketKey {
  /** Kind of market without its part of the match: `total` for `total1:2.5` and `total.q1:40.5`. */
  readonly kind: string;
  /** Part of the match; null for the whole match in a sport without overtime. */
  readonly part: Part | null;
  /** Line, number, side or player. */
  readonly about: string;
}

export interface Part {
  /** `regular` is the match without overtime, `all` with it. */
  readonly name: 'regular' | 'all' | 'half' | 'third' | 'quarter' | 'set';
  /** 0 where a match has only one. */
  readonly number: number;
}

const PARTS: Readonly<Record<string, Part['name']>> = {
  r: 'regular',
  o: 'all',
  h: 'half',
  p: 'third',
  q: 'quarter',
  s: 'set',
};

export function parseMarket(market: string): MarketKey {
  const [, kind = '', half, letter = '', number, about = ''] =
    /^([a-z]+)(?:(\d)|\.([a-z])(\d)?)?(?::(.*))?$/.exec(market) ?? [];
  const name = half === undefined ? PARTS[letter] : 'half';
  return { kind, part: name ? { name, number: Number(half ?? number ?? 0) } : null, about };
}

const partText = ({ name, number }: Part): string =>
  say(name === 'regular' || name === 'all' ? `part.${name}` : name, { number });

const SQUADS: Readonly<Record<string, readonly string[]>> = squads;

/** Name of a player: `h9` is number 9 of the home side. */
export function playerText(player: string, teams: Teams): string {
  const team = player.startsWith('h') ? teams.home : teams.away;
  return SQUADS[team]?.[Number(player.slice(1)) - 1] ?? player;
}

/** Markets of one side are written with its name, and markets on corners with that word. */
const ABOUT_SIDE: Readonly<Record<string, keyof Teams>> = {
  hometotal: 'home',
  homegoals: 'home',
  homecorners: 'home',
  awaytotal: 'away',
  awaygoals: 'away',
  awaycorners: 'away',
  homegames: 'home',
  awaygames: 'away',
};
const ON_CORNERS = /corner/;
const ON_GAMES = /game/;
const OVER_UNDER = new Set([
  'total',
  'hometotal',
  'awaytotal',
  'cornertotal',
  'homecorners',
  'awaycorners',
  'games',
  'homegames',
  'awaygames',
]);
const YES_OF_SIDE = new Set(['clean', 'nil', 'winboth', 'wineither', 'scoreboth', 'winset']);
const SAME_TEXT: Readonly<Record<string, string>> = {
  homegoals: 'goals',
  awaygoals: 'goals',
  cornerline: 'handicap',
  cornerodd: 'odd',
  gameline: 'handicap',
  gameodd: 'odd',
};

/** Name of a market. With `hasLine: false`, the name of all markets of its kind. */
export function marketText(market: string, teams: Teams, { hasLine = true } = {}): string {
  const { kind, part, about } = parseMarket(market);
  const side = ABOUT_SIDE[kind] ?? (YES_OF_SIDE.has(kind) ? (about === 'home' ? 'home' : 'away') : undefined);
  return [
    side && teams[side],
    ON_CORNERS.test(kind) && kind !== 'corners' && say('corners'),
    ON_GAMES.test(kind) && say('tab.games'),
    mainText(kind, part, about, hasLine),
    part && kind !== 'overtime' && partText(part),
  ]
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' – ');
}

function mainText(kind: string, part: Part | null, about: string, hasLine: boolean): string {
  if (OVER_UNDER.has(kind)) return hasLine ? say('market.total', { line: about }) : say('lines');
  if (kind === 'result' && part && part.name !== 'regular') return say('market.halfresult');
  if (kind === 'resulttotal' && !hasLine) return say('market.resulttotal', { line: '' }).trim();
  return say(`market.${SAME_TEXT[kind] ?? kind}`, { line: about, number: about });
}

const HANDICAPS = new Set(['handicap', 'european', 'cornerline', 'gameline']);
const PERIOD_OUTCOME = /^([pq])(\d)$/;
const COMBINED = /^(home|draw|away)(home|draw|away|yes|no|over|under)$/;

export function outcomeText(market: string, outcome: string, teams: Teams): string {
  const { kind, about } = parseMarket(market);
  const named = (name: string): string =>
    ({ home: teams.home, away: teams.away })[name] ?? say(name, { line: about });
  if (kind === 'double') return doubleText(about, teams);
  if (kind === 'scorer' || kind === 'brace') return playerText(about, teams);
  if (HANDICAPS.has(kind)) return handicapText(outcome, Number(about), teams);
  if (kind === 'morehalf' && outcome !== 'equal') return say('half', { number: outcome === 'first' ? 1 : 2 });
  const [, letterOfPeriod = '', period] = PERIOD_OUTCOME.exec(outcome) ?? [];
  if (period !== undefined) return say(PARTS[letterOfPeriod] ?? '', { number: period });
  const [, one, other] = COMBINED.exec(outcome) ?? [];
  if (one !== undefined && other !== undefined)
    return `${named(one)} / ${kind === 'resultboth' ? say(other) : named(other)}`;
  const [, letter = '', number = '', second, last] =
    /^(s|n|m|h|a|home|away)(\d{1,2})(?:x(\d)|plus|to(\d{1,2}))?$/.exec(outcome) ?? [];
  switch (letter) {
    case 's':
      return `${number}–${second}`;
    case 'n':
      return outcome.endsWith('plus') ? `${number}+` : number;
    case 'm':
      return `${number}′–${Number(number) + 14}′`;
    case 'h':
    case 'a':
      return playerText(outcome, teams);
    case 'home':
    case 'away':
      return marginText(teams[letter], number, outcome.endsWith('plus') || last !== undefined, last);
    default:
      return named(outcome);
  }
}

/** A margin in goals, of which 3 stands for more, too; or in points, in groups such as 6 to 10. */
function marginText(team: string, number: string, isInPoints: boolean, last: string | undefined): string {
  if (!isInPoints) return say('byGoals', { team, number: number === '3' ? '3+' : number });
  return say('byPoints', { team, number: last === undefined ? `${number}+` : `${number}–${last}` });
}

/** Double chance excludes one result. */
function doubleText(excluded: string, { home, away }: Teams): string {
  const names = { home, draw: say('draw'), away };
  return (['home', 'draw', 'away'] as const)
    .filter((name) => name !== excluded)
    .map((name) => names[name])
    .join(' / ');
}

function handicapText(outcome: string, line: number, { home, away }: Teams): string {
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${value}`;
  if (outcome === 'draw') return `${say('draw')} (${home} ${signed(line)})`;
  return outcome === 'home' ? `${home} (${signed(line)})` : `${away} (${signed(-line)})`;
}
