import { useQuery } from '../../../../app/graphql.tsx';
import { useText } from '../../../../i18n/i18n.tsx';
import { IconButtonLink } from '../../../../ui/button/Button.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { gameQuery } from '../../queries.ts';
import { Failure, NoSuchGame } from '../../pageStates.tsx';
import { GameFacts, GameRounds } from '../GameFacts.tsx';
import { Stage } from '../Stage.tsx';

/** The second game of the page, with its own session and toolbar. */
export function GameBeside({ slug, closeHref }: { slug: string; closeHref: string }) {
  const text = useText();
  const { data, error } = useQuery(gameQuery(slug));
  const details = data?.game;
  if (!details) return data ? <NoSuchGame /> : error ? <Failure error={error} /> : <Skeleton shape="hero" />;
  const { game } = details;
  return (
    <section className="fy-games__one" aria-label={game.title}>
      <Stage
        game={game}
        isSecond
        tools={
          <IconButtonLink
            href={closeHref}
            isInPlace
            label={text('games.beside.close', { title: game.title })}
          >
            <Icon name="x" />
          </IconButtonLink>
        }
      />
      <GameFacts details={details} />
      <GameRounds game={game} />
    </section>
  );
}
