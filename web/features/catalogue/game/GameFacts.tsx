import { VOLATILITIES } from '@foyer/contract/catalogue/volatilities.ts';
import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { useSettings } from '../../../app/app.tsx';
import { useStore } from '../../../app/useStore.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { OwnRounds, useWallet } from '../../wallet/index.ts';
import { useReturnRate } from '../useReturnRate.ts';
import { gameRound } from './gameRound.ts';
import { languageFacts } from './languageFacts.ts';

type Details = NonNullable<GamePageQuery['game']>;

/** The player's own last rounds in the game. */
export function GameRounds({ game: { slug, title } }: { game: Details['game'] }) {
  const isPlaying = useStore(gameRound).open.some(({ frame }) => frame === slug);
  return <OwnRounds slug={slug} title={title} isPlaying={isPlaying} />;
}

export function GameFacts({ details }: { details: Details }) {
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
              <dt className="fy-note">{text(`games.facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
