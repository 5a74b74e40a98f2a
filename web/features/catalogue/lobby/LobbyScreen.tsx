import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { CarouselSkeleton, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { RecentList } from './RecentList.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure } from '../Failure.tsx';
import { lobbyQuery } from '../queries.ts';
import { Heroes } from './Heroes.tsx';
import { ListCarousel } from './ListCarousel.tsx';
import { useWhen } from './useWhen.ts';

type Lobby = LobbyPageQuery['lobby'];

/** ROUTE-27: the lobby, from recently played games to new ones. */
export function LobbyScreen() {
  const text = useText();
  const { data, error } = useQuery(lobbyQuery());
  useTitle(text('games.lobby'));
  return (
    <>
      <h1 className="fy-sr">{text('games.lobby')}</h1>
      {data ? <LobbyRows lobby={data.lobby} /> : error ? <Failure error={error} /> : <Loading />}
    </>
  );
}

function LobbyRows({ lobby: { heroes, recentlyPlayed, personal, lists } }: { lobby: Lobby }) {
  return (
    <>
      <Heroes heroes={heroes} />
      {recentlyPlayed.length > 0 && <Recent games={recentlyPlayed} />}
      {personal.map((list) => (
        <ListCarousel key={list.slug} list={list} isFirst={false} />
      ))}
      {lists.map((list, index) => (
        <ListCarousel key={list.slug} list={list} isFirst={index === 0 && heroes.length === 0} />
      ))}
    </>
  );
}

function Recent({ games }: { games: Lobby['recentlyPlayed'] }) {
  const text = useText();
  const href = useHref();
  const when = useWhen();
  return (
    <Section title={text('games.carryOn')}>
      <RecentList
        games={games.map(({ game, playedAt }) => ({
          slug: game.slug,
          title: game.title,
          when: when(playedAt),
          href: href(`/games/${game.slug}/`),
          poster: imageSources(game.tileUrl, 'square'),
          ground: game.tileColour,
        }))}
      />
    </Section>
  );
}

function Loading() {
  return (
    <>
      <Skeleton shape="hero" />
      <CarouselSkeleton />
      <CarouselSkeleton />
    </>
  );
}
