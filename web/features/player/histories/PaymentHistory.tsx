import { useState } from 'react';
import {
  TransactionsSlice,
  type TransactionsPageQuery,
  type TransactionType,
  type TransactionPartsFragment,
  type TransactionStatus,
} from '@foyer/contract/generated/operations.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { FactCard, FactCards } from '../../../ui/section/FactCard.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText, useHref } from '../../../i18n/i18n.tsx';
import { AmountOwed } from '../../wallet/index.ts';
import { EmptyProfilePage } from '../EmptyProfilePage.tsx';
import { HISTORY_PAGE_SIZE, transactionsQuery } from '../queries.ts';
import { filterOf, NO_FILTER } from './filter.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { useSlices } from './useSlices.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/Badge.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';

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
      <AmountOwed wallet={data?.viewer?.wallet} />
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

type Payment = TransactionPartsFragment;

const TONE: Readonly<Record<TransactionStatus, BadgeTone>> = {
  Initialized: 'info',
  Completed: 'success',
  CancelInitialized: 'warning',
  Cancelled: 'neutral',
  RollbackInitialized: 'warning',
  RolledBacked: 'neutral',
};

interface PaymentTableProps {
  readonly page: 'deposit-history' | 'withdrawal-history';
  readonly payments: readonly Payment[];
}

function PaymentTable({ page, payments }: PaymentTableProps) {
  const text = useText();
  return (
    <Table
      label={text(`profile.${page}.title`)}
      columns={useColumns()}
      rows={payments}
      keyOf={({ id }: Payment) => id}
    />
  );
}

function useColumns(): readonly Column<Payment>[] {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const moment = (at: string | null) => (at === null ? '–' : <time dateTime={at}>{dateTime(at)}</time>);
  const amount = (value: string, { currency }: Payment) => (
    <Money parts={money.parts({ amount: value, currency })} />
  );
  return [
    { label: text('profile.payment.created'), cell: ({ createdAt }) => moment(createdAt) },
    { label: text('profile.payment.processed'), cell: ({ processedAt }) => moment(processedAt) },
    {
      label: text('profile.payment.account'),
      cell: ({ accountLabel, provider }) => accountLabel ?? named(provider),
    },
    { label: text('profile.payment.status'), cell: (payment) => <State payment={payment} /> },
    {
      label: text('profile.payment.amount'),
      isNumber: true,
      cell: (payment) => amount(payment.amount, payment),
    },
    { label: text('profile.payment.fee'), isNumber: true, cell: (payment) => amount(payment.fee, payment) },
  ];
}

/** MONEY-08: a pending withdrawal links to the withdrawal page, which shows its progress. */
function State({ payment: { type, status, processedAt, refusal } }: { payment: Payment }) {
  const text = useText();
  const href = useHref();
  const held = refusal && HELD_TEXT[refusal.type];
  return (
    <>
      <Badge tone={TONE[status]}>{text(`profile.payment.${status}`)}</Badge>
      {/* LIMIT-12: why a deposit was not credited. */}
      {type === 'Deposit' && held && status.startsWith('Roll') && (
        <small className="fy-muted">{text(`profile.payment.held.${held}`)}</small>
      )}
      {/* MONEY-08: why a withdrawal was not paid. */}
      {type === 'Withdrawal' && refusal?.type === 'WithdrawalRejected' && (
        <small className="fy-muted">{text('profile.payment.rejected')}</small>
      )}
      {type === 'Withdrawal' && processedAt === null && (
        <>
          {' '}
          <Link className="fy-link" href={href('/withdraw/')}>
            {text('profile.payment.follow')}
          </Link>
        </>
      )}
    </>
  );
}

const HELD_TEXT: Readonly<Record<string, 'closed' | 'limit' | 'exclusion' | 'timeout' | 'other'>> = {
  AccountClosed: 'closed',
  DepositLimitReached: 'limit',
  SelfExcluded: 'exclusion',
  Timeout: 'timeout',
  DepositsBlocked: 'other',
  ExclusionRegisterUnavailable: 'other',
  InstantBankingBlocked: 'other',
  KycRequired: 'other',
  MethodNotAvailable: 'other',
  SourceOfWealthRequired: 'other',
};

const named = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);
