import { toJson } from '@foyer/domain/money.ts';
import { settingsOf } from '../../../modules/jackpot/index.ts';
import type { Site } from '../../../sites/index.ts';
import type { GraphqlContext } from '../context.ts';

/** The site's jackpot in the viewer's currency; null without a jackpot. */
export async function jackpotSettings(site: Site, { session, locale, database, services }: GraphqlContext) {
  const currency = session
    ? (await services.wallet.state(database.query, session.playerId)).currency
    : site.market.currency;
  const settings = settingsOf(site, currency, {
    translate: services.jackpot.translate(locale),
    termsAndConditions: services.content.page(site, locale, 'jackpot-terms')?.html ?? '',
  });
  if (!settings) return null;
  const pots = await services.jackpot.potsIn(site.brand, settings.currency);
  return { ...settings, potAmounts: pots.map(({ id, value }) => ({ id, ...toJson(value) })) };
}
