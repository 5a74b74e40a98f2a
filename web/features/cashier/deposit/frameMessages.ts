/** What a payment frame may say to the page it stands in; AMB-38 gives the first its words. */
const MESSAGES = new Map<unknown, FrameMessage>([
  ['close-quick-deposit', 'close'],
  ['payment-returned', 'returned'],
]);

export type FrameMessage = 'close' | 'returned';

/**
 * CASH-06: the close of the cashier's own origin or of ours, the return of ours alone.
 * @returns null for what anybody else says, and for any other words
 */
export function readFrameMessage(
  { data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  { own, frame }: { readonly own: string; readonly frame: string | null },
): FrameMessage | null {
  const message = MESSAGES.get(data) ?? null;
  if (message === 'returned') return origin === own ? message : null;
  return origin === own || (frame !== null && origin === frame) ? message : null;
}
