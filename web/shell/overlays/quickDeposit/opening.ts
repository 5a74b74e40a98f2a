/** CASH-04 */
export const OPEN_AFTER_MS = 100;

/** @param path without locale */
export const isCashierPath = (path: string): boolean => path === '/deposit/' || path === '/withdraw/';
