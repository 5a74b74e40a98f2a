import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useText, useTitle } from '../../content/index.ts';
import { SourceOfWealth } from './SourceOfWealth.tsx';

/** ROUTE-72 */
export function SourceOfWealthScreen() {
  const text = useText();
  const title = text('verification.sourceOfWealth.title');
  useTitle(title);
  return <SourceOfWealth heading={<PageTitle>{title}</PageTitle>} />;
}
