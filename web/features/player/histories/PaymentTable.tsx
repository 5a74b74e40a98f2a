import type { TransactionPartsFragment, TransactionStatus } from '@foyer/contract/generated/operations.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/Badge.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';

type Payment = TransactionPartsFragment;

const TONE: Readonly<Record<TransactionStatus, BadgeTone>> = {
  Initialized: 'info',
  Completed: 'success',
  CancelInitialized: 'warning',
  Cancelled: 'neutral',
  RollbackInitialized: 'warning',
  RolledBacked: 'neutral',
};

export interface PaymentTableProps {
  readonly page: 'deposit-history' | 'withdrawal-history';
  readonly payments: readonly Payment[];
}

export function PaymentTable({ page, payments }: PaymentTableProps) {
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
    { key: 'created', label: text('profile.payment.created'), cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'processed',
      label: text('profile.payment.processed'),
      cell: ({ processedAt }) => moment(processedAt),
    },
    {
      key: 'account',
      label: text('profile.payment.account'),
      cell: ({ accountLabel, provider }) => accountLabel ?? named(provider),
    },
    { key: 'status', label: text('profile.payment.status'), cell: (payment) => <State payment={payment} /> },
    {
      key: 'amount',
      label: text('profile.payment.amount'),
      isNumber: true,
      cell: (payment) => amount(payment.amount, payment),
    },
    {
      key: 'fee',
      label: text('profile.payment.fee'),
      isNumber: true,
      cell: (payment) => amount(payment.fee, payment),
    },
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
  InstantBankingBlocked: 'other',
  KycRequired: 'other',
  MethodNotAvailable: 'other',
  SourceOfWealthRequired: 'other',
};

const named = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);
