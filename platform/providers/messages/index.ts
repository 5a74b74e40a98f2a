import { SECOND } from '@foyer/domain/duration.ts';
import type { Config } from '../../infra/config.ts';
import type { SendMessage } from '../../sites/playerMessage.ts';

/** Short, because the user waits in front of a form. */
const TIMEOUT_MS = 10 * SECOND;

/** Sends emails and text messages through a provider with a JSON API. */
export function createMessageSender(provider: Config['messages']): SendMessage {
  return async ({ channel, address, sender, subject, text }) => {
    if (!provider) throw new Error('nobody carries messages: set FOYER_MESSAGES_URL and FOYER_MESSAGES_KEY');
    const response = await fetch(provider.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${provider.key}` },
      body: JSON.stringify({ channel, to: address, from: sender, subject, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the carrier of messages answered ${response.status}`);
  };
}
