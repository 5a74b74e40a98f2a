import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useTitle } from '../../app/head.tsx';
import { useCashierTone } from './useCashierTone.ts';
import './cashier.css';

export function CashierPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="fy-cashier fy-cashier--page" data-cashier={useCashierTone()}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
