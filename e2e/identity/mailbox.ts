import { expect } from '@playwright/test';
import type { Product } from '../product/product.ts';

interface Message {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** Messages to an address in the sandbox's mailbox, newest first. */
export async function messagesTo({ providersUrl }: Product, address: string): Promise<readonly Message[]> {
  const response = await fetch(`${providersUrl}/mailbox/messages`);
  const messages = (await response.json()) as readonly Message[];
  return messages.filter(({ to }) => to === address);
}

/** The code in the newest message to an address, once there are this many messages. */
export const codeFor = (product: Product, address: string, messages = 1): Promise<string> =>
  findInMessage(product, { address, pattern: /\b\d{6}\b/, messages });

/** The link in the newest message to an address. */
export const linkFor = (product: Product, address: string): Promise<string> =>
  findInMessage(product, { address, pattern: /https?:\/\/\S+token=\S+/, messages: 1 });

interface Search {
  readonly address: string;
  readonly pattern: RegExp;
  readonly messages: number;
}

async function findInMessage(product: Product, { address, pattern, messages }: Search): Promise<string> {
  let text: string | undefined;
  const find = async () => {
    const all = await messagesTo(product, address);
    text = all.length >= messages ? pattern.exec(all[0]?.text ?? '')?.[0] : undefined;
    return text;
  };
  await expect.poll(find, { message: `in the mailbox for ${address}` }).toBeDefined();
  return text ?? '';
}
