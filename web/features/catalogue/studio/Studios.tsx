import { gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { StudioCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { StudioMark } from '../../../ui/spotlight/StudioMark.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import './studioList.css';

interface StudiosProps {
  readonly studios: readonly StudioCardPartsFragment[];
  /** Shows one row of logos without the numbers of games. */
  readonly isRow?: boolean;
}

/** A studio without a logo is shown by its name. */
export function Studios({ studios, isRow = false }: StudiosProps) {
  const text = useText();
  const href = useHref();
  return (
    <ul className={isRow ? 'fy-studios fy-studios--row' : 'fy-studios'}>
      {studios.map(({ studio: { name, slug, imageUrl }, games }) => {
        const count = isRow ? null : text('games.count', { count: games.totalCount });
        return (
          <li key={slug}>
            <Link
              className="fy-studio"
              href={href(gameStudioPath(slug))}
              aria-label={count === null ? name : `${name}, ${count}`}
            >
              {imageUrl === null ? name : <StudioMark url={imageUrl} />}
              {count !== null && <span className="fy-studio__count">{count}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
