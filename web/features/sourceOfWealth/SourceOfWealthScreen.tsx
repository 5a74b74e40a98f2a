import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { SourceOfWealth } from './SourceOfWealth.tsx';

/** ROUTE-72: the source of wealth page. */
export function SourceOfWealthScreen() {
  const text = useText();
  const title = text('verification.sourceOfWealth.title');
  useTitle(title);
  return <SourceOfWealth heading={<PageTitle>{title}</PageTitle>} />;
}
