import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useTitle } from '../content/index.ts';
import { useCashierTone } from './useCashierTone.ts';

/** The cashier on a page of its own, as wide as in its dialog. */
export function CashierPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="fy-cashier fy-cashier--page" data-cashier={useCashierTone()}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
