import { useState } from 'react';
import { SetFavourite } from '@foyer/contract/generated/operations.ts';
import { useMutation } from '../../content/index.ts';

interface Markable {
  readonly slug: string;
  readonly isFavourite: boolean;
}

/** A heart that answers at once and takes it back when the platform does not agree. */
export function useFavourite({ slug, isFavourite }: Markable): readonly [boolean, (wanted: boolean) => void] {
  const { run } = useMutation(SetFavourite);
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function mark(next: boolean) {
    setWanted(next);
    const { error } = await run({ slug, isFavourite: next });
    if (error) setWanted(null);
  }
  return [wanted ?? isFavourite, (next) => void mark(next)];
}
