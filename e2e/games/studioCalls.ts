import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { STUDIO_HEADERS, STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { runningProduct } from '../product.ts';

const STUDIO = 'sandbox';

/** Calls the wallet as the sandbox's studio does, with its key. */
async function call(name: keyof typeof STUDIO_PATHS, body: object): Promise<Record<string, unknown>> {
  const { port, environment } = runningProduct();
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
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${name} was refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** A round of the game that is open on the page: a bet of 0.20, and a win that its studio has got wrong. */
export async function playWrongWin(page: Page, amount: string): Promise<void> {
  const source = await page.locator('.fy-game iframe').getAttribute('src');
  const token = new URL(source ?? '', page.url()).searchParams.get('token');
  const { sessionId, currency } = await call('authenticate', { token });
  const roundId = randomUUID();
  const movement = (value: string) => ({
    sessionId,
    roundId,
    transactionId: randomUUID(),
    amount: value,
    currency,
  });
  await call('bet', movement('0.20'));
  const win = await call('win', movement(amount));
  if (win.heldAmount !== amount) throw new Error(`the win was not held: ${JSON.stringify(win)}`);
  await call('endRound', { sessionId, roundId, transactionId: randomUUID() });
}
