import { expect } from 'vitest';

interface Message {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** What the sandbox's mailbox holds for an address, the newest first. */
export async function messagesTo(companiesPort: number, address: string): Promise<readonly Message[]> {
  const answer = await fetch(`http://localhost:${companiesPort}/mailbox/messages`);
  const messages = (await answer.json()) as readonly Message[];
  return messages.filter(({ to }) => to === address);
}

/** The newest code for an address; waited for until there are as many messages as there should be. */
export const codeFor = (companiesPort: number, address: string, messages = 1): Promise<string> =>
  found(companiesPort, { address, wanted: /\b\d{6}\b/, messages });

/** The newest link for an address. */
export const linkFor = (companiesPort: number, address: string): Promise<string> =>
  found(companiesPort, { address, wanted: /https?:\/\/\S+token=\S+/, messages: 1 });

interface Wanted {
  readonly address: string;
  readonly wanted: RegExp;
  readonly messages: number;
}

async function found(companiesPort: number, { address, wanted, messages }: Wanted): Promise<string> {
  let text: string | undefined;
  const look = async () => {
    const all = await messagesTo(companiesPort, address);
    text = all.length >= messages ? wanted.exec(all[0]?.text ?? '')?.[0] : undefined;
    return text;
  };
  await expect.poll(look, { message: `in the mailbox for ${address}` }).toBeDefined();
  return text ?? '';
}
