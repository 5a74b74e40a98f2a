/** Of the round that is played in this game; the storage of a tab survives a reload. */
const key = () => `foyer-bonus-spins ${location.pathname}`;

/** How many bonus spins of the round the player has seen before a reload; 0 without storage. */
export function shownSpinsOf(roundId: string): number {
  try {
    const [round, count] = (sessionStorage.getItem(key()) ?? '').split(' ');
    return round === roundId ? Number(count) : 0;
  } catch {
    return 0;
  }
}

export function storeShownSpins(roundId: string, count: number): void {
  try {
    sessionStorage.setItem(key(), `${roundId} ${count}`);
  } catch {
    // After a reload the bonus spins begin again.
  }
}
