import { useState } from 'react';
import { GameHistorySlice } from '@foyer/contract/generated/operations.ts';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';
import { AmountOwed } from '../../wallet/index.ts';
import { RoundTable } from '../gameHistory/RoundTable.tsx';
import { NO_FILTER, spanOf } from '../histories/filter.ts';
import { HistoryFilters } from '../histories/HistoryFilters.tsx';
import { HistoryList } from '../histories/HistoryList.tsx';
import { useSlices } from '../histories/useSlices.ts';
import { EmptyProfilePage } from '../EmptyProfilePage.tsx';
import { gameHistoryQuery, HISTORY_PAGE_SIZE } from '../queries.ts';

/** PROF-05, MONEY-02: the history of the rounds that the player has played. */
export function GameHistory() {
  const graphql = useGraphql();
  const { data, error } = useQuery(gameHistoryQuery());
  const [filter, setFilter] = useState(NO_FILTER);
  const first = data?.viewer?.gameHistory ?? null;
  const slices = useSlices(filter, first, async (after) => {
    const variables = { first: HISTORY_PAGE_SIZE, after, ...spanOf(filter) };
    const reply = await graphql.query(GameHistorySlice, variables);
    return reply.data?.viewer?.gameHistory ?? null;
  });
  if (first?.edges.length === 0) return <EmptyProfilePage page="game-history" drawing="curtain" />;
  return (
    <>
      <AmountOwed wallet={data?.viewer?.wallet} />
      <HistoryFilters history="games" filter={filter} onChange={setFilter} />
      <HistoryList
        slices={slices}
        hasFailed={error !== undefined && !first}
        table={(rounds) => <RoundTable rounds={rounds} />}
      />
    </>
  );
}
