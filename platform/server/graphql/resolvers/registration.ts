import { LEGAL_DOCUMENTS } from '@foyer/contract/legal/documents.ts';
import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { AuthenticationFailure } from '../../../infra/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { playerOfContext } from '../playerPayload.ts';
import { signedIn } from '../signedIn.ts';

export const registrationResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    async registerPlayer(_mutation, { form, bank }, context) {
      const { register } = context.services.registration;
      const problems = await register(context, form, bank ?? null);
      return {
        documents: LEGAL_DOCUMENTS.map((key) => ({
          key,
          version: context.site.settings.documentVersions[key],
        })),
        problems: Object.entries(problems).map(([field, problem]) => ({ field, problem })),
      };
    },
    beginBankRegistration: (_mutation, { challenge }, context) =>
      context.services.signIn.custom.beginRegistration(context, challenge),
    verifyEmail: async (_mutation, { token }, { site, services }) => ({
      outcome: await services.registration.email.verify(site.brand, token),
    }),
    async resendEmailVerification(_mutation, { token }, context) {
      const { session, services } = context;
      const asker = session ? { playerId: session.playerId } : token ? { token } : null;
      if (!asker) throw new AuthenticationFailure('ended');
      return { resendAfterSeconds: await services.registration.email.resend(context, asker) };
    },
    requestPhoneCode: (_mutation, { number }, context) =>
      context.services.registration.phone.request(holderOf(context), number),
    resendPhoneCode: (_mutation, { attempt }, context) =>
      context.services.registration.phone.resend(holderOf(context), attempt),
    async verifyPhone(_mutation, { attempt, code }, context) {
      await context.services.registration.phone.verify(holderOf(context), attempt, code);
      return playerOfContext(context);
    },
    requestEmailChange: (_mutation, { email }, context) =>
      context.services.registration.emailChange.request(holderOf(context), email),
    resendEmailChangeCodes: (_mutation, { attempt }, context) =>
      context.services.registration.emailChange.resend(holderOf(context), attempt),
    async changeEmail(_mutation, proof, context) {
      await context.services.registration.emailChange.confirm(holderOf(context), proof);
      return playerOfContext(context);
    },
  },
};

const holderOf = ({ session, site, locale, ip }: GraphqlContext) => ({
  session: signedIn(session),
  site,
  locale,
  ip,
});
