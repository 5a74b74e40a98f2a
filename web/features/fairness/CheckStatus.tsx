import type { ReactNode } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Progress } from '../../ui/section/Progress.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useNumber } from '../../i18n/useNumber.ts';
import type { Check } from './checking.ts';

export interface CheckStatusProps {
  readonly check: Pick<Check<unknown, unknown>, 'computed' | 'verdict' | 'hasFailed'>;
  /** Why the item cannot be verified yet; null if it can. */
  readonly waiting: string | null;
  /** Label of the progress bar, and the number of lines to compute. */
  readonly progress: { readonly label: string; readonly total: number };
  readonly children: ReactNode;
}

export function CheckStatus({
  check: { computed, verdict, hasFailed },
  waiting,
  progress,
  children,
}: CheckStatusProps) {
  const text = useText();
  const number = useNumber();
  if (hasFailed) return <Banner tone="danger">{text('proof.failed')}</Banner>;
  if (waiting !== null) return <Banner tone="info">{waiting}</Banner>;
  if (!globalThis.crypto?.subtle) return <Banner tone="warning">{text('proof.insecure')}</Banner>;
  if (verdict !== null) return children;
  const { label, total } = progress;
  const counted = { count: number(computed), total: number(total) };
  return (
    <Progress label={label} value={computed / Math.max(1, total)} text={text('proof.progressOf', counted)} />
  );
}
