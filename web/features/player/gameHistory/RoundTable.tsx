import type { PlayedRoundPartsFragment } from '@foyer/contract/generated/operations.ts';
import { isCoupon } from '@foyer/contract/sportsbook/sportsbook.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { OpenRound } from '../../wallet/index.ts';

type PlayedRound = PlayedRoundPartsFragment['edges'][number]['node'];

export function RoundTable({ rounds }: { rounds: readonly PlayedRound[] }) {
  const text = useText();
  return (
    <Table
      label={text('profile.game-history.title')}
      columns={useColumns()}
      rows={rounds}
      keyOf={({ id }: PlayedRound) => id}
    />
  );
}

function useColumns(): readonly Column<PlayedRound>[] {
  const text = useText();
  const href = useHref();
  const money = useMoney();
  const dateTime = useDateTime();
  return [
    {
      label: text('profile.round.date'),
      cell: ({ openedAt }) => <time dateTime={openedAt}>{dateTime(openedAt)}</time>,
    },
    {
      label: text('profile.round.game'),
      cell: ({ id, game, gameSlug }) =>
        isCoupon(id) ? (
          text('profile.round.sportsBet')
        ) : game ? (
          <Link className="fy-link" href={href(`/games/${game.slug}/`)}>
            {game.title}
          </Link>
        ) : (
          gameSlug
        ),
    },
    {
      label: text('profile.round.staked'),
      isNumber: true,
      cell: ({ staked, currency }) => <Money parts={money.parts({ amount: staked, currency })} />,
    },
    {
      label: text('profile.round.won'),
      isNumber: true,
      cell: ({ won, beingChecked, takenBack, currency }) => (
        <>
          <Money parts={money.parts({ amount: won, currency })} />
          {beingChecked !== null && (
            <small className="fy-muted">
              {text('profile.round.beingChecked', { amount: money({ amount: beingChecked, currency }) })}
            </small>
          )}
          {takenBack !== null && (
            <small className="fy-muted">
              {text('profile.round.takenBack', { amount: money({ amount: takenBack, currency }) })}
            </small>
          )}
        </>
      ),
    },
    {
      label: text('profile.round.round'),
      cell: ({ id, game, gameSlug, openedAt }) => (
        <OpenRound
          id={id}
          label={text('profile.round.open', {
            game: isCoupon(id) ? text('profile.round.sportsBet') : (game?.title ?? gameSlug),
            time: dateTime(openedAt),
          })}
        >
          {text('profile.round.details')}
        </OpenRound>
      ),
    },
  ];
}
