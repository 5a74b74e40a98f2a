export { appendEvent, outboxMigrations, transactionWithEvents } from './append.ts';
export { readOutboxLag } from './lag.ts';
export { createRelay, publishLocally, type OutboxEvent, type PublishEvents, type Relay } from './relay.ts';
