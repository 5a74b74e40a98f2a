/** Kinds of game that are set in small letters under a title instead of in it. */
const DESCRIPTORS = new Set([
  'megaways',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'jackpot',
  'live',
  'bingo',
  'keno', // oxfmt-ignore
]);

const isDescriptor = (word: string): boolean => DESCRIPTORS.has(word.toLowerCase());

/** "Winter Garden Live Roulette" is set as "Winter Garden" over "Live Roulette". */
export function splitTitle(title: string): { main: string; tag: string | null } {
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !isDescriptor(last)) return { main: title, tag: null };
  const isPair = words.length > 2 && isDescriptor(words.at(-2) ?? '');
  const tagWords = isPair ? 2 : 1;
  return { main: words.slice(0, -tagWords).join(' '), tag: words.slice(-tagWords).join(' ') };
}
