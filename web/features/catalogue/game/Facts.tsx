import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { useSettings } from '../../../app/app.tsx';
import { useWallet } from '../../wallet/index.ts';
import { useReturnRate } from '../useReturnRate.ts';
import { languageFacts } from './languageFacts.ts';
import './gamePage.css';

type Details = NonNullable<GamePageQuery['game']>;

export function Facts({ details }: { details: Details }) {
  const text = useText();
  const money = useMoney();
  const returnRate = useReturnRate();
  const locale = useLocale();
  const number = useNumber();
  const settings = useSettings();
  const currency = useWallet().amounts?.currency ?? settings.currency;
  const { game, rtpRange, maxWin, lines, volatility, minStake, maxStake } = details;
  const [min, max] = [returnRate(rtpRange?.least ?? null), returnRate(rtpRange?.most ?? null)];
  const stake =
    minStake !== null && maxStake !== null
      ? text('games.facts.stakeRange', {
          least: money({ amount: minStake, currency }),
          most: money({ amount: maxStake, currency }),
        })
      : null;
  const facts = {
    returnRate: returnRate(game.rtp),
    returnRange:
      min !== null && max !== null ? text('games.facts.returnRange.value', { least: min, most: max }) : null,
    maxWin: maxWin === null ? null : text('games.facts.times', { times: number(maxWin) }),
    lines: lines === null ? null : number(lines),
    stake,
    volatility: volatility === null ? null : text(`games.volatility.${volatility}`),
    ...languageFacts(details, locale),
  };
  return (
    <dl className="fy-facts">
      {Object.entries(facts).map(
        ([key, value]) =>
          value !== null && (
            <div key={key}>
              <dt>{text(`games.facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
