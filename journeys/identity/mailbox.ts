import { setTimeout as delay } from 'node:timers/promises';

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
export async function codeFor(companiesPort: number, address: string, messages = 1): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await messagesTo(companiesPort, address);
    const code = /\b\d{6}\b/.exec(found[0]?.text ?? '')?.[0];
    if (found.length >= messages && code !== undefined) return code;
    await delay(50);
  }
  throw new Error(`no code for ${address} in the mailbox`);
}
