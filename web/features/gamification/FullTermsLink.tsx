import { Link } from '../../ui/link/Link.tsx';
import { useSettings } from '../../app/app.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';

/** LIC-16: where the licence requires it, challenges link to their full terms from where they are shown. */
export function FullTermsLink() {
  const text = useText();
  const href = useHref();
  if (!useSettings().rules.fullTermsLinkInChallenges) return null;
  return (
    <p>
      <Link href={href('/bonus-terms-and-conditions/')}>{text('gamification.fullTerms')}</Link>
    </p>
  );
}
