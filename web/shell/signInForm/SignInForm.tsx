import type { ReactNode } from 'react';
import type { SignInFormModel } from '@foyer/contract/registration/forms.ts';
import { SignInLayout } from '../../features/signIn/layout/SignInLayout.tsx';
import { Legal } from '../../features/signIn/Legal.tsx';
import { ConfirmSignOut, Problem, SignedOut } from './PlainPages.tsx';
import { SignInFields } from '../../features/signIn/SignInFields.tsx';
import { SignUpFields } from '../../features/registration/provider/SignUpFields.tsx';

/** The identity provider's pages, rendered on the server and sent without a script. */
export function SignInForm({ model }: { model: SignInFormModel }) {
  return (
    <SignInLayout>
      <FormPage model={model} />
    </SignInLayout>
  );
}

function FormPage({ model }: { model: SignInFormModel }): ReactNode {
  switch (model.kind) {
    case 'signIn':
      return (
        <SignInFields page={model}>
          <Legal />
        </SignInFields>
      );
    case 'signUp':
      return (
        <SignUpFields page={model}>
          <Legal />
        </SignUpFields>
      );
    case 'confirmSignOut':
      return <ConfirmSignOut page={model} />;
    case 'signedOut':
      return <SignedOut page={model} />;
    case 'problem':
      return <Problem page={model} />;
  }
}
