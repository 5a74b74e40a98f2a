import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useAnswer, useText, useTitle } from '../../content/index.ts';
import { Failure } from '../Failure.tsx';
import { ListCarousel } from '../lobby/ListCarousel.tsx';
import { NoSuchGame } from '../NoSuchGame.tsx';
import { gameQuestion } from '../questions.ts';
import { Facts } from './Facts.tsx';
import { Information } from './Information.tsx';
import { Stage } from './Stage.tsx';

type Details = NonNullable<GamePageQuery['game']>;

/** ROUTE-46: one game, running. */
export function GameScreen({ params: { slug = '' } }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const { data, error } = useAnswer(gameQuestion(slug));
  useTitle(data?.game?.game.title ?? text('games.game'));
  if (data?.game) return <Game key={slug} details={data.game} />;
  if (data) return <NoSuchGame />;
  return error ? <Failure error={error} /> : <Skeleton shape="hero" />;
}

function Game({ details }: { details: Details }) {
  const { related } = details;
  return (
    <>
      <Stage game={details.game} />
      <Facts details={details} />
      <Information />
      {related.games.edges.length > 0 && <ListCarousel list={related} isFirst={false} />}
    </>
  );
}
