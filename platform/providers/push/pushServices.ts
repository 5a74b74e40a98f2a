import webPush from 'web-push';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PushConfig, VapidKey } from '../../infra/config/push/pushConfig.ts';
import { fetchPartner } from '../../infra/httpClient/httpClient.ts';
import type {
  BrowserSubscription,
  PushMessage,
  PushOutcome,
  PushPort,
} from '../../modules/notifications/index.ts';
import { invalidField, pushServiceOf } from './subscription.ts';

/** Messages to 16 devices, eight at a time and five each, must end within one claim. */
const TIMEOUT_MS = 8 * SECOND;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const REFUSED: ReadonlySet<number> = new Set([400, 413]);

/** Sends messages that only the browser can decrypt (RFC 8291), signed with the platform's key (RFC 8292). */
export const pushServices = ({ keys, contact, origins }: PushConfig): PushPort => ({
  publicKey: keys[0].publicKey,
  invalidField: (subscription) => invalidField(subscription, origins),
  async send(subscription, message) {
    const key = keys.find(({ publicKey }) => publicKey === subscription.serverKey);
    const companyUrl = pushServiceOf(subscription.endpoint, origins);
    // The operator has removed the key, or the push service: the browser has to subscribe again.
    if (!key || companyUrl === null) return 'gone';
    try {
      const call = messageCall(subscription, message, { contact, key });
      return await fetchPartner({ ...call, companyUrl, withinMs: TIMEOUT_MS }, async (response) => {
        await response.body?.cancel();
        return outcomeOf(response);
      });
    } catch {
      return 'failed';
    }
  },
});

interface Sender {
  readonly contact: string;
  readonly key: VapidKey;
}

function messageCall(
  { endpoint, p256dh, auth }: BrowserSubscription,
  { payload, topic, lifeSeconds }: PushMessage,
  { contact, key }: Sender,
) {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...key },
    TTL: lifeSeconds,
    topic,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
  });
  // `fetch` counts the length itself.
  const { 'Content-Length': _length, ...own } = headers;
  return {
    url: endpoint,
    headers: Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
  };
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return 'accepted';
  if (GONE.has(status)) return 'gone';
  return REFUSED.has(status) ? 'refused' : 'failed';
}
