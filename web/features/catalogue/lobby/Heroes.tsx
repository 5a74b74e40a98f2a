import { drawingUrl } from '@foyer/contract/catalogue/art.ts';
import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Hero, type HeroSlide } from '../../../ui/hero/Hero.tsx';
import { Lead } from '../../../ui/hero/Lead.tsx';
import { Promo } from '../../../ui/hero/Promo.tsx';
import { useHref, useSettings, useText } from '../../content/index.ts';

type HeroData = LobbyPageQuery['lobby']['heroes'][number];

/** The wide posters at the head of the lobby, one at a time. */
export function Heroes({ heroes }: { heroes: readonly HeroData[] }) {
  const text = useText();
  const href = useHref();
  const isCounter = useSettings().layout === 'layout2';
  const [first, ...others] = heroes.map((hero) => slideOf(hero, href, text('games.playNow')));
  if (!first) return null;
  const beside = isCounter ? others.slice(0, 2) : [];
  return (
    <Lead
      side={
        beside.length === 2 &&
        beside.map(({ key, ...slide }) => (
          <Promo key={key} {...slide} href={href(`/games/${key}/`)} more={text('games.playNow')} />
        ))
      }
    >
      <Hero
        label={text('games.featured')}
        slides={[first, ...others]}
        pager={{
          previous: text('games.previous'),
          next: text('games.next'),
          position: (place, count) => text('games.position', { place, count }),
        }}
      />
    </Lead>
  );
}

function slideOf({ game, ...words }: HeroData, href: (path: string) => string, playNow: string): HeroSlide {
  return {
    ...words,
    key: game.slug,
    title: game.title,
    artUrl: drawingUrl(game.tileUrl, 'hero'),
    lockupUrl: drawingUrl(game.tileUrl, 'lockup'),
    actions: <ButtonLink href={href(`/games/${game.slug}/`)}>{playNow}</ButtonLink>,
  };
}
