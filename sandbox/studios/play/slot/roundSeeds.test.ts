import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitmentTo } from '../../maths/commitment.ts';
import { namesCommitment } from '../../maths/slot/seedRandom.ts';
import { storedRoundSecret } from './roundSecret.ts';
import { createRoundSeeds } from './roundSeeds.ts';

it('the id of a round names the commitment to its seed, and the seed is found by the id alone', () => {
  const made = createRoundSeeds({ secret: 'secret' }).next();
  expect(made.commitment).toBe(commitmentTo(made.seed));
  expect(namesCommitment(made.roundId, made.commitment)).toBe(true);
  expect(namesCommitment(made.roundId, commitmentTo('another'))).toBe(false);
  expect(createRoundSeeds({ secret: 'secret' }).of(made.roundId)).toEqual(made);
});

it('each round has a seed of its own', () => {
  const seeds = createRoundSeeds();
  const made = Array.from({ length: 1000 }, () => seeds.next());
  expect(new Set(made.map(({ seed }) => seed)).size).toBe(1000);
  expect(new Set(made.map(({ roundId }) => roundId)).size).toBe(1000);
  for (const { roundId } of made) expect(roundId).toMatch(/^[0-9a-f]{24}-[0-9a-f]{32}$/);
});

it.each(['left', '', '-', 'a6f1c3d2-1111-4222-8333-444455556666'])(
  'the id %j of another source has no seed',
  (roundId) => expect(createRoundSeeds().of(roundId)).toBeNull(),
);

it('an id that was made with another secret has no seed', () => {
  const { roundId } = createRoundSeeds({ secret: 'one' }).next();
  expect(createRoundSeeds({ secret: 'two' }).of(roundId)).toBeNull();
});

it('the secret is made once, and only its owner may read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-seeds-'));
  try {
    const secret = await storedRoundSecret(join(folder, 'studio'));
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await storedRoundSecret(join(folder, 'studio'))).toBe(secret);
    expect((await stat(join(folder, 'studio', 'round-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'studio'))).toEqual(['round-secret']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each(['', 'abc'])('an incomplete secret "%s" is refused with the name of its file', async (stored) => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-seeds-'));
  try {
    await writeFile(join(folder, 'round-secret'), stored);
    await expect(storedRoundSecret(folder)).rejects.toThrow(`${folder}/round-secret is not a secret of 64`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
