import { useEffect, useMemo } from 'react';
import {
  AcknowledgePopUp,
  CustomerPopUpAdded,
  GetCustomerInfo,
  Translations,
  type TranslationsQuery,
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
          // A pop-up that can be shown repeatedly has a suffix after a colon in its id.
          const [name] = id.split(':');
          const keys = [`account.popUp.${name}.title`, `account.popUp.${name}.text`];
          const { data, error } = await graphql.query(Translations, { keys });
          if (!data) throw error ?? new Error('no answer');
          const [title, text] = keys.map((wanted) => textOf(data, wanted));
          if (!title || !text) return false;
          await overlays.open('default', { title, text, onClosed });
          return true;
        },
        // If the request fails, the pop-up is shown again at a later visit.
        acknowledge: (id) => void graphql.mutate(AcknowledgePopUp, { id }, ['Customer']),
      }),
    [graphql, overlays],
  );
}

/** GQLO-04: the texts of a pop-up have no values, so they are shown as they are. */
const textOf = ({ translations }: TranslationsQuery, wanted: string): string | null =>
  translations.find(({ key }) => key === wanted)?.text ?? null;
