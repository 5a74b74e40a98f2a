import * as v from 'valibot';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import { SIGN_IN_OUTCOMES } from '../signIn/outcomes.ts';

/** Where the reference integration posts. */
export const EVENTS_PATH = '/api/events';

/** The most that one body may carry. */
export const EVENTS_AT_MOST = 50;
/** The largest body that is read. */
export const EVENTS_BYTES = 16 * 1024;

/** A row of the route table (`/games/:slug/`), never an address: an address may hold a code or a name. */
const route = v.pipe(v.string(), v.regex(/^\/[\w:?*/-]*$/), v.maxLength(80));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(80));

/**
 * ANA-06, OPEN-08: everything that is told of what people do here. It says what happened, and nothing of whom it
 * happened to: no player, no session, no device, no amount, no address.
 */
export const TrackedEventSchema = v.variant('name', [
  v.strictObject({ name: v.literal('pageViewed'), route, productMode: v.picklist(PRODUCT_MODES) }),
  v.strictObject({ name: v.literal('signInBegun') }),
  v.strictObject({ name: v.literal('signUpBegun') }),
  v.strictObject({ name: v.literal('signedIn') }),
  v.strictObject({ name: v.literal('signedOut') }),
  /** CUST-08 */
  v.strictObject({ name: v.literal('signInRefused'), outcome: v.picklist(SIGN_IN_OUTCOMES) }),
  v.strictObject({ name: v.literal('gameOpened'), slug, mode: v.picklist(['real', 'fun']) }),
  v.strictObject({ name: v.literal('favouriteSet'), slug, isFavourite: v.boolean() }),
  /** ANA-03 */
  v.strictObject({ name: v.literal('heartbeat') }),
]);

export const EventsBodySchema = v.strictObject({
  events: v.pipe(v.array(TrackedEventSchema), v.minLength(1), v.maxLength(EVENTS_AT_MOST)),
});

export type TrackedEvent = v.InferOutput<typeof TrackedEventSchema>;
export type TrackedEventName = TrackedEvent['name'];
export type EventsBody = v.InferOutput<typeof EventsBodySchema>;
