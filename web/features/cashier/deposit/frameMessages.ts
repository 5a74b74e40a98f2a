/** Messages that a payment frame may post to the parent page. AMB-38 defines the text of the first one. */
const MESSAGES = new Map<unknown, FrameMessage>([
  ['close-quick-deposit', 'close'],
  ['payment-returned', 'returned'],
]);

export type FrameMessage = 'close' | 'returned';

/**
 * CASH-06: accepts `close` from the cashier's origin or ours, and `returned` from ours only.
 * @returns null for other origins and unknown messages
 */
export function readFrameMessage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  { own, frame }: { readonly own: string; readonly frame: string | null },
): FrameMessage | null {
  const message = MESSAGES.get(data) ?? null;
  if (message === 'returned') return origin === own ? message : null;
  return origin === own || (frame !== null && origin === frame) ? message : null;
}
