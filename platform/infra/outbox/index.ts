export { appendEvent, outboxMigrations, transactionWithEvents } from './append.ts';
export { recordEvent, recordEvents } from './feed/recordEvent.ts';
export { readOutboxLag } from './lag.ts';
export { CLAIM_SIZE, createRelay, type OutboxEvent, type PublishEvents, type Relay } from './relay.ts';
