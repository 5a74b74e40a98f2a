import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure, NoSuchGame } from '../pageStates.tsx';
import { ListCarousel } from '../lobby/ListCarousel.tsx';
import { gameQuery } from '../queries.ts';
import { Stage } from './Stage.tsx';
import { useLazyPart } from '../../../app/useLazyPart.ts';
import { classNames } from '../../../ui/link/classNames.ts';
import { BesideButton } from './beside/BesideButton.tsx';
import { useBeside } from './beside/useBeside.ts';
import { GameFacts, GameRounds } from './GameFacts.tsx';
import { useSettings } from '../../../app/app.tsx';
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
  const { game, related } = details;
  const beside = useBeside(game.slug, search);
  const second = beside?.slug ?? null;
  const Second = useLazyPart(second !== null, 'games', loadBeside);
  return (
    <>
      <div className={classNames('fy-games', second !== null && 'fy-games--two')}>
        <div className="fy-games__one">
          <Stage
            game={game}
            search={search}
            tools={beside && <BesideButton first={game.slug} beside={beside} />}
          />
          <GameFacts details={details} />
          <Information />
          <GameRounds game={game} />
        </div>
        {beside && second !== null && Second && (
          <Second key={second} slug={second} closeHref={beside.hrefWith(null)} />
        )}
      </div>
      {related.games.edges.length > 0 && <ListCarousel list={related} />}
    </>
  );
}

const loadBeside = () => import('./beside/GameBeside.tsx').then((loaded) => loaded.GameBeside);

/** FLAG-09: general information about games, on sites that show it beside each game. */
export function Information() {
  const text = useText();
  const isShown = useSettings().features.includes('EnableGamesInformationMessage');
  return isShown ? <p className="fy-game-information">{text('games.information')}</p> : null;
}
