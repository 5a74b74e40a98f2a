import { VOLATILITIES } from '@foyer/contract/catalogue/volatilities.ts';
import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText, useLocale } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure, NoSuchGame } from '../pageStates.tsx';
import { ListCarousel } from '../lobby/ListCarousel.tsx';
import { gameQuery } from '../queries.ts';
import { Stage } from './Stage.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { useSettings } from '../../../app/app.tsx';
import { useWallet } from '../../wallet/index.ts';
import { useReturnRate } from '../useReturnRate.ts';
import { languageFacts } from './languageFacts.ts';
import './gamePage.css';

type Details = NonNullable<GamePageQuery['game']>;

interface GameScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

/** ROUTE-46: the page of one game, which starts at once. */
export function GameScreen({ params: { slug = '' }, search }: GameScreenProps) {
  const text = useText();
  const { data, error } = useQuery(gameQuery(slug));
  useTitle(data?.game?.game.title ?? text('games.game'));
  if (data?.game) return <Game key={slug} details={data.game} search={search} />;
  if (data) return <NoSuchGame />;
  return error ? <Failure error={error} /> : <Skeleton shape="hero" />;
}

function Game({ details, search }: { details: Details; search: string }) {
  const { related } = details;
  return (
    <>
      <Stage game={details.game} search={search} />
      <Facts details={details} />
      <Information />
      {related.games.edges.length > 0 && <ListCarousel list={related} />}
    </>
  );
}

function Facts({ details }: { details: Details }) {
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

/** FLAG-09: general information about games, on sites that show it beside each game. */
export function Information() {
  const text = useText();
  const isShown = useSettings().features.includes('EnableGamesInformationMessage');
  return isShown ? <p className="fy-game-information">{text('games.information')}</p> : null;
}
