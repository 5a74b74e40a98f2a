import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { Visibility } from '../../modules/notifications/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Site, Sites } from '../../sites/index.ts';

export interface VisibilityDeps {
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly players: Pick<Players, 'accountState'>;
}

/** What of their notifications a player may see now (EXCLUSION-08, PLAYER-09). A brand that is not served has no messages. */
export function visibilityOf({ clock, sites, players }: VisibilityDeps, player: PlayerRecord): Visibility {
  const mayAdvertise = !player.isSuppressed && !players.accountState(player).isMarketingBlocked;
  const site = sites.byBrand(player.brand)?.inCountry(player.country);
  const messages = (site ? runningMessages(site, clock.now()) : []).filter(
    ({ isAdvertising, locales }) =>
      (mayAdvertise || !isAdvertising) && (locales?.some((locale) => locale === player.language) ?? true),
  );
  return { mayAdvertise, messages: messages.map(({ id }) => id) };
}

const runningMessages = ({ messages }: Site, now: Date) =>
  messages.filter(({ from, until }) => from <= now && now < until);
