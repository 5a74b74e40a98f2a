import { useEffect, useState } from 'react';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { bankRegistration, type BankRegistration } from '../../../transport/registration/bankRegistration.ts';
import { afterSignInPath, sameOriginPath } from '../../../transport/session/sameOriginPath.ts';
import type { SessionStore } from '../../../transport/session/session.ts';
import type { VerifiedNewcomer } from '../../../transport/signIn/signInCalls.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { useHref, useLocale, useSettings } from '../../content/index.ts';
import { useSessionStore } from '../session.tsx';
import { oncePerPage } from '../signIn/oncePerPage.ts';
import { LOGIN_FAILED } from '../signIn/providers.ts';
import { replaceSoon } from '../signIn/replaceSoon.ts';
import { useShownAgain } from '../signIn/useShownAgain.ts';
import { useFailureText } from '../signIn/useSignIn.ts';

/** How far a newcomer has come at the payment provider. */
export type BankStep =
  | { readonly step: 'begin'; readonly failure: BankFailure | null }
  | { readonly step: 'waiting' }
  | { readonly step: 'form'; readonly newcomer: VerifiedNewcomer };

/** A text of the sign-in at a provider, or one that is written out. */
type BankFailure =
  | { readonly key: (typeof FAILED)[keyof typeof FAILED] | 'mismatch' }
  | { readonly told: string };

export interface Bank {
  readonly at: BankStep;
  readonly isLeaving: boolean;
  leave(): void;
}

/** REG-01: the way to the provider, and what it told when it sent the browser back here. */
export function useBank(provider: PaymentProvider, search: string): Bank {
  const { brand } = useSettings();
  const locale = useLocale();
  const href = useHref();
  const store = useSessionStore();
  const failureText = useFailureText();
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const home = href('/');
  const [at, setAt] = useState<BankStep>(
    state === null ? { step: 'begin', failure: null } : { step: 'waiting' },
  );
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (state === null) return;
    const bank = bankRegistration(brand, locale);
    once(store, () => comeBack({ bank, provider, state, store })).then(
      (found) => {
        if ('path' in found) replaceSoon(sameOriginPath(found.path) ?? home);
        else setAt(found);
      },
      (thrown: unknown) => setAt({ step: 'begin', failure: { told: failureText(thrown) } }),
    );
  }, [provider, state, store, brand, locale, home, failureText]);

  useShownAgain(() => setLeaving(false));

  const leave = () => {
    setLeaving(true);
    tracking.track({ name: 'signUpBegun' });
    bankRegistration(brand, locale)
      .begin(afterSignInPath(query, home))
      .then(
        (url) => location.assign(url),
        (thrown: unknown) => {
          setLeaving(false);
          setAt({ step: 'begin', failure: { told: failureText(thrown) } });
        },
      );
  };
  return { at, isLeaving, leave };
}

type Found = BankStep | { readonly path: string };

/** Who has an account is signed in by it. */
const once = oncePerPage<Found>();

interface ComingBack {
  readonly bank: BankRegistration;
  readonly provider: PaymentProvider;
  readonly state: string;
  readonly store: SessionStore;
}

async function comeBack({ bank, provider, state, store }: ComingBack): Promise<Found> {
  const answer = await bank.answer(provider, state);
  if (!answer) return { step: 'begin', failure: { key: 'mismatch' } };
  const { status, tokens, newcomer } = answer;
  // Kept until the form is sent: a page that is loaded again finds the newcomer again.
  if (status === 'NO_ACCOUNT' && newcomer) return { step: 'form', newcomer };
  const path = bank.path() ?? '';
  bank.forget();
  if (status !== 'SUCCEEDED' || !tokens) return { step: 'begin', failure: { key: FAILED[status] } };
  store.adopt(tokens);
  return { path };
}

const FAILED = { ...LOGIN_FAILED, OTHER_COUNTRY: 'otherCountry' } as const;
