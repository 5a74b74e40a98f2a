import { useEffect, useRef, type ReactNode } from 'react';
import { gameCategoryPath, gameListPath, gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import { PROMOTION_QUERY } from '@foyer/contract/content/promotions.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { GameOption } from './GameOption.tsx';
import { OptionGroup, OptionLink } from './options.tsx';
import type { Findings } from './useFindings.ts';

interface ResultsProps {
  readonly findings: Findings;
  onFollow(): void;
}

export function Results({ findings, onFollow }: ResultsProps) {
  const { games, gameCount, studios, lists, categories, promotions, matches } = findings;
  const text = useText();
  return (
    <FollowedResults onFollow={onFollow}>
      {games.length > 0 && (
        <OptionGroup title={text('menu.search.games')} count={gameCount}>
          <div className="fy-grid">
            {games.map((game) => (
              <GameOption key={game.slug} game={game} />
            ))}
          </div>
        </OptionGroup>
      )}
      <Chips
        name="studio"
        title={text('menu.search.studios')}
        entries={studios.map(({ name, slug }) => ({ name, path: gameStudioPath(slug) }))}
      />
      <Chips
        name="category"
        title={text('menu.categories')}
        entries={categories.map(({ name, slug }) => ({ name, path: gameCategoryPath(slug) }))}
      />
      <Chips
        name="list"
        title={text('menu.search.lists')}
        entries={lists.map(({ name, slug }) => ({ name, path: gameListPath(slug) }))}
      />
      <Chips
        name="promotion"
        title={text('menu.promotions')}
        entries={promotions.map(({ id, title }) => ({ name: title, path: promotionPath(id) }))}
      />
      <Chips
        name="match"
        title={text('menu.search.matches')}
        entries={matches.map(({ home, away, league }) => ({
          name: `${home.name} – ${away.name}, ${league}`,
          path: '/sports/',
        }))}
      />
    </FollowedResults>
  );
}

/** Calls `onFollow` when the reader follows a link of any child component. */
function FollowedResults({ onFollow, children }: { onFollow(): void; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) onFollow();
    };
    element?.addEventListener('click', onClick, { capture: true });
    return () => element?.removeEventListener('click', onClick, { capture: true });
  }, [onFollow]);
  return (
    <div ref={container} role="presentation" className="fy-search__results">
      {children}
    </div>
  );
}

interface ChipsProps {
  /** Unique among the groups. */
  readonly name: string;
  readonly title: string;
  /** Paths without locale. */
  readonly entries: readonly { readonly name: string; readonly path: string }[];
}

const promotionPath = (id: string) => `/promotions/?${new URLSearchParams({ [PROMOTION_QUERY]: id })}`;

function Chips({ name: group, title, entries }: ChipsProps) {
  const href = useHref();
  if (entries.length === 0) return null;
  return (
    <OptionGroup title={title}>
      <div className="fy-search__chips">
        {entries.map(({ name, path }, index) => (
          <OptionLink
            key={name}
            name={`${group}-${index}`}
            className="fy-button fy-button--outline"
            href={href(path)}
          >
            {name}
          </OptionLink>
        ))}
      </div>
    </OptionGroup>
  );
}
