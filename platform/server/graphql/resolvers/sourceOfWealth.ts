import type { Resolvers, SourceOfWealth, SourceOfWealthOfType } from '@foyer/contract/generated/resolvers.ts';
import type { SourceOfWealthNow } from '../../../flows/sourceOfWealth/sourceOfWealthService.ts';
import type { FormOfType } from '../../../modules/sourceOfWealth/index.ts';
import type { Sites } from '../../../sites/index.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const sourceOfWealthResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    sourceOfWealth: async (_viewer, _args, context) =>
      present(context, await context.services.sourceOfWealthService.read(signedIn(context.session).playerId)),
  },
  Mutation: {
    async checkSourceOfWealth(_root, { type, option, checked }, context) {
      const playerId = signedIn(context.session).playerId;
      const choice = { type, option, isChecked: checked };
      return present(context, await context.services.sourceOfWealthService.check(playerId, choice));
    },
    removeSourceOfWealthDocument: async (_root, { documentId }, context) =>
      present(
        context,
        await context.services.sourceOfWealthService.remove(signedIn(context.session).playerId, documentId),
      ),
    sendSourceOfWealth: async (_root, _args, context) =>
      present(context, await context.services.sourceOfWealthService.send(signedIn(context.session).playerId)),
  },
};

type Translate = ReturnType<Sites['translator']>;

function present(
  { sites, locale }: Pick<GraphqlContext, 'sites' | 'locale'>,
  { playerId, submitted, form, ...required }: SourceOfWealthNow,
): SourceOfWealth {
  const translate = sites.translator(locale, ['verification']);
  return {
    id: playerId,
    ...required,
    sentAt: submitted.sentAt,
    types: form.types.map((one) => presentType(one, translate)),
    maySend: required.status === 'Required' && form.isReady,
  };
}

const presentType = (
  { type, options, files, isCompleted }: FormOfType,
  translate: Translate,
): SourceOfWealthOfType => ({
  type,
  options: options.map(({ id, isChecked }) => ({
    id,
    title: translate(`verification.sourceOfWealth.option.${id}`),
    tooltip: translate(`verification.sourceOfWealth.option.${id}.tooltip`),
    checked: isChecked,
  })),
  files: files.map(({ id, name, sizeBytes, isSent }) => ({ documentId: id, name, sizeBytes, isSent })),
  completed: isCompleted,
});
