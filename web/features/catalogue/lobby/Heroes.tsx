import { imageSources, imageUrl } from '@foyer/contract/catalogue/images.ts';
import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Hero, type HeroSlide } from '../../../ui/hero/Hero.tsx';
import { Lead } from '../../../ui/hero/Lead.tsx';
import { Promo } from '../../../ui/hero/Promo.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';

type HeroData = LobbyPageQuery['lobby']['heroes'][number];

export function Heroes({ heroes }: { heroes: readonly HeroData[] }) {
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
