import type { ImageSources } from '@foyer/contract/catalogue/images.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import './recent.css';

export interface RecentGame {
  slug: string;
  title: string;
  /** When it was last played, formatted: "Today, 14:20". */
  when: string;
  href: string;
  poster: ImageSources;
  /** Background colour until the picture has loaded. */
  ground: string;
}

/** Recently played games, at most five. */
export function RecentList({ games }: { games: readonly RecentGame[] }) {
  return (
    <ul className="fy-recent">
      {games.map(({ slug, title, when, href, poster, ground }) => (
        <li key={slug}>
          <Link className="fy-recent__item" href={href}>
            <img
              {...poster}
              sizes="4rem"
              alt=""
              width={640}
              height={640}
              loading="lazy"
              decoding="async"
              style={groundOf(ground)}
            />
            <span>
              <span className="fy-recent__name">{title}</span>
              <span className="fy-recent__meta">{when}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
