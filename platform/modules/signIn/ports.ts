import type { IncomingHttpHeaders } from 'node:http';
import type { SignUpField, SignUpPage, SignUpProblem } from '@foyer/contract/registration/forms.ts';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { Site } from '../../sites/index.ts';

/** What sign-in reads of a player. */
export interface Account {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly country: string;
  readonly language: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: { readonly status: 'Active' | 'Closed' };
}

/** What sign-in needs of the player module. */
export interface SignInPlayers {
  find(queryable: Queryable, id: PlayerId): Promise<Account | undefined>;
  readonly commands: {
    /** @returns false where the player may not reopen the account, or it is open */
    reopenByCustomer(tx: Transaction, id: PlayerId): Promise<boolean>;
    markPhoneVerified(tx: Transaction, id: PlayerId): Promise<void>;
  };
}

/** Registration with the identity provider's form. */
export type SubmitSignUpForm = (
  caller: {
    readonly site: Site;
    readonly locale: Locale;
    readonly origin: string;
    readonly ip: string;
    readonly headers: IncomingHttpHeaders;
  },
  form: URLSearchParams,
) => Promise<SignUpOutcome>;

type SignUpOutcome =
  | { readonly emailSentTo: string }
  | {
      readonly problem: SignUpPage['problem'];
      readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>>;
      readonly status: 422 | 429 | 503;
    };

/** Whether a person whom a payment provider has verified may open an account at a site. */
export type NewcomerIn = (
  person: VerifiedPerson | null,
  site: Site,
) =>
  | { readonly status: 'NO_ACCOUNT'; readonly newcomer: VerifiedPerson }
  | { readonly status: 'REFUSED' | 'OTHER_COUNTRY' };
