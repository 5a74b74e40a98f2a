import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useText, useTitle } from '../content/index.ts';
import { ConsentPreferences } from './ConsentPreferences.tsx';

/** The cookie page: what a visitor consented to, and the way to change it. */
export function CookieScreen() {
  const text = useText();
  useTitle(text('consent.page.title'));
  return (
    <>
      <PageTitle>{text('consent.page.title')}</PageTitle>
      <ConsentPreferences />
    </>
  );
}
