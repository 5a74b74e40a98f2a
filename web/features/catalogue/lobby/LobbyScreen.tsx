import type { ReactNode } from 'react';
import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { CarouselSkeleton, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useDateTag, useText, useHref } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure } from '../pageStates.tsx';
import { lobbyQuery } from '../queries.ts';
import { ListCarousel } from './ListCarousel.tsx';
import { RecentWins } from './RecentWins.tsx';
import { imageSources, imageUrl } from '@foyer/contract/catalogue/images.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import { useApp, useCountries, useSettings } from '../../../app/app.tsx';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { when } from './when.ts';
import './recent.css';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Hero, type HeroSlide } from '../../../ui/hero/Hero.tsx';
import { Lead } from '../../../ui/hero/Lead.tsx';
import { Promo } from '../../../ui/hero/Promo.tsx';

interface LobbyScreenProps {
  /** Shown below the featured games. */
  readonly jackpot: ReactNode;
  /** The operator's content, shown below the first list. */
  readonly blocks: ReactNode;
}

/** ROUTE-27. */
export function LobbyScreen(parts: LobbyScreenProps) {
  const text = useText();
  const { data, error } = useQuery(lobbyQuery(useCountries()));
  useTitle(text('games.lobby'));
  return (
    <>
      <h1 className="fy-sr">{text('games.lobby')}</h1>
      {data ? <LobbyRows lobby={data.lobby} {...parts} /> : error ? <Failure error={error} /> : <Loading />}
    </>
  );
}

interface LobbyRowsProps extends LobbyScreenProps {
  readonly lobby: LobbyPageQuery['lobby'];
}

function LobbyRows({ lobby, jackpot, blocks }: LobbyRowsProps) {
  const { heroes, recentlyPlayed, personal, mostPlayed, recentWins, lists } = lobby;
  const [first, ...others] = lists;
  return (
    <>
      <Heroes heroes={heroes} />
      {jackpot}
      {recentlyPlayed.length > 0 && <RecentlyPlayed games={recentlyPlayed} />}
      {personal.map((list) => (
        <ListCarousel key={list.slug} list={list} />
      ))}
      {first && <ListCarousel list={first} isFirst={heroes.length === 0} />}
      {mostPlayed && <ListCarousel list={mostPlayed} />}
      {recentWins.length > 0 && <RecentWins wins={recentWins} />}
      {blocks}
      {others.map((list) => (
        <ListCarousel key={list.slug} list={list} />
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

function RecentlyPlayed({ games }: { games: LobbyPageQuery['lobby']['recentlyPlayed'] }) {
  const text = useText();
  const href = useHref();
  const playedText = usePlayedText();
  return (
    <Section title={text('games.carryOn')}>
      <ul className="fy-recent" data-row="recent">
        {games.map(({ game: { slug, title, tileUrl, tileColour }, playedAt }) => (
          <li key={slug}>
            <Link className="fy-recent__item" href={href(`/games/${slug}/`)}>
              <img
                {...imageSources(tileUrl, 'square')}
                sizes="4rem"
                alt=""
                width={640}
                height={640}
                loading="lazy"
                decoding="async"
                style={groundOf(tileColour)}
              />
              <span>
                <span className="fy-recent__name">{title}</span>
                <span className="fy-recent__meta">{playedText(playedAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function usePlayedText(): (iso: string) => string {
  const text = useText();
  const { renderedAtMs } = useApp();
  const tag = useDateTag();
  const timeZone = useTimeZone();
  return (iso) => {
    const played = when(iso, renderedAtMs, tag, timeZone);
    if (played.kind === 'today') return text('games.playedToday', { time: played.time });
    return played.kind === 'yesterday' ? text('games.playedYesterday') : played.day;
  };
}

type HeroData = LobbyPageQuery['lobby']['heroes'][number];

function Heroes({ heroes }: { heroes: readonly HeroData[] }) {
  const text = useText();
  const href = useHref();
  const hasSide = useSettings().layout === 'layout2';
  const [first, ...others] = heroes.map((hero) => slideOf(hero, href, text('games.playNow')));
  if (!first) return null;
  const beside = hasSide ? others.slice(0, 2) : [];
  return (
    <Lead
      side={
        beside.length === 2 &&
        beside.map(({ key, art, ...slide }) => (
          <Promo
            key={key}
            {...slide}
            artUrl={art.src}
            href={href(`/games/${key}/`)}
            more={text('games.playNow')}
          />
        ))
      }
    >
      <Hero
        label={text('games.featured')}
        slides={[first, ...others]}
        pager={{
          previous: text('games.previous'),
          next: text('games.next'),
          position: (index, count) => text('games.position', { place: index, count }),
        }}
      />
    </Lead>
  );
}

function slideOf({ game, ...texts }: HeroData, href: (path: string) => string, playNow: string): HeroSlide {
  return {
    ...texts,
    key: game.slug,
    title: game.title,
    art: imageSources(game.tileUrl, 'hero'),
    lockupUrl: imageUrl(game.tileUrl, 'lockup'),
    actions: <ButtonLink href={href(`/games/${game.slug}/`)}>{playNow}</ButtonLink>,
  };
}
