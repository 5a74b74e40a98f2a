export interface ClientOptions {
  /** The origin of the brand, such as `https://casino.example`. */
  readonly origin: string;
  readonly brand: string;
  /** Language of texts in the responses, such as `en`; by default that of the brand. */
  readonly locale?: string;
  /**
   * The access token of the player; null for a visitor. Called for each request and for each connection: refresh the
   * token here when it is about to expire. What it throws, `request` and `subscribe` throw.
   */
  readonly accessToken?: () => string | null | Promise<string | null>;
  /** Called when the socket is open again after an interruption: read again what subscriptions may have missed. */
  readonly onReconnected?: () => void;
  readonly fetch?: typeof fetch;
  /** A class for sockets, where the program has no global `WebSocket`: Node.js before version 22. */
  readonly webSocketImpl?: unknown;
}
