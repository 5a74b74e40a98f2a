/** The part of the frame that is visible in the lobby, in CSS pixels from the top of the frame. */
export interface VisiblePart {
  readonly top: number;
  readonly height: number;
}

const MOST = 50_000;

/** Returns null for other and invalid messages. */
export function readVisiblePart(data: unknown): VisiblePart | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== 'foyer-lobby' || data.type !== 'visible') return null;
  if (!('top' in data) || !('height' in data)) return null;
  const { top, height } = data;
  return isDistance(top) && isDistance(height) ? { top, height } : null;
}

const isDistance = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST;
