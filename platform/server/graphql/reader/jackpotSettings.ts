import { settingsOf } from '../../../modules/jackpot/index.ts';
import type { Site } from '../../../sites/index.ts';
import type { GraphqlContext } from '../context.ts';

/** The site's jackpot in the viewer's currency; null without a jackpot. */
export async function jackpotSettings(site: Site, { session, locale, database, services }: GraphqlContext) {
  const currency = session
    ? (await services.wallet.state(database.query, session.playerId)).currency
    : site.market.currency;
  return settingsOf(site, currency, {
    translate: services.jackpot.translate(locale),
    termsAndConditions: services.content.page(site, locale, 'jackpot-terms')?.html ?? '',
  });
}
