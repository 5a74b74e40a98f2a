/** What the frame says that concerns us; the rest of what happens in it is its own. */
export type StepMessage =
  /** It waits for its token. */
  | { readonly is: 'ready' }
  /** Something was shown or looked at: the platform is asked how it stands, whatever the frame says of it. */
  | { readonly is: 'moved' }
  /** Its token is over. */
  | { readonly is: 'expired' }
  | { readonly is: 'failed' }
  | { readonly is: 'resized'; readonly height: number };

export interface StepFrame {
  readonly origin: string;
  readonly frame: MessageEventSource | null;
  /** What its address calls it. */
  readonly id: string;
}

const MOVED: ReadonlySet<unknown> = new Set([
  'idCheck.onApplicantSubmitted',
  'idCheck.onApplicantResubmitted',
  'idCheck.onApplicantStatusChanged',
]);

/** KYC-04: only from the company's own origin and from the frame that is ours. Null for anything else. */
export function readStepMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  expected: StepFrame,
): StepMessage | null {
  if (origin !== expected.origin || expected.frame === null || source !== expected.frame) return null;
  if (typeof data !== 'object' || data === null || !('method' in data)) return null;
  const { method } = data;
  if (method === 'idCheck.onReady') {
    if (!('frameId' in data) || data.frameId !== expected.id) return null;
    return { is: 'ready' };
  }
  if (MOVED.has(method)) return { is: 'moved' };
  if (method === 'idCheck.onError')
    return { is: 'code' in data && data.code === 'invalid-token' ? 'expired' : 'failed' };
  if (method === 'idCheck.onResize' && 'height' in data && Number.isFinite(data.height))
    return { is: 'resized', height: Number(data.height) };
  return null;
}
