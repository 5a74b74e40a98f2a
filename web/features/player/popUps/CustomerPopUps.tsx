import { useEffect, useMemo } from 'react';
import {
  AcknowledgePopUp,
  CustomerPopUpAdded,
  GetCustomerInfo,
} from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../../app/overlays.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useSubscription } from '../../../app/useSubscription.ts';
import { popUpQueue } from './popUpQueue.ts';

/** PLAYER-22: shows the operator's pop-ups for this player as they arrive. */
export function CustomerPopUps({ isHeld }: { isHeld: boolean }): null {
  const queue = useQueue();
  useEffect(() => queue.hold(isHeld), [queue, isHeld]);
  useSubscription(CustomerPopUpAdded, {
    next: ({ customerPopUpAdded }) => queue.add(customerPopUpAdded.popUpIdsAdded),
    missed: () => void queue.read(),
  });
  return null;
}

function useQueue() {
  const graphql = useGraphql();
  const overlays = useOverlays();
  return useMemo(
    () =>
      popUpQueue({
        clock: browserClock,
        async needed() {
          const { data, error } = await graphql.reread(GetCustomerInfo, {});
          if (!data) throw error ?? new Error('no answer');
          return data.viewer?.customer.popUpsNeeded ?? [];
        },
        async show(id, onClosed) {
          const { readPopUp } = await import('./readPopUp.ts');
          const contents = await readPopUp(graphql, id);
          if (!contents) return false;
          await overlays.open('default', { ...contents, onClosed });
          return true;
        },
        // If the request fails, the pop-up is shown again at a later visit.
        acknowledge: (id) => void graphql.mutate(AcknowledgePopUp, { id }, ['Customer']),
      }),
    [graphql, overlays],
  );
}
