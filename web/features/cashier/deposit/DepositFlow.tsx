import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { DepositDeskQuery } from '@foyer/contract/generated/operations.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { State } from '../../../ui/feedback/State.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import type { Query } from '../../../transport/graphql/query.ts';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';
import { Failed } from '../../../app/PendingPage.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWallet } from '../../wallet/index.ts';
import { isFinal, type Payment } from '../payment/payment.ts';
import { readPayment } from '../payment/readPayment.ts';
import { CashierUnavailable } from '../refusal/CashierUnavailable.tsx';
import { lastDepositOf } from '../methods/lastDeposit.ts';
import type { CashierOptions } from '../methods/methodChoices.ts';
import { DepositForm } from './DepositForm.tsx';
import { TightestLimit } from '../../limits/index.ts';
import { DepositOutcome } from './DepositOutcome.tsx';
import { CloseDepositButton } from './CloseDepositButton.tsx';
import { firstOrder } from './firstOrder.ts';
import type { DepositRequest } from './depositRequest.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import { Unfinished } from './Unfinished.tsx';
import { useDeposit, type Deposit } from './useDeposit.ts';
import '../cashier.css';

interface DepositFlowProps {
  /** The page's own query, which includes the data of its frame, or the dialog's query. */
  readonly query: Query<DepositDeskQuery>;
  readonly request: DepositRequest;
  /** Null on the deposit page. */
  readonly onClose: (() => void) | null;
  readonly frame: DepositFrame;
}

/** Lays out the content and the main action. */
export type DepositFrame = (parts: DepositParts) => ReactNode;

interface DepositParts {
  readonly body: ReactNode;
  readonly foot?: ReactNode;
  /** The payment is over, so nothing is lost if the dialog closes. */
  readonly isOver?: true;
}

/** Deposit flow of the page and the dialog: amount and method, the provider's frame, then the result. */
export function DepositFlow({ query, request, onClose, frame }: DepositFlowProps) {
  const deposit = useDeposit();
  const graphql = useGraphql();
  const { data, error } = useQuery(query);
  const player = data?.viewer;
  useResume(deposit, request.transaction);
  useRequestedDeposit(deposit, request, player);
  useRefetchWhenOver(deposit, query);
  useUnfinishedNotice(deposit);
  const { state } = deposit;

  switch (state.step) {
    case 'paying':
      return frame({
        body: (
          <PaymentFrame
            url={state.frameUrl}
            provider={labelOf(player?.cashier.deposit, state.payment)}
            onReturned={deposit.returned}
            onClose={onClose ?? deposit.abandon}
            onAbandon={deposit.abandon}
          />
        ),
      });
    case 'waiting':
      return frame({ body: <Waiting onClose={onClose} /> });
    case 'over':
      return frame({
        body: <DepositOutcome payment={state.payment} onAgain={deposit.again} onClose={onClose} />,
        isOver: true,
      });
    case 'choosing':
    case 'sending':
      if (!player)
        return frame({
          body: error ? (
            <Failed drawing="door" isPlain onAgain={() => void query.reread(graphql)} />
          ) : (
            <Loading />
          ),
        });
      return <Choosing player={player} deposit={deposit} request={request} frame={frame} />;
  }
}

const labelOf = (cashierOptions: CashierOptions | undefined, { method, provider }: Payment): string =>
  cashierOptions?.methods.find(({ id }) => id === method)?.label ?? provider;

type CashierViewer = NonNullable<DepositDeskQuery['viewer']>;

function Choosing({
  player,
  deposit,
  request,
  frame,
}: Pick<DepositFlowProps, 'request' | 'frame'> & {
  readonly player: CashierViewer;
  readonly deposit: Deposit;
}) {
  const { cashier, limits } = player;
  const { deposit: cashierOptions, currency, underWay } = cashier;
  const deposits = underWay.filter(({ type }) => type === 'Deposit');
  const { state } = deposit;
  const unfinished = <Unfinished deposits={deposits} onResume={deposit.resume} />;
  if (cashierOptions.refusal)
    return frame({
      body: (
        <div className="fy-cashier">
          <CashierUnavailable refusal={cashierOptions.refusal} />
          {/* A pending deposit counts towards the limits, so the player can cancel it. */}
          {cashierOptions.refusal.type === 'DepositLimitUsedUp' && unfinished}
          {cashierOptions.refusal.type === 'DepositLimitUsedUp' && <TightestLimit limits={limits} />}
        </div>
      ),
    });
  return (
    <DepositForm
      cashierOptions={cashierOptions}
      last={lastDepositOf(player)}
      limits={limits}
      currency={currency}
      request={request}
      balance={<BalanceBeside read={{ amount: cashier.withdrawable, currency }} />}
      refusal={state.step === 'choosing' ? state.refusal : null}
      isSending={state.step === 'sending'}
      onBegin={deposit.begin}
      frame={(body, foot) =>
        frame({
          body: (
            <div className="fy-cashier">
              {unfinished}
              {body}
            </div>
          ),
          foot,
        })
      }
    />
  );
}

/** Live balance on pages that subscribe to it; otherwise the balance that was read with the cashier. */
function BalanceBeside({ read }: { readonly read: MoneyJson }) {
  const text = useText();
  const money = useMoney();
  const { amounts } = useWallet();
  const now = amounts ? { amount: amounts.balance, currency: amounts.currency } : read;
  return <>{text('cashier.balance', { amount: money(now) })}</>;
}

function Waiting({ onClose }: Pick<DepositFlowProps, 'onClose'>) {
  const text = useText();
  const heading = useFocusHere<HTMLHeadingElement>();
  return (
    <State
      drawing="curtain"
      isPlain
      headingRef={heading}
      title={text('cashier.waits.Provider')}
      action={<CloseDepositButton onClose={onClose} variant="primary" />}
    >
      <output>{text('cashier.deposit.waiting')}</output>
    </State>
  );
}

function Loading() {
  const text = useText();
  return (
    <output className="fy-cashier">
      <span className="fy-sr">{text('shell.loading')}</span>
      <Skeleton shape="title" />
      <Skeleton shape="field" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </output>
  );
}

/** Refetches after a deposit, because it changes the last used account and the remaining limits. */
function useRefetchWhenOver({ state }: Deposit, query: Query<DepositDeskQuery>): void {
  const graphql = useGraphql();
  const read = useEffectEvent(() => void query.reread(graphql));
  const isOverNow = state.step === 'over';
  useEffect(() => {
    if (isOverNow) read();
  }, [isOverNow]);
}

/** Says that the deposit is not finished when the player leaves the provider's page without paying or cancelling. */
function useUnfinishedNotice({ state }: Deposit): void {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  const left = useEffectEvent(() => {
    if (state.step !== 'paying') return;
    const message = text('cashier.frame.closed', { amount: money(state.payment) });
    messages.show({ namespace: 'payment', kind: 'info', message });
  });
  useEffect(() => () => left(), []);
}

/** Resumes a payment whose provider navigated the whole page instead of the frame. */
function useResume(deposit: Deposit, id: string | null): void {
  const graphql = useGraphql();
  const resume = useEffectEvent(deposit.resume);
  useEffect(() => {
    if (id === null) return;
    void readPayment(graphql, id).then((payment) => {
      // The player has left the provider's frame, so only the provider's result is pending.
      if (payment?.type === 'Deposit') resume(isFinal(payment) ? payment : { ...payment, frameUrl: null });
    });
  }, [graphql, id]);
}

/** AMB-10: `autoSubmit` goes to the payment step once. The player still has to confirm the payment there. */
function useRequestedDeposit(
  deposit: Deposit,
  request: DepositRequest,
  player: CashierViewer | null | undefined,
): void {
  const isDone = useRef(false);
  const begin = useEffectEvent(deposit.begin);
  useEffect(() => {
    if (!request.isAutomatic || !player || isDone.current) return;
    isDone.current = true;
    const order = firstOrder(player.cashier, lastDepositOf(player), request);
    if (order) begin(order);
  }, [request, player]);
}
