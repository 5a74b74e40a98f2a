import { useEffect, useState } from 'react';
import { recentSearches } from '../../../transport/storage/recentSearches.ts';

/** Recent search terms in this browser. Without consent the stored terms are deleted. */
export function useRecent(mayStore: boolean) {
  const [terms, setTerms] = useState<readonly string[]>(() => (mayStore ? recentSearches.all() : []));
  const forget = () => {
    recentSearches.forget();
    setTerms([]);
  };
  useEffect(() => {
    if (!mayStore) recentSearches.forget();
  }, [mayStore]);
  return {
    terms: mayStore ? terms : [],
    add: (term: string) => mayStore && recentSearches.add(term),
    forget,
  };
}
