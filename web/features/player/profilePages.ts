import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Rules } from '@foyer/contract/content/rules.ts';
import { hasPart } from '@foyer/contract/content/pages.ts';

export type ProfileSite = Pick<LobbySettings, 'features' | 'pages' | 'playLimits'> & {
  readonly rules: Pick<Rules, 'depositLimits' | 'sessionLimits' | 'globalLossLimits'>;
};

const everywhere = () => true;
const withHistory = (site: ProfileSite) => hasPart(site, 'EnableFinancialHistory'); // FLAG-08

/** PROF-02 to PROF-11: the profile pages in menu order, and which sites have them. */
const SITES_WITH = {
  dashboard: everywhere,
  notifications: everywhere,
  'deposit-history': withHistory,
  'withdrawal-history': withHistory,
  'game-history': everywhere,
  'rewards-history': (site) => hasPart(site, 'rewards'),
  documents: everywhere,
  // LIC-04, LIC-09, LIC-13: a licence may require any of these limits.
  limits: ({ rules, playLimits }) => rules.depositLimits || rules.sessionLimits || playLimits.length > 0,
  'global-limits': ({ rules }) => rules.globalLossLimits, // LIC-03
  'session-history': everywhere,
  'balance-proof': everywhere, // MONEY-12
  // EXCLUSION-08: time-outs exist under every licence; LIC-15 defines which licences have more.
  'self-exclusion': everywhere,
} as const satisfies Record<string, (site: ProfileSite) => boolean>;

export type ProfilePage = keyof typeof SITES_WITH;

const NAMES = Object.keys(SITES_WITH) as ProfilePage[];

/** The dashboard for the empty path, null for an unknown path. */
export function profilePageOf(rest: string | undefined): ProfilePage | null {
  const name = rest?.replace(/\/$/, '') || 'dashboard';
  return NAMES.find((page) => page === name) ?? null;
}

export const profilePages = (site: ProfileSite): readonly ProfilePage[] =>
  NAMES.filter((page) => SITES_WITH[page](site));

export function isProfilePage(rest: string | undefined, site: ProfileSite): boolean {
  const page = profilePageOf(rest);
  return page !== null && SITES_WITH[page](site);
}
