export {
  collectFeed,
  envelopeOf,
  ofTypes,
  readEventId,
  readFeed,
  readFeedHead,
  renewFeedMonths,
  type FeedHead,
  type FeedRow,
} from './feed.ts';
export { invalidEvent, recordEvent } from './recordEvent.ts';
export {
  listWebhooks,
  openWebhook,
  replayWebhook,
  saveDelivered,
  saveFailed,
  type WebhookState,
} from './webhookStates.ts';
