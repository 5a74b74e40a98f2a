import { useState } from 'react';
import { BesideChoices, type GamePartsFragment } from '@foyer/contract/generated/operations.ts';
import { useQuery } from '../../../../app/graphql.tsx';
import { useText } from '../../../../i18n/i18n.tsx';
import { createQuery } from '../../../../transport/graphql/query.ts';
import '../../../../ui/tile/gameGrid.css';
import { Modal } from '../../../../ui/overlay/Modal.tsx';
import { NO_FILTER } from '../../search/filter.ts';
import { GameOption } from '../../search/GameOption.tsx';
import { OptionGroup } from '../../search/options.tsx';
import { SearchPanel } from '../../search/SearchPanel.tsx';
import { useFindings } from '../../search/useFindings.ts';
import type { Beside } from './useBeside.ts';

const LONGEST_TERM = 100;

interface BesideChooserProps extends Pick<Beside, 'hrefWith'> {
  /** Slug of the page's game, which cannot be the second one. */
  readonly first: string;
  readonly onClose: () => void;
}

/** The choice of the second game: first the games that the player knows, then what they search for. */
export function BesideChooser({ first, hrefWith, onClose }: BesideChooserProps) {
  const text = useText();
  const [term, setTerm] = useState('');
  const { found } = useFindings(term, NO_FILTER);
  const known = useKnownGames();
  const groups =
    term.trim() === ''
      ? known
      : [{ name: 'found', title: text('menu.search.games'), games: found?.findings?.games ?? [] }];
  const shown = groups.map((group) => ({
    ...group,
    games: group.games.filter(({ slug }) => slug !== first),
  }));
  const count = shown.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <Modal isOpen variant="search" label={text('games.beside.open')} onClose={onClose}>
      <SearchPanel
        label={text('games.beside.search')}
        closeLabel={text('menu.search.close')}
        term={term}
        maxLength={LONGEST_TERM}
        status={term.trim() === '' || !found ? '' : text('menu.search.found', { count })}
        optionsLabel={count > 0 ? text('menu.search.results') : null}
        onTerm={setTerm}
        onClose={onClose}
        before={null}
        after={null}
      >
        {shown.map(
          ({ name, title, games }) =>
            games.length > 0 && (
              <OptionGroup key={name} title={title}>
                <div className="fy-grid">
                  {games.map((game) => (
                    <GameOption
                      key={game.slug}
                      game={game}
                      group={name}
                      href={hrefWith(game.slug)}
                      isInPlace
                      onClick={onClose}
                    />
                  ))}
                </div>
              </OptionGroup>
            ),
        )}
      </SearchPanel>
    </Modal>
  );
}

/** Recently played games, favourites and the most played games, each game once. */
function useKnownGames() {
  const text = useText();
  const { data } = useQuery(createQuery(BesideChoices, {}));
  const named = [
    {
      name: 'recent',
      title: text('games.carryOn'),
      games: data?.lobby.recentlyPlayed.map(({ game }) => game) ?? [],
    },
    ...[data?.favourites, data?.mostPlayed].flatMap((list) =>
      list ? [{ name: list.slug, title: list.name, games: list.games.edges.map(({ node }) => node) }] : [],
    ),
  ];
  const seen = new Set<string>();
  const isNew = ({ slug }: GamePartsFragment) => !seen.has(slug) && seen.add(slug).has(slug);
  return named.map((group) => ({ ...group, games: group.games.filter(isNew) }));
}
