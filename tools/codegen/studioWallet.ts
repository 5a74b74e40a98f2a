import { COMMON_ERRORS, STUDIO_CALLS, type StudioCall } from '@foyer/contract/studios/calls.ts';
import calls from '@foyer/contract/studios/fixtures/calls.json' with { type: 'json' };
import { errorResponse, STUDIO_ERRORS, STUDIO_HEADERS } from '@foyer/contract/studios/http.ts';
import { json, jsonExamples, schemaOf } from './openApi.ts';

/** The studio wallet API as an OpenAPI 3.1 document, from the schemas that the platform parses calls with. */
export function studioWalletDocument(): object {
  const paths = Object.entries(STUDIO_CALLS).map(([name, call]) => [
    call.path,
    { post: operation(name, call) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer: the wallet of game studios',
      version: '1',
      summary: 'How a game studio moves a player’s money while a game is played.',
      description:
        'Every call is signed and idempotent by the studio’s own transaction id. docs/guides/studio-wallet.md tells the rest.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The platform that serves this document' }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: SECURITY,
      parameters: { timestamp: TIMESTAMP },
      schemas: { Refusal: schemaOf(errorResponse) },
    },
    security: [{ studio: [], signature: [] }],
  };
}

function operation(name: string, { summary, body, response, errors }: StudioCall): object {
  const example = Object.hasOwn(calls, name) ? calls[name as keyof typeof calls] : null;
  return {
    operationId: name,
    summary,
    parameters: [{ $ref: '#/components/parameters/timestamp' }],
    requestBody: { required: true, content: json(schemaOf(body), example?.body) },
    responses: {
      200: {
        description: 'Done, and on disk; the same call again gets the same answer',
        content:
          name === 'win'
            ? jsonExamples(schemaOf(response), { paid: calls.win.answer, held: calls.heldWin.answer })
            : json(schemaOf(response), example?.answer),
      },
      ...refusals([...COMMON_ERRORS, ...errors]),
      413: refusal('A body of more than 8 KB'),
      ...(name === 'bet' && { 503: refusal('`Maintenance`: no new stakes for a moment') }),
    },
  };
}

/** Error responses by status, with their error types. */
function refusals(types: readonly (keyof typeof STUDIO_ERRORS)[]): Record<string, object> {
  const byStatus: Record<string, string[]> = {};
  for (const type of types) (byStatus[STUDIO_ERRORS[type]] ??= []).push(`\`${type}\``);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, named]) => [status, refusal(named.join(', '))]),
  );
}

const refusal = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

const SECURITY = {
  studio: { type: 'apiKey', in: 'header', name: STUDIO_HEADERS.studio, description: 'The studio’s id' },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: STUDIO_HEADERS.signature,
    description:
      'Hex HMAC-SHA256, under the studio’s secret, of `<x-timestamp>.<path>.<body>`, the body as the bytes that are sent',
  },
};

const TIMESTAMP = {
  name: STUDIO_HEADERS.timestamp,
  in: 'header',
  required: true,
  description: 'Unix time in milliseconds, at most five minutes from the platform’s clock',
  schema: { type: 'string', pattern: '^\\d{1,15}$' },
  example: '1763640000000',
};
