import { useCallback, useState } from 'react';
import { useLazyPart } from '../../../app/useLazyPart.ts';
import { useInView } from '../../../ui/section/useInView.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useWallet } from '../WalletProvider.tsx';
import type { OwnRoundsProps } from './OwnRoundsList.tsx';

const loadList = () => import('./OwnRoundsList.tsx').then((loaded) => loaded.OwnRoundsList);

/** The player's last rounds of a game. Code, texts and rounds are loaded when it comes into view. */
export function OwnRounds(props: OwnRoundsProps) {
  return useWallet().amounts ? <NearRounds {...props} /> : null;
}

function NearRounds(props: OwnRoundsProps) {
  const [isNear, setNear] = useState(false);
  const element = useInView<HTMLDivElement>(
    useCallback(() => {
      setNear(true);
      return () => {};
    }, []),
  );
  const List = useLazyPart(isNear, 'rounds', loadList);
  return <div ref={element}>{List ? <List {...props} /> : <Skeleton shape="band" />}</div>;
}
