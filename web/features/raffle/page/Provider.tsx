import type { ReactNode } from 'react';
import type { GamePartsFragment } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { Spotlight } from '../../../ui/spotlight/Spotlight.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import type { RaffleSettings } from '../queries.ts';

export type TileOf = (game: GamePartsFragment) => ReactNode;

/** Number of games in the spotlight; the others are in the list. */
const SPOTLIGHT = 5;

/** RAFF-04 */
export function Provider({
  provider: { studio: studioGames, factor, until },
  tile,
}: {
  provider: NonNullable<RaffleSettings['providerOfTheWeek']>;
  tile: TileOf;
}) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  const { studio, games } = studioGames;
  const tiles = games.edges.map(({ node }) => tile(node));
  return (
    <Section title={text('raffle.provider')}>
      <Spotlight
        markUrl={studio.imageUrl}
        title={studio.name}
        isTitleMark
        headingLevel={3}
        lead={text('raffle.provider.text', { factor, when: dateTime(until) })}
        action={
          <ButtonLink href={href(`/game-studio/${studio.slug}/`)}>
            {text('raffle.provider.all', { count: games.totalCount })}
          </ButtonLink>
        }
      >
        {tiles.slice(0, SPOTLIGHT)}
      </Spotlight>
      {tiles.length > SPOTLIGHT && (
        <>
          <h3>{text('raffle.provider.list')}</h3>
          <GameGrid>{tiles.slice(SPOTLIGHT)}</GameGrid>
        </>
      )}
    </Section>
  );
}
