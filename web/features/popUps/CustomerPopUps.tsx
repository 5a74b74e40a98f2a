import { useEffect, useMemo } from 'react';
import {
  AcknowledgePopUp,
  CustomerPopUpAdded,
  GetCustomerInfo,
} from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../ui/overlay/overlays.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { useContent, useGraphql, useSocket } from '../content/index.ts';
import { popUpQueue, type PopUpQueue } from './popUpQueue.ts';

const AREA = 'account';

/** PLAYER-22: what the house has to tell this customer, as it comes, without a reload. */
export function CustomerPopUps({ isHeld }: { isHeld: boolean }): null {
  const queue = useQueue();
  const socket = useSocket();
  useEffect(() => queue.hold(isHeld), [queue, isHeld]);
  useEffect(
    () =>
      socket?.subscribe(
        CustomerPopUpAdded,
        {},
        {
          next: ({ customerPopUpAdded }) => queue.add(customerPopUpAdded.popUpIdsAdded),
          // What came before the line stood, or while it was cut, nobody has told.
          connected: (isConnected) => void (isConnected && queue.read()),
          missed: () => void queue.read(),
        },
      ),
    [socket, queue],
  );
  return null;
}

function useQueue(): PopUpQueue {
  const graphql = useGraphql();
  const overlays = useOverlays();
  const { texts, locale } = useContent();
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
          // One that comes again another time is told apart behind a colon.
          const [name] = id.split(':');
          const [title, text] = [`account.popUp.${name}.title`, `account.popUp.${name}.text`];
          if (!texts.has(title)) texts.add(await fetchTexts(locale, [AREA]));
          if (!texts.has(title)) return false;
          await overlays.open('default', { title: texts.text(title), text: texts.text(text), onClosed });
          return true;
        },
        // Unheard, it is shown once more on another day.
        acknowledge: (id) => void graphql.mutate(AcknowledgePopUp, { id }, ['Customer']),
      }),
    [graphql, overlays, texts, locale],
  );
}
