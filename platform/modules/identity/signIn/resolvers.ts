import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { isPaymentProvider, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { Caller } from './admission.ts';
import type { CustomSignIn } from './customSignIn.ts';
import { notOfferedHere } from './refusals.ts';

/** What these resolvers need of the request's context. */
interface SignInContext extends Caller {
  readonly services: { readonly identity: { readonly signIn: CustomSignIn } };
}

export const signInResolvers: Resolvers<SignInContext> = {
  Mutation: {
    requestSignInCode: (_mutation, { address }, context) =>
      context.services.identity.signIn.requestCode(context, address),
    resendSignInCode: (_mutation, { attempt }, context) =>
      context.services.identity.signIn.resendCode(context, attempt),
    enterSignInCode: (_mutation, { attempt, code }, context) =>
      context.services.identity.signIn.enterCode(context, attempt, code),
    beginProviderLogin: (_mutation, { provider, challenge }, context) =>
      context.services.identity.signIn.beginAt(context, known(provider), challenge),
    completeProviderLogin: (_mutation, { provider, state, verifier }, context) =>
      context.services.identity.signIn.completeAt(context, known(provider), { state, verifier }),
    refreshAccessToken: (_mutation, { refreshToken }, context) =>
      context.services.identity.signIn.refresh(context, refreshToken),
  },
};

function known(provider: string): PaymentProvider {
  if (!isPaymentProvider(provider)) throw notOfferedHere();
  return provider;
}
