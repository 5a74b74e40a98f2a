import { Refusal } from '../../infra/refusal.ts';
import { RegistrationRefused } from './failures.ts';
import type { Caller } from './ports.ts';
import { submitSignUp, type SubmitDeps } from './submitSignUp.ts';

/** Processes the registration form of the identity provider. */
export const signUpForm = (deps: SubmitDeps) => async (caller: Caller, form: URLSearchParams) => {
  try {
    const submission = await submitSignUp(deps, caller, form, { bank: null, requiresPassword: true });
    if ('problems' in submission)
      return { problem: null, problems: submission.problems, status: 422 } as const;
    if (submission.isTooMany) return { problem: 'tooManyTries', problems: {}, status: 429 } as const;
    return { emailSentTo: submission.email };
  } catch (error) {
    if (error instanceof RegistrationRefused)
      return { problem: 'refused', problems: {}, status: 422 } as const;
    if (error instanceof Refusal && error.type === 'ExclusionRegisterUnavailable')
      return { problem: 'registerUnavailable', problems: {}, status: 503 } as const;
    throw error;
  }
};
