import type { Device } from '@foyer/contract/catalogue/devices.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { GameSession } from '../../modules/wallet/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { StudioServer } from '../../sites/index.ts';

/** A launch that the platform asks a company for, server to server. */
export interface CompanyLaunchRequest {
  readonly server: StudioServer;
  /** The company's id of the game. */
  readonly game: string;
  /** Null for a game for fun. */
  readonly session: { readonly playerId: PlayerId; readonly gameSession: string } | null;
  /** What the operator has granted the player in this game; none in a game for fun. */
  readonly freeRounds: () => Promise<GameSession['freeRounds']>;
  /** Stores how the company names a grant. @returns false if another launch stored another id first */
  readonly linkFreeRounds: (of: {
    readonly id: string;
    readonly externalId: string;
    readonly attempt: number;
  }) => Promise<boolean>;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly brand: BrandId;
  /** ISO 3166-1, or `ROW`. */
  readonly country: string;
  /** Null if unknown. */
  readonly device: Device | null;
  readonly ip?: string;
  /** Origin of the page around the frame. */
  readonly lobby: string;
}

/** Implemented by each dialect that has a launch of its own. @returns the address of the game's page @throws Refusal PartnerUnavailable */
export type CompanyLaunch = (request: CompanyLaunchRequest) => Promise<string>;

/** By the name of the dialect in the studio's file. */
export type CompanyLaunches = Readonly<Record<NonNullable<StudioServer['dialect']>, CompanyLaunch>>;

/** The address that the company gave, if its studio's file allows to frame it. @throws Refusal PartnerUnavailable */
export function requireFrameable({ studio, origin, frameOrigins = [] }: StudioServer, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && [origin, ...frameOrigins].includes(url.origin)) return url;
  const cause = new Error(
    `studios/${studio}.json: the company opens games at ${url?.origin ?? 'no address'}, which is not in frameOrigins`,
  );
  throw new Refusal('PartnerUnavailable', { status: 502, cause });
}
