import { useEffect, useMemo } from 'react';
import {
  AcknowledgePopUp,
  CustomerPopUpAdded,
  GetCustomerInfo,
} from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../../app/overlays.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchTexts } from '../../../transport/http/fetchTexts.ts';
import { useApp } from '../../../app/app.tsx';
import { useGraphql } from '../../../app/graphql.tsx';
import { useSubscription } from '../../../app/useSubscription.ts';
import { popUpQueue } from './popUpQueue.ts';

const AREA = 'account';

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
  const { texts, locale } = useApp();
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
          const [title, text] = [`account.popUp.${name}.title`, `account.popUp.${name}.text`];
          if (!texts.has(title)) texts.add(await fetchTexts(locale, [AREA]));
          if (!texts.has(title) || !texts.has(text)) return false;
          await overlays.open('default', { title: texts.text(title), text: texts.text(text), onClosed });
          return true;
        },
        // If the request fails, the pop-up is shown again at a later visit.
        acknowledge: (id) => void graphql.mutate(AcknowledgePopUp, { id }, ['Customer']),
      }),
    [graphql, overlays, texts, locale],
  );
}
