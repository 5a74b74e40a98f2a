/** How many titles are written in a round. */
const WRITTEN = 40;
const SHORTEST_WRONG = 5;

/** Titles as they are written, letter by letter; every second has a letter wrong. Each round has others. */
export function terms(games: readonly { readonly title: string }[], round: number): readonly string[] {
  const step = Math.floor(games.length / WRITTEN);
  return Array.from({ length: WRITTEN }, (_, at) => {
    const title = games[(at * step + round * 7) % games.length]?.title.toLowerCase() ?? '';
    return at % 2 === 0 ? title : withTypo(title);
  }).flatMap((title) => Array.from(title, (_, at) => title.slice(0, at + 1)));
}

/** The third letter is another one. */
const withTypo = (title: string): string =>
  title.length < SHORTEST_WRONG ? title : `${title.slice(0, 2)}x${title.slice(3)}`;
