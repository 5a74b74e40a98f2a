import { Link } from '../../../ui/link/Link.tsx';
import { StudioMark } from '../../../ui/spotlight/StudioMark.tsx';
import './studioList.css';

export interface StudioCard {
  slug: string;
  name: string;
  href: string;
  /** Null if the studio has no logo; its name is shown instead. */
  markUrl: string | null;
  /** "20 games"; absent where the row only links to the studios. */
  count?: string;
}

/** Game studios, each with its logo. */
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
