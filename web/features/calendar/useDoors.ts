import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useEffect, useState } from 'react';
import { OpenCalendarDoor } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { refetchDelayMs, withOpened, type Calendar, type CalendarDoor } from './doors.ts';
import { calendarQuery } from './queries.ts';

export type Doors = ReturnType<typeof useDoors>;

/** Only the platform decides which door may open. The doors are fetched again when a new day has begun. */
export function useDoors({ id: calendarId, doors, nextDoorAt }: Calendar) {
  const graphql = useGraphql();
  const [opened, setOpened] = useState<Readonly<Record<string, CalendarDoor>>>({});
  const [fresh, setFresh] = useState<string | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  /** Key of the text that says why the last door could not be opened; null if it was opened. */
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

  const list = withOpened(doors, opened);
  return { list, fresh, opening, refusal, open: (door: CalendarDoor) => void open(door) };
}

function useRefetchOnNextDay(nextDoorAt: string | null): void {
  const graphql = useGraphql();
  const [refetches, setRefetches] = useState(0);
  useEffect(() => {
    if (nextDoorAt === null) return;
    return browserClock.after(refetchDelayMs(nextDoorAt, browserClock.now()), () => {
      void calendarQuery().reread(graphql);
      setRefetches(refetches + 1);
    });
  }, [graphql, nextDoorAt, refetches]);
}

const KNOWN: Readonly<Record<string, MessageKey>> = {
  DoorShut: 'calendar.refused.shut',
  DoorMissed: 'calendar.refused.missed',
  UnknownDoor: 'calendar.refused.unknown',
  RewardsBlocked: 'places.promotions.keptOut',
  IdentityUnderReview: 'places.promotions.keptOut',
  SelfExcluded: 'places.promotions.keptOut',
  Timeout: 'places.promotions.keptOut',
  AccountClosed: 'places.promotions.keptOut',
  Unavailable: 'shell.unavailable',
};

/** @param type the platform's reason; null if the platform could not be reached */
export const refusalKey = (type: string | null): MessageKey =>
  (type !== null && Object.hasOwn(KNOWN, type) && KNOWN[type]) || 'calendar.refused.other';
