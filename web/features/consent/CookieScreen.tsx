import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';

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
