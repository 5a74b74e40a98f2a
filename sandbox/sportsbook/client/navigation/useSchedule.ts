import { useEffect, useState } from 'react';
import { api, type Schedule } from '../api.ts';

const EVERY_MS = 30_000;

/** All matches on offer, read again while the document is visible; empty until the first response. */
export function useSchedule(): Schedule {
  const [schedule, setSchedule] = useState<Schedule>({ now: 0, matches: [] });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (document.visibilityState === 'hidden') return;
      const response = await api.schedule().catch(() => null);
      if (isCurrent && response) setSchedule(response);
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);
  return schedule;
}
