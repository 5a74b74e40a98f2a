/** Number of titles that each round of the benchmark types. */
const TITLES = 40;
const MIN_LENGTH_TYPO = 5;

/** Prefixes of titles as they are typed, half of them with a wrong letter. Each round uses other titles. */
export function terms(games: readonly { readonly title: string }[], round: number): readonly string[] {
  const step = Math.floor(games.length / TITLES);
  return Array.from({ length: TITLES }, (_, at) => {
    const title = games[(at * step + round * 7) % games.length]?.title.toLowerCase() ?? '';
    return at % 2 === 0 ? title : withTypo(title);
  }).flatMap((title) => Array.from(title, (_, at) => title.slice(0, at + 1)));
}

const withTypo = (title: string): string =>
  title.length < MIN_LENGTH_TYPO ? title : `${title.slice(0, 2)}x${title.slice(3)}`;
