import type { DrawingName } from '../../ui/feedback/Drawing.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { ProfilePage } from './profilePages.ts';

interface Props {
  readonly page: Exclude<
    ProfilePage,
    'dashboard' | 'limits' | 'global-limits' | 'self-exclusion' | 'session-history'
  >;
  readonly drawing: DrawingName;
}

export function EmptyProfilePage({ page, drawing }: Props) {
  const text = useText();
  return (
    <State drawing={drawing} title={text(`profile.${page}.empty`)}>
      {text(`profile.${page}.text`)}
    </State>
  );
}
