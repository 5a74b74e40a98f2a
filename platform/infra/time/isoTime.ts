const ISO_TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a text is a time as `toISOString` writes it, and one that PostgreSQL accepts: no 30 February, no year 0. */
export const isIsoTime = (text: string): boolean => ISO_TIME.test(text) && new Date(text).toJSON() === text;
