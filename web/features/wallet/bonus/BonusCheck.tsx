import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRefetchOnMount } from '../../../app/useRefetchOnMount.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { BonusTerms, BonusWagering } from './BonusFacts.tsx';
import { bonusQuery, useBonus } from './useBonus.ts';

/** FLAG-02, OPEN-46: the player's bonus, its restrictions, and the effect of a deposit on it. */
export function BonusCheck() {
  const text = useText();
  const { running, isComing, hasFailed } = useBonus();
  // The stream reports wagering progress but not changed terms.
  useRefetchOnMount(bonusQuery);
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
