const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hex = (of: Uint8Array): string =>
  [...of].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text))));

/** Returns a function that calculates HMAC-SHA-256 of a text with this key. */
export async function hmacSha256(key: string): Promise<(message: string) => Promise<Uint8Array>> {
  const { subtle } = crypto;
  const made = await subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (message) => new Uint8Array(await subtle.sign('HMAC', made, bytes(message)));
}
