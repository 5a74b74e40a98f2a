import { SETTINGS_MISSING } from '@foyer/contract/jackpot/errors.ts';
import { brandIdOf, type PlayerOptInRequest } from '@foyer/contract/jackpot/socket.ts';

/** JACK-10: where an address asks for an opt-in. */
export const CUSTOM_JACKPOT = 'setCustomJackpot';
/** JACK-29 */
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
  /** In major units of the player's currency; null keeps the one chosen before. */
  readonly contribution: number | null;
}

/** JACK-35. @throws Error where settings, operator or player are missing (JACK-34) */
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

/** JACK-11: what the address asks for, if it is one of those that are offered. */
export function customContribution(query: URLSearchParams, options: readonly number[]): number | null {
  const asked = query.get(CUSTOM_JACKPOT);
  if (asked === null || !/^\d+(\.\d+)?$/.test(asked)) return null;
  return options.find((option) => option === Number(asked)) ?? null;
}

/** JACK-32 */
export function withoutCustom(address: URL): URL {
  const cleaned = new URL(address);
  cleaned.searchParams.delete(CUSTOM_JACKPOT);
  return cleaned;
}

/** What outlives a reload of the tab. */
export interface ReloadCount {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface AutoOptInSettings {
  /** FLAG-12: switched on, and not forbidden by the licence. */
  readonly autoOptIn: boolean;
  readonly contributionOptions: readonly number[];
}

/**
 * JACK-28, JACK-29: where the page goes for a player who never chose; null where it stays. Each answer counts as a
 * reload. An address that asks by itself is left to what it asks for.
 */
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
