/** CONST-05: formats a moment as a short date with a medium time. @param tag language and country @param timeZone by default the browser's own */
export function dateTimeFormat(tag: string, timeZone?: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return (iso) => format.format(new Date(iso));
}
