import { useEffect, useRef } from 'react';

/**
 * AMB-08: `autoSignIn=1` starts the sign-in immediately. The parameter is removed first, so that Back leads
 * to a page that does not redirect.
 * @returns whether the parameter is set; no spinner is shown then (QUERY-08)
 */
export function useAutoSignIn(query: URLSearchParams, begin: () => void): boolean {
  const isAuto = query.get('autoSignIn') === '1';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAuto || hasBegun.current) return;
    hasBegun.current = true;
    const url = new URL(location.href);
    url.searchParams.delete('autoSignIn');
    history.replaceState(history.state, '', url);
    begin();
  });
  return isAuto;
}
