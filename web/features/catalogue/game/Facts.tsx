import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { useSettings } from '../../../app/app.tsx';
import { useWallet } from '../../wallet/index.ts';
import { useReturnRate } from '../useReturnRate.ts';
import { languageFacts } from './languageFacts.ts';
import './gamePage.css';

const VOLATILITIES = ['low', 'medium', 'high'] as const;

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
  const [least, most] = [returnRate(rtpRange?.least ?? null), returnRate(rtpRange?.most ?? null)];
  const stake =
    minStake !== null && maxStake !== null
      ? text('games.facts.stakeRange', {
          least: money({ amount: minStake, currency }),
          most: money({ amount: maxStake, currency }),
        })
      : null;
  const level = VOLATILITIES.find((known) => known === volatility);
  const { language, languages } = languageFacts(details, locale);
  const facts = [
    { key: 'returnRate', value: returnRate(game.rtp) },
    {
      key: 'returnRange',
      value: least !== null && most !== null ? text('games.facts.returnRange.value', { least, most }) : null,
    },
    { key: 'maxWin', value: maxWin === null ? null : text('games.facts.times', { times: number(maxWin) }) },
    { key: 'lines', value: lines === null ? null : number(lines) },
    { key: 'stake', value: stake },
    { key: 'volatility', value: level === undefined ? null : text(`games.volatility.${level}`) },
    { key: 'language', value: language },
    { key: 'languages', value: languages },
  ] as const;
  return (
    <dl className="fy-facts">
      {facts.map(
        ({ key, value }) =>
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
