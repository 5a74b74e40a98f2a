import type { ReactNode } from 'react';
import type { DrawingName } from '../../ui/feedback/Drawing.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { ProfilePage } from './profilePages.ts';

interface Props {
  readonly page: Exclude<ProfilePage, 'dashboard' | 'limits' | 'self-exclusion' | 'session-history'>;
  readonly drawing: DrawingName;
  readonly action?: ReactNode;
}

export function EmptyProfilePage({ page, drawing, action }: Props) {
  const text = useText();
  return (
    <State drawing={drawing} title={text(`profile.${page}.empty`)} action={action}>
      {text(`profile.${page}.text`)}
    </State>
  );
}
