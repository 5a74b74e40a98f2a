export interface Player {
  readonly level: number;
  readonly points: number;
  readonly nextLevelFrom: number | null;
  readonly gamificationOpt: { readonly enable: boolean };
}

interface Mission {
  readonly id: string;
  readonly kind: 'stakes' | 'games' | 'euros';
  readonly goal: number;
  readonly points: number;
}

export interface MissionNow extends Mission {
  readonly progress: number;
  readonly isDone: boolean;
}

export interface LockedMission extends Mission {
  readonly fromLevel: number;
  readonly pointsToGo: number;
}

export interface Missions {
  readonly endsAt: string;
  readonly isOptedIn: boolean;
  readonly missions: readonly MissionNow[];
  /** Missions of levels that the player has not reached yet. */
  readonly locked: readonly LockedMission[];
}

export interface RankedPlayer {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly isOwn: boolean;
}

export interface Tournament {
  readonly endsAt: string;
  readonly isOptedIn: boolean;
  /** Whether the player's level may take part. */
  readonly isOpen: boolean;
  readonly opensAt: { readonly level: number; readonly points: number; readonly ownPoints: number };
  /** Points for the first places. */
  readonly prizes: readonly number[];
  readonly table: readonly RankedPlayer[];
  /** The last week that had winners. */
  readonly last: {
    readonly endedAt: string;
    readonly winners: readonly (RankedPlayer & { readonly prize: number })[];
  } | null;
}

export interface Api {
  player(): Promise<Player>;
  missions(): Promise<Missions>;
  tournament(): Promise<Tournament>;
  opt(enable: boolean): Promise<unknown>;
}

/** Creates a client that sends a token and no cookies, because the page has an opaque origin. */
export function apiAt(base: string, token: string): Api {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${base}/laurel/v1/${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    // Not validated: the response comes from the company's own server.
    return answer.json();
  };
  return {
    player: () => ask('player'),
    missions: () => ask('missions'),
    tournament: () => ask('tournament'),
    opt: (enable) => ask('opt', { enable }),
  };
}
