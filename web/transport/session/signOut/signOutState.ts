/** The provider sends `state` back after a sign-out. It says nothing, so it goes from the address and the store. */
export function forgetSignOutState({ location, history, localStorage }: Window): void {
  const url = new URL(location.href);
  const state = url.searchParams.get('state');
  if (state === null) return;
  localStorage.removeItem(`oidc.${state}`);
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
}
