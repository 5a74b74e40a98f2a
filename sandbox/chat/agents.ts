/** An agent counts as present for this long after the last sign of their console. */
const PRESENT_MS = 60_000;

export interface AgentsState {
  /** Whether an agent is there now. */
  readonly isPresent: boolean;
  /** Opening times of today as ISO timestamps: agents answer between them. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly isOpen: boolean;
}

export type Agents = ReturnType<typeof createAgents>;

/** Hours of the day (UTC) in which the demonstration's agents answer. */
const OPENS_AT = 6;
const CLOSES_AT = 22;

/** The customer service behind the chat: when it is open, and whether somebody is there. */
export function createAgents(now: () => number) {
  let seenAtMs = -Infinity;
  const at = (hour: number): Date => {
    const day = new Date(now());
    day.setUTCHours(hour, 0, 0, 0);
    return day;
  };
  return {
    /** Call for each sign of an agent. */
    attend: () => void (seenAtMs = now()),
    state(): AgentsState {
      const [opens, closes] = [at(OPENS_AT), at(CLOSES_AT)];
      return {
        isPresent: now() - seenAtMs < PRESENT_MS,
        opensAt: opens.toISOString(),
        closesAt: closes.toISOString(),
        isOpen: now() >= opens.getTime() && now() < closes.getTime(),
      };
    },
  };
}
