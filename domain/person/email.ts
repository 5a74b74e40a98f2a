/** The spelling in which an address is compared: one account per address and brand. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
