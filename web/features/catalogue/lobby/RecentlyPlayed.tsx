import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useApp } from '../../../app/app.tsx';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { when } from './when.ts';
import './recent.css';

export function RecentlyPlayed({ games }: { games: LobbyPageQuery['lobby']['recentlyPlayed'] }) {
  const text = useText();
  const href = useHref();
  const playedText = usePlayedText();
  return (
    <Section title={text('games.carryOn')}>
      <ul className="fy-recent">
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
  const { locale, renderedAtMs } = useApp();
  const timeZone = useTimeZone();
  return (iso) => {
    const played = when(iso, renderedAtMs, locale, timeZone);
    if (played.kind === 'today') return text('games.playedToday', { time: played.time });
    return played.kind === 'yesterday' ? text('games.playedYesterday') : played.day;
  };
}
