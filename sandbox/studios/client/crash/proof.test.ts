import { expect, it } from 'vitest';
import { endOf } from '../../maths/crash/flight.ts';
import { loadBalloon } from '../../maths/crash/model.ts';
import { commitmentTo } from '../../maths/commitment.ts';
import { drawOf } from '../../maths/crash/seeds.ts';
import type { RevealedFlight } from '../../live/flight/flights.ts';
import { verifyFlight } from './proof.ts';

const model = loadBalloon();
const flightWith = (seed: string, playerSeed: string): RevealedFlight => ({
  round: 1,
  commitment: commitmentTo(seed),
  seed,
  playerSeed,
  end: Math.max(100, endOf(model, drawOf(seed, playerSeed))),
});

it('the browser verifies the flight that the server has drawn', async () => {
  for (let flight = 0; flight < 50; flight += 1)
    expect(await verifyFlight(flightWith(`studio ${flight}`, `player ${flight}`), model)).toBe(true);
});

it('the browser detects a wrong seed, commitment or end', async () => {
  const honest = flightWith('studio', 'player');
  for (const lie of [
    { seed: 'another' },
    { playerSeed: 'another' },
    { commitment: commitmentTo('another') },
    { end: honest.end + 1 },
  ])
    expect(await verifyFlight({ ...honest, ...lie }, model)).toBe(false);
});
