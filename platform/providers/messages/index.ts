import { SECOND } from '@foyer/domain/duration.ts';
import { fetchPartner } from '../../infra/httpClient/httpClient.ts';
import type { Config } from '../../infra/config.ts';
import type { SendMessage } from '../../sites/playerMessage.ts';

/** Short, because the user waits in front of a form. */
const TIMEOUT_MS = 10 * SECOND;

/** Sends emails and text messages through a provider with a JSON API. */
export function createMessageSender(provider: Config['messages']): SendMessage {
  return async ({ channel, address, sender, subject, text }) => {
    if (!provider) throw new Error('nobody carries messages: set FOYER_MESSAGES_URL and FOYER_MESSAGES_KEY');
    const call = {
      url: provider.url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${provider.key}` },
      body: JSON.stringify({ channel, to: address, from: sender, subject, text }),
      withinMs: TIMEOUT_MS,
    };
    await fetchPartner(call, async ({ ok, status }) => {
      if (!ok) throw new Error(`the carrier of messages answered ${status}`);
    });
  };
}
