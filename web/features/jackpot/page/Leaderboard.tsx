import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { JackpotLeaderboard } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { Pager, Table } from '../../../ui/section/Table.tsx';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useSettings } from '../../../app/app.tsx';
import { useBrowserValue } from '../../../app/useStore.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useSession } from '../../signIn/index.ts';
import { Bar } from '../bar/Bar.tsx';
import {
  boardRows,
  hasMore,
  isBoardShown,
  PLACEHOLDER,
  REQUEST_SIZE,
  rowsAfterMore,
  rowsAtFirst,
  type Leaderboard as Answer,
  type LoyaltyRank,
} from '../leaderboard.ts';
import type { Jackpot } from '../useJackpot.ts';
import { createLeaderboardRefresher } from './leaderboardRefresher.ts';
import './leaderboard.css';

/** JACK-51 to JACK-58: the players' expected shares of the shared pot. */
export function Leaderboard({ jackpot }: { jackpot: Jackpot }) {
  const session = useSession();
  if (!session || !jackpot.terms.enabledCommunity) return null;
  return <LoadedLeaderboard jackpot={jackpot} playerId={session.playerId} />;
}

function LoadedLeaderboard({ jackpot, playerId }: { jackpot: Jackpot; playerId: string }) {
  const { brand } = useSettings();
  const { instanceId, currency, enabledCommunity } = jackpot.terms;
  const query = createQuery(JackpotLeaderboard, {
    brand,
    jackpotInstanceId: instanceId,
    jackpotPotId: 'shared',
    currency,
    playerUUID: playerId,
    size: REQUEST_SIZE,
  });
  const { data } = useQuery(query);
  const graphql = useGraphql();
  useRefresh(jackpot, () => void query.reread(graphql));
  const board = data?.jackpotLeaderboard ?? null;
  return isBoardShown(board, enabledCommunity) ? <Rows board={board} jackpot={jackpot} /> : null;
}

function Rows({ board, jackpot }: { board: Answer; jackpot: Jackpot }) {
  const text = useText();
  const money = useMoney();
  const isTouch = useBrowserValue(() => matchMedia('(pointer: coarse)').matches, false);
  const { currency } = jackpot.terms;
  const [more, setMore] = useState<number | null>(null);
  const shown = more ?? rowsAtFirst(isTouch, board);
  const orNothing = (known: string | null | undefined) => known ?? PLACEHOLDER;
  return (
    <Section title={text('jackpot.board')}>
      <Bar jackpot={jackpot} placement="leaderboard" />
      <Table
        label={text('jackpot.board')}
        rows={boardRows(board, shown)}
        keyOf={({ rank, isOwn }) => (isOwn ? 'own' : orNothing(rank))}
        columns={[
          { label: text('jackpot.board.place'), cell: ({ rank }) => orNothing(rank) },
          {
            label: text('jackpot.board.who'),
            cell: ({ entry, isOwn, loyalty }) => (
              <span className="fy-board__player">
                {loyalty && <LoyaltyBadge rank={loyalty} />}
                {isOwn ? <strong>{text('jackpot.board.you')}</strong> : orNothing(entry?.initials)}
              </span>
            ),
          },
          {
            label: text('jackpot.board.prize'),
            isNumber: true,
            cell: ({ entry }) =>
              entry ? <Money parts={money.parts({ amount: entry.expectedPrize, currency })} /> : PLACEHOLDER,
          },
        ]}
      />
      {hasMore(board, shown) && (
        <Pager>
          <Button onClick={() => setMore(rowsAfterMore(shown))}>{text('jackpot.board.more')}</Button>
        </Pager>
      )}
    </Section>
  );
}

/** JACK-52: the rank in the loyalty programme. */
const LoyaltyBadge = ({ rank: { name, imageUrl } }: { rank: LoyaltyRank }) =>
  imageUrl === null ? (
    <small>{name}</small>
  ) : (
    <img src={imageUrl} alt={name} title={name} width={24} height={24} loading="lazy" decoding="async" />
  );

function useRefresh({ state: { pots } }: Jackpot, refetch: () => void): void {
  const ask = useEffectEvent(refetch);
  const refresher = useRef<ReturnType<typeof createLeaderboardRefresher> | null>(null);
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    refresher.current = createLeaderboardRefresher({ clock: browserClock, refetch: () => ask(), isVisible });
    return refresher.current.start();
  }, []);
  useEffect(() => refresher.current?.potsGrown(), [pots]);
}
