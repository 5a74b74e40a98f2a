import { useState } from 'react';
import {
  TransactionsSlice,
  type TransactionsPageQuery,
  type TransactionType,
} from '@foyer/contract/generated/operations.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { FactCard, FactCards } from '../../../ui/section/FactCard.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { EmptyProfilePage } from '../EmptyProfilePage.tsx';
import { HISTORY_PAGE_SIZE, transactionsQuery } from '../queries.ts';
import { filterOf, NO_FILTER } from './filter.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { useSlices } from './useSlices.ts';

type NetDeposits = NonNullable<TransactionsPageQuery['viewer']>['netDeposits'];

/** PROF-03, PROF-11, MONEY-02: payments of twelve months, and totals over the account's lifetime. */
export function PaymentHistory({ type }: { type: TransactionType }) {
  const text = useText();
  const graphql = useGraphql();
  const { data, error } = useQuery(transactionsQuery(type));
  const [filter, setFilter] = useState(NO_FILTER);
  const first = data?.viewer?.transactions ?? null;
  const slices = useSlices(filter, first, async (after) => {
    const { sort } = filter;
    const variables = { filter: filterOf(type, filter), sort, first: HISTORY_PAGE_SIZE, after };
    const reply = await graphql.query(TransactionsSlice, variables);
    return reply.data?.viewer?.transactions ?? null;
  });
  const isDeposit = type === 'Deposit';
  const page = isDeposit ? 'deposit-history' : 'withdrawal-history';
  return (
    <>
      {data?.viewer && <Summary net={data.viewer.netDeposits} />}
      {first?.edges.length === 0 ? (
        <EmptyProfilePage page={page} drawing="ticket" />
      ) : (
        <Section title={text('profile.history.kept')}>
          <HistoryFilters
            history={isDeposit ? 'deposits' : 'withdrawals'}
            filter={filter}
            onChange={setFilter}
          />
          <HistoryList
            slices={slices}
            hasFailed={error !== undefined && !first}
            table={(payments) => <PaymentTable page={page} payments={payments} />}
          />
        </Section>
      )}
    </>
  );
}

function Summary({ net: { deposited, withdrawn, net, currency } }: { net: NetDeposits }) {
  const text = useText();
  const money = useMoney();
  const large = (amount: string) => <Money parts={money.parts({ amount, currency })} isDisplay />;
  return (
    <Section title={text('profile.payments.summary')}>
      <FactCards>
        <FactCard headingLevel={3} label={text('profile.payments.deposited')} value={large(deposited)} />
        <FactCard headingLevel={3} label={text('profile.payments.withdrawn')} value={large(withdrawn)} />
        <FactCard headingLevel={3} label={text('profile.payments.net')} value={large(net)} />
      </FactCards>
    </Section>
  );
}
