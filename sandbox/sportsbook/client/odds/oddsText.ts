import { useSyncExternalStore } from 'react';
import { settings } from '../settings.ts';
import { formatOdds, ODDS_FORMATS, type OddsFormat } from './oddsFormat.ts';

const KEY = 'oddsFormat';
const subscribers = new Set<() => void>();

let current: OddsFormat = storedFormat();

/** The format of an earlier visit. Storage may be blocked in a frame of another site. */
function storedFormat(): OddsFormat {
  try {
    const stored = localStorage.getItem(KEY);
    return ODDS_FORMATS.find((format) => format === stored) ?? 'decimal';
  } catch {
    return 'decimal';
  }
}

export function setOddsFormat(format: OddsFormat): void {
  current = format;
  try {
    localStorage.setItem(KEY, format);
  } catch {
    // The choice then lasts until the sportsbook is closed.
  }
  for (const update of subscribers) update();
}

export const useOddsFormat = (): OddsFormat =>
  useSyncExternalStore(
    (update) => {
      subscribers.add(update);
      return () => subscribers.delete(update);
    },
    () => current,
  );

/** Odds in hundredths in the chosen format. Components that use it are below `App`, which follows the format. */
export const oddsText = (odds: number): string => formatOdds(odds, current, settings.language);
