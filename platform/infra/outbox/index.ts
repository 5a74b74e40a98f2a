export { appendEvent, outboxMigrations, transactionWithEvents } from './append.ts';
export { readOutboxLag } from './lag.ts';
export { createRelay, type Relay } from './relay.ts';
