export interface Arrival {
  /** URL of the page that led here. */
  readonly referrer: string;
  readonly origin: string;
  /** Navigation type from the Performance API: a reload does not count. */
  readonly navigation: string | undefined;
}

/** Whether a sign-in led to this page. The last sign-in page is left too quickly to track the event itself. */
export function isSignInArrival({ referrer, origin, navigation }: Arrival): boolean {
  if (navigation !== 'navigate' || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return (
    from.origin === origin && /\/([a-z]+-)?(login|redirection)-handler\/$|\/enter-code\/$/.test(from.pathname)
  );
}
