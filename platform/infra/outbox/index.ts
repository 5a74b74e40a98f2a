export { appendEvent, outboxMigrations, transactionWithEvents } from './append.ts';
export { createRelay, type Relay, type RelayDeps } from './relay.ts';
