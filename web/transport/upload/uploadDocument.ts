import { UPLOAD_PATH } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { serverErrorOf } from '../graphql/errors.ts';
import { parseRecord } from '../storage/record.ts';

export interface UploadOrder {
  readonly brand: string;
  readonly type: SourceOfWealthType;
  readonly file: File;
  /** Called with the uploaded share, 0 to 1. */
  onProgress(part: number): void;
  readonly signal: AbortSignal;
}

interface TokenSource {
  current(): { readonly token: string } | null;
  refresh(refused?: string): Promise<{ readonly token: string } | null>;
}

/** Null on success; otherwise the error type, or `failed` if there was no response. */
export type UploadOutcome = string | null;

/** SOW-05: uploads a document; an expired token is renewed once (SESS-06). */
export async function uploadDocument(session: TokenSource, order: UploadOrder): Promise<UploadOutcome> {
  const current = session.current() ?? (await session.refresh());
  const first = await attempt(current?.token ?? '', order);
  if (first.status !== 401) return first.outcome;
  const fresh = await session.refresh(current?.token);
  return fresh ? (await attempt(fresh.token, order)).outcome : first.outcome;
}

interface Attempt {
  readonly status: number;
  readonly outcome: UploadOutcome;
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function attempt(token: string, { brand, type, file, onProgress, signal }: UploadOrder): Promise<Attempt> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ type, name: file.name });
    request.open('POST', `${UPLOAD_PATH}?${query.toString()}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader(HEADERS.brand, brand);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, outcome: outcomeOf(request) });
    request.onerror = () => resolve({ status: 0, outcome: 'failed' });
    request.onabort = () => resolve({ status: 0, outcome: 'failed' });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

const outcomeOf = ({ status, responseText }: XMLHttpRequest): UploadOutcome =>
  status === 200 ? null : (serverErrorOf(parseRecord(responseText)?.['error'])?.type ?? 'failed');
