import { readdir, readFile } from 'node:fs/promises';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const english = new URL('../../sites/locales/en/', import.meta.url);

/** Generates the type of all messages from the English texts, which have every key. */
export async function messageTypes(): Promise<string> {
  const names = (await readdir(english)).filter((name) => name.endsWith('.json')).toSorted();
  const areas = await Promise.all(
    names.map(async (name): Promise<Readonly<Record<string, string>>> => {
      return JSON.parse(await readFile(new URL(name, english), 'utf8'));
    }),
  );
  const fields = areas.flatMap((messages) =>
    Object.entries(messages).map(([key, message]) => `  ${JSON.stringify(key)}: ${argumentUnion(message)};`),
  );
  return `/** The names of the values that each message needs. */
export interface MessageArguments {
${fields.join('\n')}
}

export type MessageKey = keyof MessageArguments;
`;
}

function argumentUnion(message: string): string {
  const names = [...new Set(argumentsOf(compileMessageOrThrow(message)))].toSorted();
  return names.map((name) => JSON.stringify(name)).join(' | ') || 'never';
}

/** The arguments of a message, with those in the branches of its plurals and selections. */
function argumentsOf(message: CompiledMessage): readonly string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , format] = token;
    const branches = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [name, ...branches.flatMap((branch) => (Array.isArray(branch) ? argumentsOf(branch) : []))];
  });
}
