import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import { VOLATILITIES } from '@foyer/contract/catalogue/volatilities.ts';
import { useSettings } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { usePercent } from '../../../i18n/percent.ts';
import { useWallet } from '../../wallet/index.ts';
import { SORTS, type RefinementKey } from './refinement.ts';

/** Names a value of a filter; a studio, whose name the platform sends, by its slug. */
export function useOptionName(): (key: RefinementKey, value: string) => string {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const settings = useSettings();
  const currency = useWallet().amounts?.currency ?? settings.currency;
  return (key, value) => {
    switch (key) {
      case 'sort': {
        const sort = SORTS.find((one) => one === value);
        return sort ? text(`games.sort.${sort}`) : value;
      }
      case 'volatility': {
        const volatility = VOLATILITIES.find((one) => one === value);
        return volatility ? text(`games.volatility.${volatility}`) : value;
      }
      case 'feature': {
        const feature = GAME_FEATURES.find((one) => one === value);
        return feature ? text(`menu.search.feature.${feature}`) : value;
      }
      case 'returnFrom':
        return text('games.refine.returnFrom.value', { rate: percent(Number(value) / 100) });
      case 'stakeUpTo':
        return text('games.refine.stakeUpTo.value', { amount: money({ amount: value, currency }) });
      case 'studio':
        return value;
    }
  };
}
