import type { ReactNode } from 'react';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import '../../ui/pageHead/prose.css';
import { Section } from '../../ui/section/Section.tsx';
import { useTitle } from '../../app/head.tsx';
import { useText } from '../../i18n/i18n.tsx';

interface VerifyPageProps {
  readonly game: 'jackpot' | 'raffle';
  /** Text keys that explain why the operator could not have changed a draw. */
  readonly steps: readonly MessageKey[];
  readonly query: { readonly data?: object | undefined; readonly error?: object | undefined };
  /** Null if the site has no such game, or until it is loaded. */
  readonly children: ReactNode;
}

/** FAIR-08: lets anybody recompute a game's draws in their own browser. */
export function VerifyPage({ game, steps, query: { data, error }, children }: VerifyPageProps) {
  const text = useText();
  const title = text(`proof.${game}.title`);
  useTitle(title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Section title={text('proof.how')}>
        <div className="fy-prose">
          <p>{text(`proof.${game}.lead`)}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{text(step)}</li>
            ))}
          </ol>
        </div>
      </Section>
      {children}
      {!children && !data && !error && <Skeleton shape="hero" />}
      {!children && (error ?? data) && (
        <State drawing="curtain" title={text(`${game}.title`)}>
          {text(error ? 'proof.failed' : `${game}.none`)}
        </State>
      )}
    </>
  );
}
