/** Ids are opaque strings; branded types prevent passing a session id where a player id is expected. */
export type PlayerId = string & { readonly __id: 'player' };
export type SessionId = string & { readonly __id: 'session' };
export type BrandId = string & { readonly __id: 'brand' };

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;
const parser =
  <Id extends string>(what: string) =>
  (value: string): Id => {
    if (!PLAIN.test(value)) throw new TypeError(`'${value.slice(0, 80)}' is not a ${what} id`);
    return value as Id;
  };

export const playerId = parser<PlayerId>('player');
export const sessionId = parser<SessionId>('session');
export const brandId = parser<BrandId>('brand');
