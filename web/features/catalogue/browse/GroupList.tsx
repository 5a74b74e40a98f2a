import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { GameListCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import '../../../ui/section/section.css';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import { useTitle } from '../../../app/head.tsx';
import { useHref } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';
import type { CallError } from '../../../transport/graphql/errors.ts';
import { PendingGames } from '../pageStates.tsx';
import './groups.css';

interface GroupListProps {
  readonly title: string;
  readonly groups: readonly GameListCardPartsFragment[] | undefined;
  readonly error: CallError | undefined;
}

/** A page of game lists or categories as cards, each with its first posters. */
export function GroupList({ title, groups, error }: GroupListProps) {
  const href = useHref();
  const number = useNumber();
  useTitle(title);
  if (!groups) return <PendingGames error={error} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ul className="fy-cards">
        {groups.map(({ slug, name, path, games }) => (
          <li key={slug}>
            <Link className="fy-group" href={href(path)}>
              <span className="fy-group__art">
                {games.edges.map(({ node }) => (
                  <img
                    key={node.slug}
                    {...imageSources(node.tileUrl, 'portrait')}
                    sizes="6.5rem"
                    alt=""
                    width={600}
                    height={800}
                    decoding="async"
                    style={groundOf(node.tileColour)}
                  />
                ))}
              </span>
              <h2 className="fy-group__name">
                {name}
                <span className="fy-section__count">{number(games.totalCount)}</span>
              </h2>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
