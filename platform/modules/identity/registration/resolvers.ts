import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { Session } from '../../../infra/session.ts';
import { AuthenticationFailure } from '../failures.ts';
import type { Caller } from '../signIn/admission.ts';
import type { CustomSignIn } from '../signIn/customSignIn.ts';
import type { EmailVerification } from './emailVerification.ts';
import type { RegisterPlayer } from './customRegistration.ts';

export interface RegistrationResolverDeps {
  readonly register: RegisterPlayer;
  readonly email: EmailVerification;
}

/** What these resolvers need of the request's context. */
interface RegistrationContext extends Caller {
  readonly session: Session | null;
  readonly services: {
    readonly identity: {
      readonly registration: RegistrationResolverDeps;
      readonly signIn: Pick<CustomSignIn, 'beginRegistration'>;
    };
  };
}

export const registrationResolvers: Resolvers<RegistrationContext> = {
  Mutation: {
    async registerPlayer(_mutation, { form, bank }, context) {
      const { register } = context.services.identity.registration;
      const problems = await register(context, form, bank ?? null);
      return {
        problems: Object.entries(problems).map(([field, problem]) => ({ field, problem })),
      };
    },
    beginBankRegistration: (_mutation, { challenge }, context) =>
      context.services.identity.signIn.beginRegistration(context, challenge),
    verifyEmail: async (_mutation, { token }, { site, services }) => ({
      outcome: await services.identity.registration.email.verify(site.brand, token),
    }),
    async resendEmailVerification(_mutation, { token }, context) {
      const { session, services } = context;
      const asker = session ? { playerId: session.playerId } : token ? { token } : null;
      if (!asker) throw new AuthenticationFailure('ended');
      return { resendAfterSeconds: await services.identity.registration.email.resend(context, asker) };
    },
  },
};
