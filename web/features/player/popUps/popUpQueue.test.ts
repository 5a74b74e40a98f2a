import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { PAUSE_MS, popUpQueue } from './popUpQueue.ts';

const settled = () => new Promise<void>((done) => void setTimeout(done));

/** @param responses ids of pending pop-ups for each request; null for a failed request */
function queue(...responses: (readonly string[] | null)[]) {
  const opened: string[] = [];
  const acknowledged: string[] = [];
  let close = () => {};
  const show = vi.fn(async (id: string, closed: () => void) => {
    if (id === 'broken') throw new TypeError('Failed to fetch');
    if (id === 'wordless') return false;
    opened.push(id);
    close = closed;
    return true;
  });
  const clock = fakeClock();
  const popUps = popUpQueue({
    clock,
    async needed() {
      const answer = responses.shift() ?? null;
      if (answer === null) throw new Error('no answer');
      return answer;
    },
    show,
    acknowledge: (id) => void acknowledged.push(id),
  });
  const shut = async () => {
    close();
    clock.advance(PAUSE_MS);
    await settled();
  };
  return { popUps, opened, acknowledged, shut };
}

describe('popUpQueue', () => {
  it('PLAYER-22 AMB-54 shows pending and live pop-ups one at a time and acknowledges each', async () => {
    const { popUps, opened, acknowledged, shut } = queue(['welcome']);
    await popUps.read();
    popUps.add(['limits']);
    await settled();
    expect([opened, acknowledged]).toEqual([['welcome'], []]);
    await shut();
    expect([opened, acknowledged]).toEqual([['welcome', 'limits'], ['welcome']]);
    await shut();
    expect(acknowledged).toEqual(['welcome', 'limits']);
  });

  it('PLAYER-22 shows no pop-up twice', async () => {
    const { popUps, opened, shut } = queue(['welcome'], ['welcome', 'limits']);
    popUps.add(['welcome']);
    await popUps.read();
    popUps.add(['welcome', 'welcome']);
    await shut();
    popUps.add(['welcome']);
    await popUps.read();
    expect(opened).toEqual(['welcome', 'limits']);
  });

  it('PLAYER-22 drops a pop-up that was closed on another device', async () => {
    const { popUps, opened, shut } = queue(['welcome', 'limits'], []);
    await popUps.read();
    await popUps.read();
    await shut();
    expect(opened).toEqual(['welcome']);
  });

  it('PLAYER-22 shows nothing during a game and continues after it', async () => {
    const { popUps, opened } = queue(['welcome']);
    popUps.hold(true);
    await popUps.read();
    popUps.add(['limits']);
    expect(opened).toEqual([]);
    popUps.hold(false);
    expect(opened).toEqual(['welcome']);
  });

  it('PLAYER-22 skips a pop-up without texts and does not acknowledge it', async () => {
    const { popUps, opened, acknowledged, shut } = queue(['wordless', 'welcome']);
    await popUps.read();
    await settled();
    expect(opened).toEqual(['welcome']);
    await shut();
    expect(acknowledged).toEqual(['welcome']);
  });

  it('PLAYER-22 retries a failed pop-up after the next fetch', async () => {
    const { popUps, opened } = queue(['broken'], null, ['welcome', 'broken']);
    await popUps.read();
    await settled();
    await popUps.read();
    await popUps.read();
    expect(opened).toEqual(['welcome']);
  });
});
