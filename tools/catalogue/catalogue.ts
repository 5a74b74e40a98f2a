import { writeFile } from 'node:fs/promises';
import { filesOf, inventCatalogue } from './files.ts';

// `npm run catalogue [-- <seed> <games per studio>]`: generates studios and games from
// sites/catalogue/sources.
const [seed, count] = process.argv.slice(2);
if (count !== undefined && !(Number.isInteger(Number(count)) && Number(count) > 0))
  throw new RangeError(`'${count}' is no number of games`);
const invented = inventCatalogue(seed, count === undefined ? undefined : Number(count));
for (const { file, text } of filesOf(invented)) await writeFile(file, text);
console.log(`${invented.games.length} games of ${invented.studios.length} studios`);
