/** What of play a licence may have limits for, beside deposits (LIC-13): all that is staked, and what is lost. */
export const PLAY_LIMITS = ['Stake', 'Loss'] as const;
