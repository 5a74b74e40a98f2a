import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Caller, CustomSignIn } from './customSignIn.ts';

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
    refreshAccessToken: (_mutation, { refreshToken }, context) =>
      context.services.identity.signIn.refresh(context, refreshToken),
  },
};
