/** The form in which addresses are compared, because an address may have one account per brand. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
