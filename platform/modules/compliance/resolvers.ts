import type { Resolvers, SourceOfWealth, SourceOfWealthOfType } from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Session } from '../../infra/session.ts';
import type { Sites } from '../../sites/index.ts';
import type { OptionChoice } from './documentCommands.ts';
import type { Form, FormOfType, SubmittedDocuments } from './form.ts';
import { signedIn } from './signedIn.ts';

/** What these resolvers need of the request's context. */
interface ComplianceContext {
  readonly session: Session | null;
  readonly locale: Locale;
  readonly sites: Pick<Sites, 'say'>;
  readonly services: { readonly complianceDesk: ComplianceDesk };
}

/** What of it touches the player's own record. */
interface ComplianceDesk {
  read(playerId: PlayerId): Promise<SourceOfWealthNow>;
  check(playerId: PlayerId, choice: OptionChoice): Promise<SourceOfWealthNow>;
  remove(playerId: PlayerId, documentId: string): Promise<SourceOfWealthNow>;
  send(playerId: PlayerId): Promise<SourceOfWealthNow>;
}

/** How it stands: what is asked of the player, and what he has put together. */
export interface SourceOfWealthNow extends Pick<
  SourceOfWealth,
  'status' | 'dueDate' | 'dueDateExpired' | 'requested'
> {
  readonly playerId: PlayerId;
  readonly papers: SubmittedDocuments;
  readonly form: Form;
}

export const complianceResolvers: Resolvers<ComplianceContext> = {
  Viewer: {
    sourceOfWealth: async (_viewer, _args, context) =>
      told(context, await context.services.complianceDesk.read(signedIn(context.session))),
  },
  Mutation: {
    async checkSourceOfWealth(_root, { type, option, checked }, context) {
      const playerId = signedIn(context.session);
      const choice = { type, option, isChecked: checked };
      return told(context, await context.services.complianceDesk.check(playerId, choice));
    },
    removeSourceOfWealthDocument: async (_root, { documentId }, context) =>
      told(context, await context.services.complianceDesk.remove(signedIn(context.session), documentId)),
    sendSourceOfWealth: async (_root, _args, context) =>
      told(context, await context.services.complianceDesk.send(signedIn(context.session))),
  },
};

type Say = ReturnType<Sites['say']>;

function told(
  { sites, locale }: Pick<ComplianceContext, 'sites' | 'locale'>,
  { playerId, papers, form, ...asked }: SourceOfWealthNow,
): SourceOfWealth {
  const say = sites.say(locale, ['verification']);
  return {
    id: playerId,
    ...asked,
    sentAt: papers.sentAt,
    types: form.types.map((one) => toldType(one, say)),
    maySend: asked.status === 'Required' && form.isReady,
  };
}

const toldType = ({ type, options, files, isCompleted }: FormOfType, say: Say): SourceOfWealthOfType => ({
  type,
  options: options.map(({ id, isChecked }) => ({
    id,
    title: say(`verification.sourceOfWealth.option.${id}`),
    tooltip: say(`verification.sourceOfWealth.option.${id}.tooltip`),
    checked: isChecked,
  })),
  files: files.map(({ id, name, sizeBytes, isSent }) => ({ documentId: id, name, sizeBytes, isSent })),
  completed: isCompleted,
});
