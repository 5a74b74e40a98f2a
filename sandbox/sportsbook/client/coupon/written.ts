import { settings } from '../settings.ts';

const POINT = (1.5).toLocaleString(settings.language).charAt(1);

/** A decimal string with the decimal separator of the language, for an input field. */
export const written = (decimal: string): string => decimal.replace('.', POINT);
