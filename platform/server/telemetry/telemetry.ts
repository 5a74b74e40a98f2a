import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import * as v from 'valibot';
import {
  ERROR_REPORTS_PATH,
  ErrorReportSchema,
  REPORT_BYTES,
  type ErrorReport,
} from '@foyer/contract/analytics/errorReport.ts';
import { redacted } from '@foyer/contract/analytics/redaction.ts';
import { EVENTS_BYTES, EVENTS_PATH } from '@foyer/contract/analytics/eventsEndpoint.ts';
import { EventsBodySchema } from '@foyer/contract/analytics/trackedEvents.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Log } from '../../infra/log.ts';
import { hostedSite } from '../http/access.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';

/** Limits per client address. A page sends at most ten reports, and its events in batches some seconds apart. */
const REPORTS_PER_MINUTE = 30;
const BODIES_OF_EVENTS_PER_MINUTE = 60;

export interface TelemetryDeps {
  readonly sites: Pick<Sites, 'byHost'>;
  readonly log: Log;
  readonly metrics: Registry;
}

/** Logs error reports of browsers (ANA-04) and counts tracked events (OPEN-42). */
export async function registerTelemetry(app: FastifyInstance, deps: TelemetryDeps): Promise<void> {
  const { log } = deps;
  const { errors, events } = counters(deps.metrics);
  const brandOf = ({ host }: FastifyRequest) => hostedSite(deps.sites, host).brand;

  // Only JSON is accepted, so that a form on another site cannot post here.
  app.removeContentTypeParser('text/plain');

  app.post(ERROR_REPORTS_PATH, limits(REPORT_BYTES, REPORTS_PER_MINUTE), async (request, reply) => {
    const report = read(ErrorReportSchema, request.body);
    const brand = brandOf(request);
    errors.inc({ brand, kind: report.kind });
    log.warn({ brand, report: safe(report) }, 'a browser reported an error');
    return reply.code(204).send();
  });

  app.post(EVENTS_PATH, limits(EVENTS_BYTES, BODIES_OF_EVENTS_PER_MINUTE), async (request, reply) => {
    const brand = brandOf(request);
    for (const { name } of read(EventsBodySchema, request.body).events) events.inc({ brand, name });
    return reply.code(204).send();
  });
}

const limits = (bodyLimit: number, max: number) => ({
  bodyLimit,
  config: { rateLimit: { max, timeWindow: '1 minute' } },
});

const counters = (registry: Registry) => ({
  errors: new Counter({
    name: 'foyer_browser_errors_total',
    help: 'Errors that browsers reported, about half of those they saw',
    labelNames: ['brand', 'kind'],
    registers: [registry],
  }),
  events: new Counter({
    name: 'foyer_browser_events_total',
    help: 'Tracked events of visitors who agreed to analytics',
    labelNames: ['brand', 'name'],
    registers: [registry],
  }),
});

/** @throws Refusal BadRequest naming each invalid field, without its value */
function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields = new Set(result.issues.map((issue) => v.getDotPath(issue) ?? 'body'));
  throw new Refusal(ERROR_TYPES.badRequest, { reasons: [...fields].map((field) => `${field}: unreadable`) });
}

/** Redacted again, because a browser may run an older build and anyone may post here. */
const safe = (report: ErrorReport): ErrorReport => ({
  ...report,
  name: redacted(report.name),
  message: redacted(report.message),
  stack: redacted(report.stack),
  page: redacted(report.page),
  operation: report.operation === null ? null : redacted(report.operation),
});
