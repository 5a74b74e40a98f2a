import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { STUDIO_HEADERS, STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import type { Product } from '../product/product.ts';
import { gameElement } from '../support/game.ts';

const STUDIO = 'sandbox';

/** Calls the wallet as the sandbox's studio, with its key. */
async function call(
  { port, environment }: Product,
  name: keyof typeof STUDIO_PATHS,
  body: object,
): Promise<Record<string, unknown>> {
  const secret = readFileSync(join(environment.FOYER_DATA ?? '', 'studioSecret'), 'utf8');
  const path = STUDIO_PATHS[name];
  const payload = JSON.stringify(body);
  const timestamp = String(Date.now());
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [STUDIO_HEADERS.studio]: STUDIO,
      [STUDIO_HEADERS.timestamp]: timestamp,
      [STUDIO_HEADERS.signature]: createHmac('sha256', secret)
        .update(`${timestamp}.${path}.${payload}`)
        .digest('hex'),
    },
    body: payload,
  });
  const result = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${name} was refused: ${JSON.stringify(result)}`);
  return result;
}

/** Plays a round of the open game with a bet of 0.20 and a win that is too large, as if by a mistake of the studio. */
export async function playWrongWin(product: Product, page: Page, amount: string): Promise<void> {
  const source = await gameElement(page).getAttribute('src');
  const token = new URL(source ?? '', page.url()).searchParams.get('token');
  const { sessionId, currency } = await call(product, 'authenticate', { token });
  const roundId = randomUUID();
  const movement = (value: string) => ({
    sessionId,
    roundId,
    transactionId: randomUUID(),
    amount: value,
    currency,
  });
  await call(product, 'bet', movement('0.20'));
  const win = await call(product, 'win', movement(amount));
  if (win.heldAmount !== amount) throw new Error(`the win was not held: ${JSON.stringify(win)}`);
  await call(product, 'endRound', { sessionId, roundId, transactionId: randomUUID() });
}
