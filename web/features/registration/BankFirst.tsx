import { type ReactNode, useEffect, useState } from 'react';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { VerifiedNewcomer } from '../../transport/signIn/signInCalls.ts';
import { useSettings } from '../../app/app.tsx';
import { useText, useHref, useLocale } from '../../i18n/i18n.tsx';
import {
  labelOf,
  usePathAfterSignIn,
  useSessionStore,
  LOGIN_FAILED,
  useFailureText,
} from '../signIn/index.ts';
import { StepHead } from './StepHead.tsx';
import { useFormSteps } from './useFormSteps.ts';
import { bankRegistration, type BankRegistration } from '../../transport/registration/bankRegistration.ts';
import { sameOriginPath } from '../../transport/session/sameOriginPath.ts';
import type { SessionStore } from '../../transport/session/session.ts';
import { tracking } from '../../transport/tracking/tracking.ts';
import { oncePerPage } from '../../app/pageVisit/oncePerPage.ts';
import { replaceSoon } from '../../app/pageVisit/replaceSoon.ts';
import { useShownAgain } from '../../app/pageVisit/useShownAgain.ts';

export interface BankFirstProps {
  readonly provider: PaymentProvider;
  readonly search: string;
  /** Renders the following steps for a verified newcomer. */
  readonly children: (newcomer: VerifiedNewcomer) => ReactNode;
}

/** REG-01: the first step in countries where a payment provider verifies the newcomer's identity. */
export function BankFirst({ provider, search, children }: BankFirstProps) {
  const text = useText();
  const { at, isLeaving, leave } = useBank(provider, search);
  const label = { provider: labelOf(provider) };
  const count = useFormSteps().length;
  if (at.step === 'form') return children(at.newcomer);
  return (
    <section className="fy-signin__methods" data-step="bank">
      <StepHead step="bank" number={1} count={count} />
      {at.step === 'begin' && at.failure && <Failure failure={at.failure} provider={provider} />}
      <p className="fy-field__hint">{text('registration.bank.lead', label)}</p>
      <Button
        variant="primary"
        size="large"
        isBlock
        isLoading={isLeaving || at.step === 'waiting'}
        onClick={leave}
      >
        {text(at.step === 'waiting' ? 'registration.bank.waiting' : 'signIn.provider.go', label)}
      </Button>
    </section>
  );
}

interface FailureProps {
  readonly failure: NonNullable<Extract<BankStep, { step: 'begin' }>['failure']>;
  readonly provider: PaymentProvider;
}

function Failure({ failure, provider }: FailureProps) {
  const text = useText();
  if ('message' in failure) return <Banner tone="danger">{failure.message}</Banner>;
  const values = { provider: labelOf(provider) };
  return (
    <Banner tone="danger">
      {failure.key === 'otherCountry'
        ? text('registration.bank.otherCountry', values)
        : text(`signIn.provider.${failure.key}`, values)}
    </Banner>
  );
}

type BankStep =
  | { readonly step: 'begin'; readonly failure: BankFailure | null }
  | { readonly step: 'waiting' }
  | { readonly step: 'form'; readonly newcomer: VerifiedNewcomer };

/** Key of a text about a failed provider sign-in, or a message. */
type BankFailure =
  | { readonly key: (typeof FAILED)[keyof typeof FAILED] | 'mismatch' }
  | { readonly message: string };

/** REG-01: the redirect to the provider, and its result when it sends the browser back to this page. */
function useBank(provider: PaymentProvider, search: string) {
  const { brand } = useSettings();
  const locale = useLocale();
  const href = useHref();
  const store = useSessionStore();
  const failureText = useFailureText();
  const state = new URLSearchParams(search).get('state');
  const path = usePathAfterSignIn(search);
  const home = href('/');
  const [at, setAt] = useState<BankStep>(
    state === null ? { step: 'begin', failure: null } : { step: 'waiting' },
  );
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (state === null) return;
    const bank = bankRegistration(brand, locale);
    once(store, () => completeVerification({ bank, provider, state, store })).then(
      (found) => {
        if ('path' in found) replaceSoon(sameOriginPath(found.path) ?? home);
        else setAt(found);
      },
      (thrown: unknown) => setAt({ step: 'begin', failure: { message: failureText(thrown) } }),
    );
  }, [provider, state, store, brand, locale, home, failureText]);

  useShownAgain(() => setLeaving(false));

  const leave = () => {
    setLeaving(true);
    tracking.track({ name: 'signUpBegun' });
    bankRegistration(brand, locale)
      .begin(path)
      .then(
        (url) => location.assign(url),
        (thrown: unknown) => {
          setLeaving(false);
          setAt({ step: 'begin', failure: { message: failureText(thrown) } });
        },
      );
  };
  return { at, isLeaving, leave };
}

type Found = BankStep | { readonly path: string };

/** Reads the provider's result once per page. A path is the result for a newcomer who already has an account. */
const once = oncePerPage<Found>();

interface Returned {
  readonly bank: BankRegistration;
  readonly provider: PaymentProvider;
  readonly state: string;
  readonly store: SessionStore;
}

async function completeVerification({ bank, provider, state, store }: Returned): Promise<Found> {
  const answer = await bank.answer(provider, state);
  if (!answer) return { step: 'begin', failure: { key: 'mismatch' } };
  const { status, tokens, newcomer } = answer;
  // The newcomer is stored until the form is sent, so that a reload finds them again.
  if (status === 'NO_ACCOUNT' && newcomer) return { step: 'form', newcomer };
  const path = bank.path() ?? '';
  bank.forget();
  if (status !== 'SUCCEEDED' || !tokens) return { step: 'begin', failure: { key: FAILED[status] } };
  store.adopt(tokens);
  return { path };
}

const FAILED = { ...LOGIN_FAILED, OTHER_COUNTRY: 'otherCountry' } as const;
