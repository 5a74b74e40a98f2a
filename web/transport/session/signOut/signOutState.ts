/**
 * The provider returns `state` after a sign-out. It has no use, so it is removed from the URL and the
 * storage.
 */
export function forgetSignOutState({ location, history, localStorage }: Window): void {
  const url = new URL(location.href);
  const state = url.searchParams.get('state');
  if (state === null) return;
  localStorage.removeItem(`oidc.${state}`);
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
}
