export { appendEvent, outboxMigrations } from './append.ts';
export { createRelay, type Relay, type RelayDeps as RelayParts } from './relay.ts';
