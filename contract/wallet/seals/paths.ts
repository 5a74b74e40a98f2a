/** MONEY-11: the public list of all checkpoints, the same at every brand; `?after=` for those after a day. */
export const CHECKPOINTS_PATH = '/ledger/checkpoints';
/** The public keys of the ledger, one a line. */
export const LEDGER_KEYS_PATH = '/ledger/keys';
/** MONEY-12: the proof of the signed-in player as a file; `?day=` for an earlier day. */
export const PROOF_PATH = '/ledger/proof';
