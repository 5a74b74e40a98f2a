import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import type { Findings } from './useFindings.ts';

export type FoundGame = Findings['games'][number];

interface ResultsProps {
  readonly findings: Findings;
  readonly tile: (game: FoundGame) => ReactNode;
  onFollow(): void;
}

export function Results({ findings: { games, gameCount, studios, lists }, tile, onFollow }: ResultsProps) {
  const text = useText();
  return (
    <FollowedResults onFollow={onFollow}>
      {games.length > 0 && (
        <Section title={text('menu.search.games')} count={gameCount}>
          <GameGrid>{games.map(tile)}</GameGrid>
        </Section>
      )}
      <Chips title={text('menu.search.studios')} folder="game-studio" entries={studios} />
      <Chips title={text('menu.search.lists')} folder="game-list" entries={lists} />
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
    <div ref={container} className="fy-search__results">
      {children}
    </div>
  );
}

interface ChipsProps {
  readonly title: string;
  readonly folder: string;
  readonly entries: readonly { readonly name: string; readonly slug: string }[];
}

function Chips({ title, folder, entries }: ChipsProps) {
  const href = useHref();
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="fy-search__chips">
        {entries.map(({ name, slug }) => (
          <li key={slug}>
            <ButtonLink variant="outline" href={href(`/${folder}/${slug}/`)}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
