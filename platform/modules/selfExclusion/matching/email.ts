import validator from 'validator';

/** Canonical form of an email address, without case, tags and ignored dots. Null if invalid. */
export function canonicalEmail(email: string): string | null {
  const typed = email.trim().normalize('NFKC').toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 1) return null;
  // The library removes plus-tags for the hosts that it knows. Here they are removed for all hosts, because a plus
  // in a real mailbox name is very rare.
  const untagged = typed.slice(0, at).replace(/(?<=.)\+.*/, '') + typed.slice(at).replace(/\.$/, '');
  return validator.normalizeEmail(untagged) || untagged;
}

/** Shorter names, such as `info` or `anna`, are too common. */
const SHORTEST_MAILBOX_NAME = 6;

/**
 * The part before the @ with letters and digits only; people often keep it when they change their mail
 * provider. Null if it is too short to be distinctive.
 */
export function mailboxName(email: string): string | null {
  const canonical = canonicalEmail(email);
  if (canonical === null) return null;
  const name = canonical.slice(0, canonical.lastIndexOf('@')).replace(/[^\p{L}\p{N}]/gu, '');
  return name.length >= SHORTEST_MAILBOX_NAME ? name : null;
}
