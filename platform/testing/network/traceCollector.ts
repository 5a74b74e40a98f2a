import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

const value = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.number(), v.string()])),
  boolValue: v.optional(v.boolean()),
});
const attributes = v.array(v.object({ key: v.string(), value }));
const request = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string()),
              name: v.string(),
              kind: v.number(),
              attributes,
              status: v.object({ code: v.optional(v.number()) }),
              links: v.optional(v.array(v.object({ traceId: v.string(), spanId: v.string() })), []),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  readonly name: string;
  readonly service: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly hasFailed: boolean;
  readonly links: readonly { readonly traceId: string }[];
}

const read = (list: v.InferOutput<typeof attributes>): Record<string, unknown> =>
  Object.fromEntries(
    list.map(({ key, value: { stringValue, intValue, boolValue } }) => [
      key,
      stringValue ?? boolValue ?? Number(intValue),
    ]),
  );

const ERROR = 2;

/** A collector that receives OTLP over HTTP, as JSON. */
export async function startTraceCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let status = 200;
  function receive(body: string): void {
    bodies.push(body);
    for (const { resource, scopeSpans } of v.parse(request, JSON.parse(body)).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          service: read(resource.attributes)['service.name'],
          attributes: read(span.attributes),
          hasFailed: span.status.code === ERROR,
        });
  }
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      if (status === 200) receive(body);
      response.writeHead(incoming.url === '/v1/traces' ? status : 404).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that was received, as text. */
    text: () => bodies.join('\n'),
    trace: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    spans: (name: string) => spans.filter((span) => span.name === name),
    respondWith(next: number): void {
      status = next;
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;
