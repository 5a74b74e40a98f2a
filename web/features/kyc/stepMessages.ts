/** Messages of the vendor's frame that the page handles. */
type StepMessage =
  /** The frame waits for its access token. */
  | { readonly is: 'ready' }
  /**
   * A step was submitted or reviewed. The message's result is ignored; only the platform's status is trusted.
   */
  | { readonly is: 'moved' }
  | { readonly is: 'expired' }
  | { readonly is: 'failed' }
  | { readonly is: 'resized'; readonly height: number };

interface StepFrame {
  readonly origin: string;
  readonly frame: MessageEventSource | null;
  readonly id: string;
}

const MOVED: ReadonlySet<unknown> = new Set([
  'idCheck.onApplicantSubmitted',
  'idCheck.onApplicantResubmitted',
  'idCheck.onApplicantStatusChanged',
]);

/** KYC-04: accepts messages only from the vendor's origin and from our frame; null for all others. */
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
