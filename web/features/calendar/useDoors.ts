import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { OpenCalendarDoor } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { refetchDelayMs, withOpened, type Calendar, type CalendarDoor } from './doors.ts';
import { calendarQuery } from './queries.ts';
import { refusalKey } from './refusal.ts';

export interface Doors {
  readonly list: readonly CalendarDoor[];
  readonly fresh: string | null;
  readonly opening: string | null;
  /** Key of the text that says why the last door could not be opened; null if it was opened. */
  readonly refusal: MessageKey | null;
  open(door: CalendarDoor): void;
}

/** Only the platform decides which door may open. The doors are fetched again when a new day has begun. */
export function useDoors({ id: calendarId, doors, nextDoorAt }: Calendar): Doors {
  const graphql = useGraphql();
  const [opened, setOpened] = useState<Readonly<Record<string, CalendarDoor>>>({});
  const [fresh, setFresh] = useState<string | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<MessageKey | null>(null);
  useRefetchOnNextDay(nextDoorAt);

  async function open({ id, number }: CalendarDoor): Promise<void> {
    if (opening !== null) return;
    setOpening(id);
    setRefusal(null);
    const { data, error } = await graphql.mutate(OpenCalendarDoor, { calendarId, number });
    setOpening(null);
    if (data) {
      setOpened((before) => ({ ...before, [id]: data.openCalendarDoor }));
      setFresh(id);
      return;
    }
    setRefusal(refusalKey(serverErrorIn(error)?.type ?? null));
    // A new day may have begun, or the door may have been opened in another tab.
    await calendarQuery().reread(graphql);
  }

  return { list: withOpened(doors, opened), fresh, opening, refusal, open: (door) => void open(door) };
}

function useRefetchOnNextDay(nextDoorAt: string | null): void {
  const graphql = useGraphql();
  const [refetches, setRefetches] = useState(0);
  const refetch = useEffectEvent(() => {
    void calendarQuery().reread(graphql);
    setRefetches((times) => times + 1);
  });
  useEffect(
    () =>
      nextDoorAt === null
        ? undefined
        : browserClock.after(refetchDelayMs(nextDoorAt, browserClock.now()), () => refetch()),
    [nextDoorAt, refetches],
  );
}
