import type { GamePageQuery } from '@foyer/contract/generated/operations.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure, NoSuchGame } from '../pageStates.tsx';
import { ListCarousel } from '../lobby/ListCarousel.tsx';
import { gameQuery } from '../queries.ts';
import { Facts } from './Facts.tsx';
import { Information } from './Information.tsx';
import { Stage } from './Stage.tsx';

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
