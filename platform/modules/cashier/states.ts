/** MONEY-08: what a payment waits for. */
export type WaitFor =
  | 'Player'
  | 'Provider'
  | 'Review'
  /** An operator approves the withdrawal (MONEY-13). */
  | 'Approval'
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
  | 'MerchantMismatch'
  | 'KindMismatch'
  | 'AmountMismatch'
  | 'PaymentContradicted'
  | 'NoticeConflict';

/** Why a withdrawal needs an approval: which setting names it. */
export type ApprovalReason = 'All' | 'Amount' | 'NewAccount';

/** `Ended`: the withdrawal ended before an operator decided. */
export type ApprovalDecision = 'Approved' | 'Rejected' | 'Ended';

export type HeldOutcome = 'Refunded' | 'Released' | 'ChargedBack';

/** `Sending`: the provider may not have received the order. `SentBack`: paid, then returned by the bank. */
export type RefundState = 'Sending' | 'Accepted' | 'Paid' | 'Refused' | 'Stopped' | 'SentBack';
