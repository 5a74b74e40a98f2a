import { useEffect, useState } from 'react';
import { recentSearches } from '../../../transport/storage/recentSearches.ts';

export interface RecentTerms {
  readonly terms: readonly string[];
  add(term: string): void;
  forget(): void;
}

/** Recent search terms in this browser. Without consent stored terms are deleted. */
export function useRecent(mayStore: boolean): RecentTerms {
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
    add: (term) => mayStore && recentSearches.add(term),
    forget,
  };
}
