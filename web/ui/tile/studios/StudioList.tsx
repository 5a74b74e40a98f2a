import { Link } from '../../link/Link.tsx';
import { StudioMark } from './StudioMark.tsx';
import './studios.css';

export interface StudioCard {
  slug: string;
  name: string;
  href: string;
  /** Null where a studio has none: its name stands there then. */
  markUrl: string | null;
  /** "20 games"; left out where the row is only a way to the studios. */
  count?: string;
}

/** Who makes the games, each by its mark. */
export function StudioList({ studios, isRow = false }: { studios: readonly StudioCard[]; isRow?: boolean }) {
  return (
    <ul className={isRow ? 'fy-studios fy-studios--row' : 'fy-studios'}>
      {studios.map(({ slug, name, href, markUrl, count }) => (
        <li key={slug}>
          <Link
            className="fy-studio"
            href={href}
            aria-label={count === undefined ? name : `${name}, ${count}`}
          >
            {markUrl === null ? name : <StudioMark url={markUrl} />}
            {count !== undefined && <span className="fy-studio__count">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
