import type {
  JackpotPageSettings,
  JackpotPotTerms,
  JackpotSettings,
} from '@foyer/contract/generated/resolvers.ts';
import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { FULL_SHARE, type JackpotFile, type Translate, type Site } from '../../sites/index.ts';

/** JACK-41, FAIR-03: a brand's public jackpot settings, which have no amounts; null for a brand without a jackpot. */
export function settingsOf(
  site: Site,
  wished: Currency,
  texts: PageTexts,
): Omit<JackpotSettings, 'potAmounts'> | null {
  const { jackpot } = site;
  if (!jackpot) return null;
  const currency = jackpot.contributions.has(wished) ? wished : site.market.currency;
  const offered = jackpot.contributions.get(currency);
  if (!offered) return null;
  return {
    enabled: true,
    sourceId: jackpot.sourceId,
    instanceId: jackpot.instanceId,
    operatorId: site.settings.operator,
    currency,
    initialContributionValue: toNumber(offered.initial),
    contributionOptions: offered.options.map(toNumber),
    showsPercentage: jackpot.showsPercentage,
    autoOptIn: site.has('JackpotAutoOptIn'),
    colorPalette: site.theme.jackpotColours,
    enabledCommunity: jackpot.pots.shared !== null,
    communitySize: jackpot.pots.shared?.winners ?? 0,
    logo: pathOf(site, jackpot.logo),
    winnerNotificationImage: pathOf(site, jackpot.winnerNotificationImage),
    pots: termsOf(jackpot),
    page: pageOf(site, jackpot, texts),
  };
}

export interface PageTexts {
  readonly translate: Translate;
  /** The terms and conditions as HTML. */
  readonly termsAndConditions: string;
}

/** A contribution in major units, as the specification requires; exact for two decimals. */
export const toNumber = (amount: Money): number => Number(toDecimal(amount));

function termsOf({ pots }: JackpotFile): readonly JackpotPotTerms[] {
  const drawn = DRAWN_POTS.map((id) => ({
    id,
    share: pots[id].share / FULL_SHARE,
    seed: toDecimal(pots[id].seed),
    ceiling: toDecimal(pots[id].ceiling),
    mustDropWithinHours: pots[id].mustDropWithinHours,
    oneIn: pots[id].oneIn,
  }));
  const { shared } = pots;
  if (!shared) return drawn;
  const { share, seed, ceiling } = shared;
  return [
    ...drawn,
    {
      id: 'shared',
      share: share / FULL_SHARE,
      seed: toDecimal(seed),
      ceiling: toDecimal(ceiling),
      mustDropWithinHours: null,
      oneIn: null,
    },
  ];
}

/** JACK-42, JACK-06: replaces euro amounts like `[[10000.00]]` by the amount in the reader's currency. */
function pageOf(
  site: Site,
  jackpot: JackpotFile,
  { translate, termsAndConditions }: PageTexts,
): JackpotPageSettings {
  const seeds = Object.fromEntries(DRAWN_POTS.map((id) => [id, `[[${toDecimal(jackpot.pots[id].seed)}]]`]));
  return {
    enabled: true,
    desktopImage: pathOf(site, jackpot.desktopImage),
    mobileImage: pathOf(site, jackpot.mobileImage),
    titleRows: jackpot.titleRows.map((key) => translate(key, seeds)),
    subtitle: translate('jackpot.page.subtitle', seeds),
    text: `<p>${translate('jackpot.page.text', seeds)}</p>`,
    termsAndConditions,
  };
}

const pathOf = (site: Site, file: string | null): string | null =>
  file === null ? null : `/brand/${site.brand}/${file}`;
