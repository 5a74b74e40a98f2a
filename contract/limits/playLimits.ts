/** LIC-13: limits on play that a licence can offer besides deposit limits: total stakes and net loss. */
export const PLAY_LIMITS = ['Stake', 'Loss'] as const;
