import { useEffect, useRef } from 'react';

/**
 * AMB-08: `autoSignIn=1` begins the sign-in at once. It leaves the address first, so that Back leads to a page that
 * stays. @returns whether it is so: no spinner is shown then (QUERY-08)
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
