import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { CarouselSkeleton, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure } from '../pageStates.tsx';
import { lobbyQuery } from '../queries.ts';
import { Heroes } from './Heroes.tsx';
import { ListCarousel } from './ListCarousel.tsx';
import { RecentlyPlayed } from './RecentlyPlayed.tsx';

/** ROUTE-27 */
export function LobbyScreen() {
  const text = useText();
  const { data, error } = useQuery(lobbyQuery());
  useTitle(text('games.lobby'));
  return (
    <>
      <h1 className="fy-sr">{text('games.lobby')}</h1>
      {data ? <LobbyRows {...data} /> : error ? <Failure error={error} /> : <Loading />}
    </>
  );
}

function LobbyRows({ lobby: { heroes, recentlyPlayed, personal, lists } }: LobbyPageQuery) {
  return (
    <>
      <Heroes heroes={heroes} />
      {recentlyPlayed.length > 0 && <RecentlyPlayed games={recentlyPlayed} />}
      {personal.map((list) => (
        <ListCarousel key={list.slug} list={list} />
      ))}
      {lists.map((list, index) => (
        <ListCarousel key={list.slug} list={list} isFirst={index === 0 && heroes.length === 0} />
      ))}
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton shape="hero" />
    <CarouselSkeleton />
    <CarouselSkeleton />
  </>
);
