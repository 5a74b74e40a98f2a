/** MONEY-08: what a payment waits for. */
export type WaitFor =
  | 'Player'
  | 'Provider'
  | 'Review'
  | 'IdentityVerification'
  | 'SourceOfWealth'
  | 'Weekend'
  /** Held money is being refunded. */
  | 'Refund';

/** The result of a callback: applied, without effect, or the type of its refusal. */
export type Verdict = 'Taken' | 'NoEffect' | NoticeRefusal;

/** The notice was refused: no money moved, and it is stored for investigation. */
export type NoticeRefusal =
  | 'UnknownPayment'
  | 'BrandMismatch'
  | 'KindMismatch'
  | 'AmountMismatch'
  | 'PaymentContradicted'
  | 'NoticeConflict';

export type HeldOutcome = 'Refunded' | 'Released' | 'ChargedBack';

/** `Sending`: the provider may not have received the order. `SentBack`: paid, then returned by the bank. */
export type RefundState = 'Sending' | 'Accepted' | 'Paid' | 'Refused' | 'Stopped' | 'SentBack';
