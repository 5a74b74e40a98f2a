import type {
  DepositInput,
  LastCompletedDeposit,
  Resolvers,
  TransactionPage,
} from '@foyer/contract/generated/resolvers.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../flows/cashier/cancelDeposit.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import { mayCancelNow } from '../../../flows/cashier/lockedPlayer.ts';
import type { PaymentRequest } from '../../../flows/cashier/order.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { cashierScreen } from '../../../flows/cashier/screen.ts';
import { cursorOf, presentPayment, type Payment } from '../../../modules/cashier/index.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const cashierResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    cashier: (_viewer, _args, { session, site, services }) =>
      cashierScreen(services, { playerId: signedIn(session).playerId, site }),

    async lastCompletedDeposit(_viewer, _args, { session, services: { cashier } }) {
      const last = await cashier.lastCompletedDeposit(signedIn(session).playerId);
      return last && presentLastDeposit(last);
    },

    async transactions(_viewer, { filter, sort, first, after }, context): Promise<TransactionPage> {
      const { playerId } = signedIn(context.session);
      const by = sort ?? 'createdAt';
      const [{ payments, hasMore }, mayCancel] = await Promise.all([
        context.services.cashier.history({
          playerId,
          type: filter?.type ?? null,
          statuses: filter?.statuses ?? null,
          from: filter?.from ? new Date(filter.from) : null,
          to: filter?.to ? new Date(filter.to) : null,
          sort: by,
          first,
          after: after ?? null,
        }),
        mayCancelOf(context),
      ]);
      const edges = payments.map((payment) => ({
        cursor: cursorOf(payment, by),
        node: presentPayment(payment, mayCancel),
      }));
      return { edges, pageInfo: { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null } };
    },

    async netDeposits(_viewer, _args, { session, database, services: { cashier, wallet } }) {
      const { playerId } = signedIn(session);
      const [{ deposited, withdrawn }, { currency }] = await Promise.all([
        cashier.lifetimeTotals(playerId),
        wallet.state(database.query, playerId),
      ]);
      const present = (minor: bigint) => toDecimal(money(minor, currency));
      return {
        deposited: present(deposited),
        withdrawn: present(withdrawn),
        net: present(deposited - withdrawn),
        currency,
      };
    },
  },

  Mutation: {
    async beginDeposit(_mutation, { deposit }, context) {
      const payment = await beginDeposit(context.services, requestOf(context, deposit));
      return present(context, payment);
    },
    async abandonDeposit(_mutation, { transaction: id }, context) {
      const { playerId } = signedIn(context.session);
      return present(context, await abandonDeposit(context.services, { playerId, id }));
    },
    async requestWithdrawal(_mutation, { withdrawal }, context) {
      const payment = await requestWithdrawal(context.services, requestOf(context, withdrawal));
      return present(context, payment);
    },
    async cancelWithdrawal(_mutation, { transaction: id, reason }, context) {
      const { playerId } = signedIn(context.session);
      return present(context, await cancelWithdrawal(context.services, { playerId, id, reason }));
    },
  },
};

/** CASH-16: the text contains names only, no account numbers. */
const presentLastDeposit = ({ provider, method, accountId }: Payment): LastCompletedDeposit => ({
  provider,
  payload: JSON.stringify({ attributes: { paymentMethod: method }, debtor: { account: accountId } }),
});

const requestOf = ({ session, locale, origin }: GraphqlContext, input: DepositInput): PaymentRequest => ({
  ...input,
  playerId: signedIn(session).playerId,
  account: input.account ?? null,
  locale,
  origin,
});

const present = async (context: GraphqlContext, payment: Payment) =>
  presentPayment(payment, await mayCancelOf(context));

async function mayCancelOf({ session, site, database, services }: GraphqlContext): Promise<boolean> {
  const player = await services.players.get(database.query, signedIn(session).playerId);
  return mayCancelNow(services, player, site);
}
