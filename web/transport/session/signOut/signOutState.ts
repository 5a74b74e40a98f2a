/** Removes `state`, which the provider returns after a sign-out and nothing needs, from the URL and the storage. */
export function forgetSignOutState({ location, history, localStorage }: Window): void {
  const url = new URL(location.href);
  const state = url.searchParams.get('state');
  if (state === null) return;
  localStorage.removeItem(`oidc.${state}`);
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
}
