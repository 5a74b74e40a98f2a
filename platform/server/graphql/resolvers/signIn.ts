import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { isPaymentProvider, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { transactionWithEvents } from '../../../infra/outbox/index.ts';
import { notOfferedHere } from '../../../modules/signIn/index.ts';
import type { GraphqlContext } from '../context.ts';

export const signInResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    async logout(_mutation, _args, { session, services }) {
      // The player has signed out already, for example in another tab.
      if (!session) return { loggedOut: true };
      await transactionWithEvents(services, (tx) =>
        services.signIn.endSession(tx, session.sessionId, 'SIGNED_OUT'),
      );
      return { loggedOut: true };
    },
    requestSignInCode: (_mutation, { address }, context) =>
      context.services.signIn.custom.requestCode(context, address),
    resendSignInCode: (_mutation, { attempt }, context) =>
      context.services.signIn.custom.resendCode(context, attempt),
    enterSignInCode: (_mutation, { attempt, code }, context) =>
      context.services.signIn.custom.enterCode(context, attempt, code),
    beginProviderLogin: (_mutation, { provider, challenge }, context) =>
      context.services.signIn.custom.beginAt(context, known(provider), challenge),
    completeProviderLogin: (_mutation, { provider, state, verifier }, context) =>
      context.services.signIn.custom.completeAt(context, known(provider), { state, verifier }),
    refreshAccessToken: (_mutation, { refreshToken }, context) =>
      context.services.signIn.custom.refresh(context, refreshToken),
  },
};

function known(provider: string): PaymentProvider {
  if (!isPaymentProvider(provider)) throw notOfferedHere();
  return provider;
}
