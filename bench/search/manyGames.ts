import type { Sites } from '@foyer/platform/sites/index.ts';

type Game = Sites['games'][number];

const SYLLABLES = 'ba cor dun el fra gis hol im kra lun mor nes ost pir qua rem sul tor ulm vey'.split(' ');

/**
 * The catalogue extended to `count` games, each with its own invented word, so that the index has thousands of them.
 */
export function manyGames({ games }: Pick<Sites, 'games'>, count: number): readonly Game[] {
  const open = games.filter(({ status }) => status === 'open');
  const [pattern] = open;
  if (!pattern) throw new Error('there is no open game to copy');
  return Array.from({ length: count }, (_, at) => {
    const own = open[at];
    const like = open[at % open.length] ?? pattern;
    const [first = ''] = like.title.split(' ').filter((word) => word.length > 3);
    return (
      own ?? {
        ...like,
        slug: `${like.slug}-${at}`,
        lookupId: `${like.lookupId}-${at}`,
        title: `${first} ${inventedWord(at)}`,
      }
    );
  });
}

/** An invented word for a number; there are about eight thousand. */
function inventedWord(at: number): string {
  const deps = [at, Math.floor(at / 20), Math.floor(at / 400)].map(
    (part) => SYLLABLES[part % SYLLABLES.length],
  );
  const [first = '', ...rest] = deps.join('');
  return first.toUpperCase() + rest.join('');
}
