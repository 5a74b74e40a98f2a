export interface Arrival {
  /** The page that led here. */
  readonly referrer: string;
  readonly origin: string;
  /** Of the browser's own record: a reload is no arrival. */
  readonly navigation: string | undefined;
}

/** Whether a sign-in just led here: its last page is left too soon to tell anything. */
export function isSignInArrival({ referrer, origin, navigation }: Arrival): boolean {
  if (navigation !== 'navigate' || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return (
    from.origin === origin && /\/([a-z]+-)?(login|redirection)-handler\/$|\/enter-code\/$/.test(from.pathname)
  );
}
