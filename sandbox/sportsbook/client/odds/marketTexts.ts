import squads from '../../model/football/squads.json' with { type: 'json' };
import { say } from '../say.ts';

interface Teams {
  readonly home: string;
  readonly away: string;
}

export interface MarketKey {
  /** Kind of market without its half: `total` for `total1:2.5`. */
  readonly kind: string;
  /** 1 or 2 for a market on one half. */
  readonly half: number | null;
  /** Line, number, side or player. */
  readonly about: string;
}

export function parseMarket(market: string): MarketKey {
  const [, kind = '', half, about = ''] = /^([a-z]+)(\d)?(?::(.*))?$/.exec(market) ?? [];
  return { kind, half: half === undefined ? null : Number(half), about };
}

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
};
const ON_CORNERS = /corner/;
const OVER_UNDER = new Set(['total', 'hometotal', 'awaytotal', 'cornertotal', 'homecorners', 'awaycorners']);
const YES_OF_SIDE = new Set(['clean', 'nil', 'winboth', 'wineither', 'scoreboth']);
const SAME_TEXT: Readonly<Record<string, string>> = {
  homegoals: 'goals',
  awaygoals: 'goals',
  cornerline: 'handicap',
  cornerodd: 'odd',
};

/** Name of a market. With `hasLine: false`, the name of all markets of its kind. */
export function marketText(market: string, teams: Teams, { hasLine = true } = {}): string {
  const { kind, half, about } = parseMarket(market);
  const side = ABOUT_SIDE[kind] ?? (YES_OF_SIDE.has(kind) ? (about === 'home' ? 'home' : 'away') : undefined);
  return [
    side && teams[side],
    ON_CORNERS.test(kind) && kind !== 'corners' && say('corners'),
    mainText(kind, half, about, hasLine),
    half !== null && say('half', { number: half }),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' – ');
}

function mainText(kind: string, half: number | null, about: string, hasLine: boolean): string {
  if (OVER_UNDER.has(kind)) return hasLine ? say('market.total', { line: about }) : say('lines');
  if (kind === 'result' && half !== null) return say('market.halfresult');
  if (kind === 'resulttotal' && !hasLine) return say('market.resulttotal', { line: '' }).trim();
  return say(`market.${SAME_TEXT[kind] ?? kind}`, { line: about, number: about });
}

const HANDICAPS = new Set(['handicap', 'european', 'cornerline']);
const COMBINED = /^(home|draw|away)(home|draw|away|yes|no|over|under)$/;

export function outcomeText(market: string, outcome: string, teams: Teams): string {
  const { kind, about } = parseMarket(market);
  const named = (name: string): string =>
    ({ home: teams.home, away: teams.away })[name] ?? say(name, { line: about });
  if (kind === 'double') return doubleText(about, teams);
  if (kind === 'scorer' || kind === 'brace') return playerText(about, teams);
  if (HANDICAPS.has(kind)) return handicapText(outcome, Number(about), teams);
  if (kind === 'morehalf' && outcome !== 'equal') return say('half', { number: outcome === 'first' ? 1 : 2 });
  const [, one, other] = COMBINED.exec(outcome) ?? [];
  if (one !== undefined && other !== undefined)
    return `${named(one)} / ${kind === 'resultboth' ? say(other) : named(other)}`;
  const [, letter = '', number = '', second] =
    /^(s|n|m|h|a|home|away)(\d{1,2})(?:x(\d)|plus)?$/.exec(outcome) ?? [];
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
      return say('byGoals', { team: teams[letter], number: number === '3' ? '3+' : number });
    default:
      return named(outcome);
  }
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
