import { SECOND } from '@foyer/domain/duration.ts';
import type { ReceiverConfig } from '../../infra/config/ledgerConfig.ts';
import { fetchThroughBreaker } from '../../infra/httpClient/httpClient.ts';
import type { DeliverReport } from '../../modules/regulator/index.ts';

const TIMEOUT_MS = 60 * SECOND;
/** Parts per call, so that a run of the job ends. */
const MAX_PARTS = 64;
const CONFLICT = 409;

/**
 * Sends reports over HTTP. `PUT` announces a file by its signed note and returns how much of it the receiver has;
 * `PATCH` appends a part at this position, as in the core protocol of tus 1.0.0. Both can be repeated, so an
 * interrupted transfer goes on where it stopped, and a whole file is not sent again.
 */
export function reportReceiver(receivers: Readonly<Record<string, ReceiverConfig>>): DeliverReport {
  return async ({ licence, name, note, bytes, read }) => {
    const { [licence]: receiver } = receivers;
    if (!receiver) throw new Error(`FOYER_REPORT_URLS has no address of '${licence}'`);
    const send = (method: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
      request(receiver, name, { method, headers, body });
    const announce = () => send('PUT', { 'content-type': 'text/plain; charset=utf-8' }, note);

    let position = positionIn(await announce(), bytes);
    for (let parts = 0; position < bytes && parts < MAX_PARTS; parts++) {
      const response = await send(
        'PATCH',
        { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(position) },
        await read(position),
      );
      // Another node sends the same file: it goes on together.
      position = positionIn(response.status === CONFLICT ? await announce() : response, bytes);
    }
    return position === bytes;
  };
}

interface ReportRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

async function request(
  { url, keys }: ReceiverConfig,
  name: string,
  { method, headers, body }: ReportRequest,
) {
  const response = await fetchThroughBreaker(`${url}/${name}`, {
    method,
    headers: { ...headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${keys[0]}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response;
}

function positionIn({ status, ok, headers }: Response, bytes: bigint): bigint {
  if (!ok) throw new Error(`status ${status}`);
  const text = headers.get('upload-offset') ?? '';
  const position = /^\d{1,15}$/.test(text) ? BigInt(text) : bytes + 1n;
  if (position > bytes)
    throw new Error('the receiver did not return a position of the file in upload-offset');
  return position;
}
