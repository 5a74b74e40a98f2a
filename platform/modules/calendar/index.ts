import type { ModuleDescription } from '../../infra/module.ts';

export { createCalendar, type Calendar } from './calendar.ts';
export { dayOfDoor, doorState, mayPreview, roundAt, type Round } from './rounds.ts';

export const calendarModule: ModuleDescription = {
  name: 'calendar',
  migrations: { schema: 'calendar', folder: new URL('./migrations/', import.meta.url) },
};
