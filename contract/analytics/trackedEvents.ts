import * as v from 'valibot';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';
import { EXPERIMENT_NAMES, EXPERIMENTS } from '../content/experiments.ts';
import { SIGN_IN_OUTCOMES } from '../signIn/outcomes.ts';
import { MAX_EVENTS } from './eventsEndpoint.ts';

/** A pattern of the route table (`/games/:slug/`), never the actual URL, which may contain a code or a name. */
const route = v.pipe(v.string(), v.regex(/^\/[\w:?*/-]*$/), v.maxLength(80));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(80));

/** ANA-06, OPEN-08: all events sent to analytics. They are anonymous: no player, session, device, amount or URL. */
export const TrackedEventSchema = v.variant('name', [
  v.strictObject({ name: v.literal('pageViewed'), route, productMode: v.picklist(PRODUCT_MODES) }),
  v.strictObject({ name: v.literal('signInBegun') }),
  v.strictObject({ name: v.literal('signUpBegun') }),
  v.strictObject({ name: v.literal('signedIn') }),
  v.strictObject({ name: v.literal('signedOut') }),
  v.strictObject({ name: v.literal('signInRefused'), outcome: v.picklist(SIGN_IN_OUTCOMES) }),
  v.strictObject({ name: v.literal('gameOpened'), slug, mode: v.picklist(['real', 'fun']) }),
  v.strictObject({ name: v.literal('favouriteSet'), slug, isFavourite: v.boolean() }),
  v.strictObject({
    name: v.literal('experimentSeen'),
    experiment: v.picklist(EXPERIMENT_NAMES),
    variation: v.picklist(EXPERIMENT_NAMES.flatMap((name) => [...EXPERIMENTS[name]])),
  }),
  v.strictObject({ name: v.literal('heartbeat') }),
]);

export const EventsBodySchema = v.strictObject({
  events: v.pipe(v.array(TrackedEventSchema), v.minLength(1), v.maxLength(MAX_EVENTS)),
});

export type TrackedEvent = v.InferOutput<typeof TrackedEventSchema>;
export type EventsBody = v.InferOutput<typeof EventsBodySchema>;
