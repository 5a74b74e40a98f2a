import type { PosterSources } from '@foyer/contract/catalogue/art.ts';
import { Link } from '../link/Link.tsx';
import { groundOf } from './groundOf.ts';
import './recent.css';

export interface RecentGame {
  slug: string;
  title: string;
  /** When it was played, in the player's words: "Today, 14:20". */
  when: string;
  href: string;
  poster: PosterSources;
  /** The ground of the art, shown until it has come. */
  ground: string;
}

/** The games to carry on with, five at most. */
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
