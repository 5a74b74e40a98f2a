import type { ImageSources } from '@foyer/contract/catalogue/images.ts';
import { Link } from '../../../ui/link/Link.tsx';
import '../../../ui/section/section.css';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import './groups.css';

interface GroupPoster extends ImageSources {
  slug: string;
  ground: string;
}

export interface GroupCard {
  slug: string;
  name: string;
  href: string;
  /** Number of games, formatted. */
  count: string;
  posters: readonly GroupPoster[];
}

/** Game lists or categories, each with its first posters. */
export function GroupList({ groups }: { groups: readonly GroupCard[] }) {
  return (
    <ul className="fy-groups">
      {groups.map(({ slug, name, href, count, posters }) => (
        <li key={slug}>
          <Link className="fy-group" href={href}>
            <span className="fy-group__art">
              {posters.map(({ slug: game, ground, ...poster }) => (
                <img
                  key={game}
                  {...poster}
                  sizes="6.5rem"
                  alt=""
                  width={600}
                  height={800}
                  decoding="async"
                  style={groundOf(ground)}
                />
              ))}
            </span>
            <h2 className="fy-group__name">
              {name}
              <span className="fy-section__count">{count}</span>
            </h2>
          </Link>
        </li>
      ))}
    </ul>
  );
}
