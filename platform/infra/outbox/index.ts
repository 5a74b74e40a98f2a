export { appendEvent, outboxMigrations } from './append.ts';
export { createRelay, type Relay, type RelayParts } from './relay.ts';
