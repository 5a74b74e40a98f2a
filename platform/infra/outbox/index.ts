export { appendEvent, outboxMigrations, transactionWithEvents } from './append.ts';
export { readOutboxLag } from './lag.ts';
export {
  CLAIM_SIZE,
  createRelay,
  publishLocally,
  type OutboxEvent,
  type Payload,
  type PublishEvents,
  type Relay,
} from './relay.ts';
