import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { present, signedIn, type PresentContext } from '../player/present.ts';
import type { Holder, PhoneVerification } from './phoneVerification.ts';

/** What these resolvers need of the request's context. */
interface VerificationContext extends PresentContext, Omit<Holder, 'session'> {
  readonly services: PresentContext['services'] & {
    readonly identity: { readonly phone: PhoneVerification };
  };
}

export const verificationResolvers: Resolvers<VerificationContext> = {
  Mutation: {
    requestPhoneCode: (_mutation, { number }, context) =>
      context.services.identity.phone.request(holderOf(context), number),
    resendPhoneCode: (_mutation, { attempt }, context) =>
      context.services.identity.phone.resend(holderOf(context), attempt),
    async verifyPhone(_mutation, { attempt, code }, context) {
      await context.services.identity.phone.verify(holderOf(context), attempt, code);
      return present(context);
    },
  },
};

const holderOf = ({ session, site, locale, ip }: VerificationContext): Holder => ({
  session: signedIn(session),
  site,
  locale,
  ip,
});
