/** A push message, as the service worker receives it. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Language of title and body, BCP 47. */
  readonly lang: string;
  /** A message that is received again replaces the one with the same tag. */
  readonly tag: string;
  /** Path of the page that it is about, with the locale. */
  readonly path: string;
}
