import type { Welcome, WelcomeReader } from '@foyer/contract/signIn/welcome.ts';
import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { toJson } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Site } from '../../sites/index.ts';
import type { Services } from '../services.ts';

const MAX_WINS = 3;
/** So that many visitors at once cause no more queries than one. */
const VALID_MS = 5 * SECOND;

export interface WelcomeDeps {
  readonly services: Pick<Services, 'jackpot' | 'raffle' | 'content'>;
  readonly clock: Clock;
}

/** Reads what the sign-in page of a site shows. Null if it cannot be read, because visitors can sign in without it. */
export function welcomeReader({ services, clock }: WelcomeDeps) {
  const current = currentReader({ services, clock });
  return async (site: Site, reader: WelcomeReader, country: string | null): Promise<Welcome | null> => {
    const now = await current(site);
    return now && { ...now, offer: services.content.signInOffer(site, { ...reader, country }) };
  };
}

type Current = Omit<Welcome, 'offer'>;

function currentReader({ services, clock }: WelcomeDeps): (site: Site) => Promise<Current | null> {
  const known = new Map<string, { readonly untilMs: number; readonly welcome: Promise<Current | null> }>();
  return (site) => {
    const key = `${site.brand} ${site.market.currency}`;
    const nowMs = clock.now().getTime();
    const before = known.get(key);
    if (before && nowMs < before.untilMs) return before.welcome;
    const welcome = readWelcome(services, site).catch(() => null);
    known.set(key, { untilMs: nowMs + VALID_MS, welcome });
    return welcome;
  };
}

async function readWelcome({ jackpot, raffle }: WelcomeDeps['services'], site: Site): Promise<Current> {
  const [pots, wins] = await Promise.all([
    site.jackpot ? jackpot.potsIn(site.brand, site.market.currency) : [],
    site.raffle ? raffle.winners(site.brand, MAX_WINS) : [],
  ]);
  return {
    pots: DRAWN_POTS.flatMap((id) =>
      pots.filter((pot) => pot.id === id).map(({ value }) => ({ id, value: toJson(value) })),
    ),
    wins: wins.map(({ cursor, euros, type, at }) => ({
      id: cursor,
      amount: toJson(euros),
      drop: type,
      at: at.toISOString(),
    })),
  };
}
