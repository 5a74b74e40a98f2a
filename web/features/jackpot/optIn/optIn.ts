import { SETTINGS_MISSING } from '@foyer/contract/jackpot/errors.ts';
import { brandIdOf, type PlayerOptInRequest } from '@foyer/contract/jackpot/socket.ts';

/** JACK-10: name of the query parameter that requests a contribution. */
export const CUSTOM_JACKPOT = 'setCustomJackpot';
/** JACK-29: maximum number of reloads after an automatic opt-in, in one tab. */
const MOST_RELOADS = 3;
const RELOADS_KEY = 'jackpotAutoOptIns';

export interface OptInContext {
  readonly settings: { readonly operatorId: string; readonly instanceId: string } | null;
  readonly playerId: string | null;
  readonly brand: string;
  readonly country: string;
}

export interface Choice {
  readonly isIn: boolean;
  /** In major units of the player's currency; null keeps the earlier contribution. */
  readonly contribution: number | null;
}

/** JACK-35. @throws if settings, operator or player are missing (JACK-34) */
export function optInRequest(
  { settings, playerId, brand, country }: OptInContext,
  { isIn, contribution }: Choice,
  requestId: string,
): PlayerOptInRequest {
  if (!settings?.operatorId || !playerId) throw new Error(SETTINGS_MISSING);
  return {
    type: 'PlayerOptInRequest',
    request_id: requestId,
    data: {
      instance_id: settings.instanceId,
      player_id: playerId,
      brand_id: brandIdOf(settings.operatorId, brand),
      player_country: country,
      opt_in: isIn,
      ...(contribution !== null && { contribution_value: contribution }),
    },
  };
}

/** JACK-11: contribution requested in the URL, if it is one of the options. */
export function customContribution(query: URLSearchParams, options: readonly number[]): number | null {
  const requested = query.get(CUSTOM_JACKPOT);
  if (requested === null || !/^\d+(\.\d+)?$/.test(requested)) return null;
  return options.find((option) => option === Number(requested)) ?? null;
}

/** JACK-32: removes the requested contribution from the URL. */
export function withoutCustom(address: URL): URL {
  const cleaned = new URL(address);
  cleaned.searchParams.delete(CUSTOM_JACKPOT);
  return cleaned;
}

export interface ReloadCount {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface AutoOptInSettings {
  /** FLAG-12: enabled for the site and not forbidden by the licence. */
  readonly autoOptIn: boolean;
  readonly contributionOptions: readonly number[];
}

/** JACK-28, JACK-29: URL that opts in a player who has never chosen; null if no reload is needed. */
export function autoOptInAddress(
  { autoOptIn, contributionOptions }: AutoOptInSettings,
  address: URL,
  count: ReloadCount,
): URL | null {
  const reloads = Number(count.getItem(RELOADS_KEY) ?? 0);
  if (!autoOptIn || contributionOptions.length === 0 || address.searchParams.has(CUSTOM_JACKPOT)) return null;
  if (!(reloads < MOST_RELOADS)) return null;
  count.setItem(RELOADS_KEY, String(reloads + 1));
  const next = new URL(address);
  next.searchParams.set(CUSTOM_JACKPOT, String(Math.min(...contributionOptions)));
  return next;
}
