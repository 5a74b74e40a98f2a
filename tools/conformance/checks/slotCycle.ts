import { SECOND } from '@foyer/domain/duration.ts';
import { expectEqual, expectRefusal, Mismatch, Skipped } from '../mismatch.ts';
import { NEAR_FUTURE_MS } from '../studio.ts';
import type { Checks } from './check.ts';

export const slotCycle: Checks = {
  'CLOCK-06 a second round of a slot begun at once is refused until mayStartAt, and the open round goes on':
    async (studio) => {
      const first = studio.body(1);
      const { roundId } = first;
      await studio.move('bet', first);
      const second = studio.body(1);
      const refused = await studio.send('bet', second);
      if (refused.status === 200) {
        if (studio.target.isSlot) throw new Mismatch('a second round of the slot begun at once was accepted');
        throw new Skipped(
          'two rounds begun at once were accepted: the launched game is no slot (else use --slot)',
        );
      }
      expectRefusal(refused, 'RoundTooSoon');
      const waitMs = studio.msUntilStart(refused);
      if (!(waitMs > -SECOND && waitMs <= NEAR_FUTURE_MS))
        throw new Mismatch(`keys.mayStartAt of bet is not within ${NEAR_FUTURE_MS / SECOND} seconds`);
      for (const name of ['bet', 'win'] as const) {
        const { status } = await studio.send(name, studio.body(1, roundId));
        expectEqual(`the status of a further ${name} of the open round`, status, 200);
      }
      await studio.move('endRound', studio.inRound(roundId));
      await studio.move('bet', second);
    },
};
