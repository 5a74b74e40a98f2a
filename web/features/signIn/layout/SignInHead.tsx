import type { ReactNode } from 'react';

import { AgeSign, type AgeSignProps } from '../../../ui/footer/AgeSign.tsx';
import './signIn.css';

export function SignInHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div>
      <h1 className="fy-signin__title">{title}</h1>
      <p className="fy-muted">{lead}</p>
    </div>
  );
}

/** Age limit, licence and terms. */
export function SignInLegal({ age, children }: { age: AgeSignProps; children: ReactNode }) {
  return (
    <p className="fy-signin__legal">
      <AgeSign {...age} />
      <span>{children}</span>
    </p>
  );
}
