import { useEffect } from 'react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useGraphql, useText } from '../../content/index.ts';
import { BonusTerms, BonusWagering } from './BonusFacts.tsx';
import { bonusQuery, useBonus } from './useBonus.ts';

/** FLAG-02, OPEN-46: what the player's bonus is now, what holds while it runs, and what a deposit does to it. */
export function BonusCheck() {
  const text = useText();
  const { running, isComing, hasFailed } = useBonus();
  useReadAgain();
  if (isComing) return <Skeleton shape="band" />;
  if (hasFailed) return <Banner tone="danger">{text('shell.failed.text')}</Banner>;
  return (
    <>
      {running ? (
        <>
          <BonusWagering bonus={running} />
          <BonusTerms bonus={running} />
        </>
      ) : (
        <p>{text('account.bonus.none')}</p>
      )}
      <p className="fy-field__hint">{text('account.bonus.deposit')}</p>
    </>
  );
}

/** The stream tells how far it is, and not that its terms are others'. */
function useReadAgain(): void {
  const graphql = useGraphql();
  useEffect(() => {
    if (bonusQuery().peek(graphql)) void bonusQuery().reread(graphql);
  }, [graphql]);
}
