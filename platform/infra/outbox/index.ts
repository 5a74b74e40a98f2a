export { appendEvent, outboxMigrations, transactionWithEvents } from './append.ts';
export { createRelay, type Relay } from './relay.ts';
