// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CalendarDoorState =
  /** The day of the door has not come yet. */
  | 'Shut'
  /** The door's day is today, and the player has not opened it yet. */
  | 'Today'
  /** The door's day is over, but it can still be opened. */
  | 'Late'
  /** The door's day is over, and it can no longer be opened. */
  | 'Missed'
  /** The player has opened it. */
  | 'Open';

export type CashbackWeekState =
  | 'Running'
  /** The week is over, and its cashback is not calculated yet. */
  | 'Closing'
  /** The cashback is below the minimum, so nothing is granted. */
  | 'None'
  /** The cashback is calculated but not granted yet. */
  | 'Waiting'
  /** The cashback was granted as a reward, which the player claims like any other reward. */
  | 'Given'
  /** The cashback could not be granted before its claim period ended. */
  | 'Lapsed';

/**
 * Why a payment provider refused a transaction, in terms that a player may be shown. Suspicions (fraud, for
 * example) and all provider reasons not listed here are reported as `Declined`.
 */
export type ProviderReason = 'AccountClosed' | 'BankLimit' | 'CardExpired' | 'Declined' | 'InsufficientFunds';

export type PaymentKind = 'BANK' | 'CARD' | 'WALLET';

/** CASH-21: how fast a payment method moves money. */
export type PaymentSpeed = 'Instant' | 'Manual';

export type TransactionType = 'Deposit' | 'Withdrawal';

/**
 * CASH-19, spelled as in the specification. `CancelInitialized`: a cancelled deposit waits for the provider to
 * close its page. `RollbackInitialized`: a deposit arrived but is not credited (LIMIT-12) and is being returned
 * to its source; `refusal` says why. `RolledBacked`: the money has been returned.
 */
export type TransactionStatus =
  | 'CancelInitialized'
  | 'Cancelled'
  | 'Completed'
  | 'Initialized'
  | 'RollbackInitialized'
  | 'RolledBacked';

export type WithdrawalCancelReason =
  | 'AccountIssues'
  | 'InsufficientGameChoices'
  | 'NotEnoughBonusesOrPromotions'
  | 'PaymentIssues';

export type TransactionFilter = {
  readonly type?: TransactionType | null | undefined;
  readonly statuses?: ReadonlyArray<TransactionStatus> | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

/** CASH-20: newest first by this date. */
export type TransactionSort = 'createdAt' | 'processedAt';

/** `idempotencyKey` is chosen by the client, one per submission: repeating a request with the same key moves money only once (MONEY-07). */
export type DepositInput = {
  readonly idempotencyKey: string;
  readonly method: string;
  /** Id of a `PaymentAccount`; null for a new account. */
  readonly account?: string | null | undefined;
  readonly amount: string;
  readonly currency: string;
};

export type WithdrawalInput = {
  readonly idempotencyKey: string;
  readonly method: string;
  readonly account?: string | null | undefined;
  readonly amount: string;
  readonly currency: string;
};

export type TileFormat = 'portrait' | 'square' | 'wide';

export type GameSort =
  /** Most players in the last seven days first. */
  | 'popular'
  /** Latest release first. */
  | 'newest'
  | 'title'
  /** Highest return to player first; games without a stated return come last. */
  | 'returnRate';

export type GameFacetKey = 'studio' | 'volatility' | 'feature' | 'returnFrom' | 'stakeUpTo';

export type GameMode = 'real' | 'fun';

export type Volatility = 'low' | 'medium' | 'high';

export type GameFeature = 'wilds' | 'ways' | 'lines' | 'stackedSymbols' | 'changingReels';

/** All given criteria must match. */
export type GameFilter = {
  /** Slug of the studio. */
  readonly studio?: string | null | undefined;
  readonly volatility?: Volatility | null | undefined;
  readonly feature?: GameFeature | null | undefined;
  readonly hasJackpot?: boolean | null | undefined;
  /** Lowest return to player, in per cent. */
  readonly returnFrom?: string | null | undefined;
  /** Games that can be played for this stake or less, in major units. */
  readonly stakeUpTo?: string | null | undefined;
};

export type ContentBlockType =
  /** A card that links to another site. */
  | 'BANNER_EXTERNAL_LINK'
  /** A card that links to a game and shows the game's art. */
  | 'BANNER_GAME'
  /** A card with free text by the operator. */
  | 'BANNER_MANUAL'
  | 'JACKPOT'
  /** A card that links to the details of a promotion. */
  | 'PROMOTION'
  /** A full-width promotion with its call to action. */
  | 'PROMOTION_V2'
  /** A card that links to the raffle. */
  | 'RAFFLE'
  /** The first games of a game list. */
  | 'TOP_GAMES'
  /** The sportsbook's featured matches with their current odds. */
  | 'TOP_SPORTS';

/** PROMO-01: whom a promotion is for, by the player's deposit history. */
export type PromotionAudience = 'ALWAYS' | 'EXISTING_DEPOSITS' | 'FIRST_TIME_DEPOSIT';

export type PromotionActionType = 'DEPOSIT' | 'PAGE_LINK';

/** Kinds of account banners, most serious first. */
export type AccountBannerType =
  | 'AccountClosed'
  | 'SelfExclusion'
  | 'Timeout'
  | 'IdentityUnderReview'
  | 'KycRequired'
  | 'SowUploadRequired'
  | 'SowRequired'
  | 'BankingCDD'
  | 'InstantBankingGracePeriod'
  | 'GermanyCloseDown'
  | 'Maintenance'
  | 'InstantBankingJackpot'
  | 'Content'
  | 'NovemberCampaign';

/** KYC-02: state of the identity verification (KYC). */
export type KycStatus =
  /** The player's identity is verified. */
  | 'Done'
  /** No verification has been requested. */
  | 'NotNeed'
  /** The submitted evidence is being reviewed. */
  | 'Pending'
  /** Deposits and stakes are refused and payouts wait until the player is verified. */
  | 'Required'
  /** The player must verify by the deadline; nothing is refused before it. */
  | 'WillBeRequired';

export type IdentityVerificationReason =
  | 'Registration'
  | 'Deposits'
  | 'Withdrawal'
  /** Requested by the operator's staff. */
  | 'House';

export type IdentityRejection =
  | 'DocumentExpired'
  | 'DocumentNotAccepted'
  | 'DetailsMismatch'
  | 'PageMissing'
  | 'PhotoUnclear'
  | 'SelfieMismatch'
  /** Customer support gives the reason on request. */
  | 'Other';

export type DocumentVersion = {
  /** The `key` of the page. */
  readonly key: string;
  readonly version: number;
};

export type LimitStepKind =
  /** The limit was set or lowered, and applied immediately. */
  | 'Set'
  /** LIMIT-02: an increase or removal was requested. */
  | 'Requested'
  /** LIMIT-03: the increase or removal was confirmed. */
  | 'Confirmed'
  | 'Cancelled'
  /** LIMIT-03: it was not confirmed in time. */
  | 'Lapsed';

export type LimitScope =
  /** The player's own limit at this brand. */
  | 'Brand'
  /** LIMIT-13: at all brands of the licence. */
  | 'Global';

export type LimitKind =
  | 'Deposit'
  | 'Stake'
  | 'Loss'
  /** Minutes that the player may be signed in and play. */
  | 'Session';

export type LimitPeriod = 'Day' | 'Week' | 'Month';

export type LimitChangeState =
  /** LIMIT-02: in the waiting period until `readyAt`. */
  | 'Pending'
  /** LIMIT-03: the player can confirm the change until `lapsesAt`. */
  | 'Ready';

export type LimitInput = {
  readonly scope?: LimitScope | null | undefined;
  /** A limit of an amount: `Deposit`, `Stake` or `Loss`. */
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** New amount; null removes the limit. */
  readonly amount?: string | null | undefined;
  /** That of the player's account; LIMIT-13: for a limit at all brands also that of the limit. The other is converted and rounded down. */
  readonly currency: string;
};

/** What a notification reports. A client leaves out kinds that it does not know. */
export type NotificationKind =
  /** A bonus was wagered, and what is left of it became real money. */
  | 'BonusConverted'
  | 'BonusExpired'
  /** Cashback was credited. */
  | 'CashbackCredited'
  /** Cashback can be claimed. */
  | 'CashbackGiven'
  | 'DepositCredited'
  /** The payment provider refused a deposit; `reason` says why. */
  | 'DepositFailed'
  /** LIMIT-12: a deposit arrived, is not credited and will be returned; `reason` says why. */
  | 'DepositHeld'
  | 'DepositRefunded'
  /** The payment provider took a credited deposit back. */
  | 'DepositReversed'
  /** The identity documents were accepted. */
  | 'DocumentsAccepted'
  /** The identity documents were not accepted; the player can send others. */
  | 'DocumentsRefused'
  /** The player must verify their identity. */
  | 'DocumentsRequired'
  /** A message of the operator, in `message`. */
  | 'OperatorMessage'
  | 'JackpotWon'
  /** LIMIT-03: a raised limit waits for the player's confirmation; `limit` names it. */
  | 'LimitRaiseReady'
  | 'RaffleWon'
  | 'RewardCredited'
  | 'RewardGiven'
  | 'SourceOfWealthAccepted'
  | 'SourceOfWealthRequired'
  /** Sports bets were settled and paid; `amount` is what they paid within one minute. */
  | 'SportsBetWon'
  | 'WithdrawalCancelled'
  | 'WithdrawalPaid'
  | 'WithdrawalRefused'
  /** The bank returned a withdrawal. */
  | 'WithdrawalReturned'
  /** MONEY-08: `reason` says what a withdrawal waits for: `Approval`, `IdentityVerification` or `SourceOfWealth`. */
  | 'WithdrawalWaiting';

/** A browser's `PushSubscription`, its keys base64url. */
export type PushSubscriptionInput = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type DepositGuard =
  /** OVER-08: new versions of legal documents are to be accepted (`documentsToAccept`). */
  | 'contentAccept'
  | 'identityVerification'
  | 'sourceOfWealth'
  | 'phoneVerification'
  /** AMB-12: a reality check is due and has not been answered. */
  | 'realityCheck';

export type DeviceKind = 'desktop' | 'phone' | 'tablet';

export type MarketingChoice = {
  readonly email: boolean;
  readonly sms: boolean;
  readonly phone: boolean;
  readonly webPush: boolean;
};

export type RaffleDropType = 'hourly' | 'daily' | 'weekly';

/** Form values as entered. Omit fields that the country does not require. */
export type RegistrationForm = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  readonly nationalId?: string | null | undefined;
  readonly dayLimit?: string | null | undefined;
  readonly weekLimit?: string | null | undefined;
  readonly monthLimit?: string | null | undefined;
  /**
   * LIMIT-05: the player confirms that they set no limits now. Where limits are offered and optional, a form without
   * limits and without this confirmation is reported as `missing` for `withoutLimits`.
   */
  readonly withoutLimits?: boolean | null | undefined;
  /** FLAG-13: jackpot contribution per stake, in major units of the account's currency; empty to opt out. */
  readonly jackpot?: string | null | undefined;
  /** The player confirms that they are of age and open the account for themselves. */
  readonly adult: boolean;
  /** Consent to the terms and conditions and the privacy policy in the versions of `documents`. */
  readonly terms: boolean;
  /** OVER-08: the versions that the form showed. A version that is not current is reported as `changed` for `terms`. */
  readonly documents: ReadonlyArray<DocumentVersion>;
  readonly emailOffers: boolean;
  readonly smsOffers: boolean;
};

/**
 * Identifies a completed sign-in at a payment provider. Names and date of birth are then taken from the
 * provider's data and override the form.
 */
export type BankProof = {
  readonly state: string;
  readonly verifier: string;
};

export type EmailVerificationOutcome =
  | 'VERIFIED'
  | 'USED'
  | 'EXPIRED'
  /** There is no such link, or it belongs to another brand. */
  | 'UNKNOWN';

export type RewardSort = {
  readonly field: RewardSortField;
  readonly isDescending?: boolean | null | undefined;
};

export type RewardSortField = 'assignedAt' | 'rewardId' | 'status' | 'updatedAt';

export type RewardStatus =
  | 'Credited'
  | 'Expired'
  /** Crediting failed with an error and will be retried. */
  | 'FailedProcessing'
  | 'Processing'
  /** The player declined the reward. */
  | 'Removed'
  /** The reward's start time is in the future. */
  | 'Scheduled'
  | 'Unclaimed';

/** WALLET-10: what the player must do before the reward can be credited. */
export type RewardAction =
  /** Complete the source of wealth check. */
  | 'CompleteSoW'
  /** Make a deposit after the reward was assigned. */
  | 'Deposit';

export type RewardClaimType =
  /** The player claims it. */
  | 'manual'
  /** The reward is credited automatically at its start time. */
  | 'automatic';

export type RewardKind =
  /** A part of the player's net losses is returned. */
  'Cashback' | 'Incentive';

export type ExclusionLiftState =
  /** EXCLUSION-05: in the waiting period until `readyAt`. */
  | 'Waiting'
  /** The player can confirm the early end until `lapsesAt`. */
  | 'Ready';

export type ShopPurchaseState =
  /** It is not known yet whether the provider deducted the points; the platform keeps asking the provider. */
  | 'Pending'
  /** The points were deducted, and the reward was granted. */
  | 'Done'
  /** No points were deducted. */
  | 'Refused'
  /** The reward could not be granted; the points are being returned. */
  | 'Returning'
  | 'Returned';

export type ProviderLoginStatus =
  /** The provider has not reported a result yet. */
  | 'PENDING'
  | 'SUCCEEDED'
  /** The provider could not verify the person's identity. */
  | 'REFUSED'
  /** The player left the provider's page. */
  | 'ABANDONED'
  | 'TIMED_OUT'
  /** The provider verified the person, but they have no account here. */
  | 'NO_ACCOUNT'
  /** The person is new and lives in another country than the one the account would be opened in. */
  | 'OTHER_COUNTRY';

export type SessionEndReason =
  | 'SIGNED_OUT'
  | 'SESSION_EXPIRED'
  | 'TOKEN_REPLAYED'
  | 'REVOKED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMEOUT'
  /** LIMIT-14: the player has reached a session limit. */
  | 'SESSION_LIMIT_REACHED';

/** SOW-02: kinds of sources of wealth. */
export type SourceOfWealthType =
  | 'Salary'
  | 'Dividends'
  | 'Other'
  | 'Inheritance'
  | 'SaleOfCompany'
  | 'SaleOfProperty';

/** SOW-03: state of the source of wealth check. */
export type SourceOfWealthRequirement =
  /** The submitted documents cover all deposits made until they were accepted. */
  | 'Done'
  | 'NotRequired'
  /** Documents are required, or submitted and not reviewed by the operator yet. */
  | 'Required';

export type MatchOutcome = 'home' | 'draw' | 'away';

export type RoundMovementKind =
  | 'Stake'
  /** A stake that the operator paid: a free round. */
  | 'FreeStake'
  /** A stake that was given back. */
  | 'StakeReturned'
  | 'Win'
  /** MONEY-09: a win that the operator reviews before it is paid. */
  | 'WinBeingChecked'
  | 'WinTakenBack';

export type BonusStatus = 'Active' | 'Converted' | 'Expired' | 'Forfeited';

export type MoneyType = 'Deposit' | 'Withdrawal' | 'InitWithdrawal' | 'CasinoBet';

export type CalendarPageQueryVariables = Exact<{ [key: string]: never }>;

export type CalendarPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly calendar: {
      readonly id: string;
      readonly sceneUrl: string | null;
      readonly isLateOpen: boolean;
      readonly nextDoorAt: string | null;
      readonly picture: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      } | null;
      readonly doors: ReadonlyArray<{
        readonly id: string;
        readonly number: number;
        readonly day: string;
        readonly state: CalendarDoorState;
        readonly tileUrl: string | null;
        readonly preview: { readonly title: string; readonly tileUrl: string | null } | null;
        readonly content:
          | {
              readonly __typename: 'BannerBlock';
              readonly type: ContentBlockType;
              readonly title: string;
              readonly text: string;
              readonly picture: {
                readonly url: string;
                readonly colours: {
                  readonly panel: string;
                  readonly text: string;
                  readonly accent: string;
                } | null;
              } | null;
              readonly link: { readonly label: string; readonly url: string };
            }
          | {
              readonly __typename: 'PromotionBlock';
              readonly type: ContentBlockType;
              readonly promotion: {
                readonly id: string;
                readonly audience: PromotionAudience;
                readonly endsAt: string | null;
                readonly title: string;
                readonly teaser: string;
                readonly text: ReadonlyArray<string>;
                readonly terms: ReadonlyArray<string>;
                readonly picture: {
                  readonly url: string;
                  readonly colours: {
                    readonly panel: string;
                    readonly text: string;
                    readonly accent: string;
                  } | null;
                };
                readonly action: {
                  readonly type: PromotionActionType;
                  readonly link: { readonly label: string; readonly url: string } | null;
                };
              };
            }
          | null;
      }>;
    } | null;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type OpenCalendarDoorMutationVariables = Exact<{
  calendarId: string;
  number: number;
}>;

export type OpenCalendarDoorMutation = {
  readonly openCalendarDoor: {
    readonly id: string;
    readonly number: number;
    readonly day: string;
    readonly state: CalendarDoorState;
    readonly tileUrl: string | null;
    readonly preview: { readonly title: string; readonly tileUrl: string | null } | null;
    readonly content:
      | {
          readonly __typename: 'BannerBlock';
          readonly type: ContentBlockType;
          readonly title: string;
          readonly text: string;
          readonly picture: {
            readonly url: string;
            readonly colours: {
              readonly panel: string;
              readonly text: string;
              readonly accent: string;
            } | null;
          } | null;
          readonly link: { readonly label: string; readonly url: string };
        }
      | {
          readonly __typename: 'PromotionBlock';
          readonly type: ContentBlockType;
          readonly promotion: {
            readonly id: string;
            readonly audience: PromotionAudience;
            readonly endsAt: string | null;
            readonly title: string;
            readonly teaser: string;
            readonly text: ReadonlyArray<string>;
            readonly terms: ReadonlyArray<string>;
            readonly picture: {
              readonly url: string;
              readonly colours: {
                readonly panel: string;
                readonly text: string;
                readonly accent: string;
              } | null;
            };
            readonly action: {
              readonly type: PromotionActionType;
              readonly link: { readonly label: string; readonly url: string } | null;
            };
          };
        }
      | null;
  };
};

export type CalendarDoorPartsFragment = {
  readonly id: string;
  readonly number: number;
  readonly day: string;
  readonly state: CalendarDoorState;
  readonly tileUrl: string | null;
  readonly preview: { readonly title: string; readonly tileUrl: string | null } | null;
  readonly content:
    | {
        readonly __typename: 'BannerBlock';
        readonly type: ContentBlockType;
        readonly title: string;
        readonly text: string;
        readonly picture: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        } | null;
        readonly link: { readonly label: string; readonly url: string };
      }
    | {
        readonly __typename: 'PromotionBlock';
        readonly type: ContentBlockType;
        readonly promotion: {
          readonly id: string;
          readonly audience: PromotionAudience;
          readonly endsAt: string | null;
          readonly title: string;
          readonly teaser: string;
          readonly text: ReadonlyArray<string>;
          readonly terms: ReadonlyArray<string>;
          readonly picture: {
            readonly url: string;
            readonly colours: {
              readonly panel: string;
              readonly text: string;
              readonly accent: string;
            } | null;
          };
          readonly action: {
            readonly type: PromotionActionType;
            readonly link: { readonly label: string; readonly url: string } | null;
          };
        };
      }
    | null;
};

export type CashbackPageQueryVariables = Exact<{ [key: string]: never }>;

export type CashbackPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly cashback: {
      readonly currency: string;
      readonly percent: number;
      readonly minimum: string;
      readonly maximum: string;
      readonly claimDays: number;
      readonly timeZone: string;
      readonly weeks: ReadonlyArray<{
        readonly from: string;
        readonly until: string;
        readonly settledAt: string;
        readonly state: CashbackWeekState;
        readonly lost: string;
        readonly amount: string;
        readonly assignationId: string | null;
      }>;
    } | null;
    readonly playerRewards: ReadonlyArray<{
      readonly assignationId: string;
      readonly status: RewardStatus;
      readonly reward: { readonly endsAt: string | null };
    }>;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type DepositPageQueryVariables = Exact<{ [key: string]: never }>;

export type DepositPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly cashier: {
      readonly currency: string;
      readonly withdrawable: string;
      readonly weekendUntil: string | null;
      readonly deposit: {
        readonly minAmount: string;
        readonly maxAmount: string;
        readonly presets: ReadonlyArray<string>;
        readonly refusal: {
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
        readonly methods: ReadonlyArray<{
          readonly id: string;
          readonly label: string;
          readonly provider: string;
          readonly kind: PaymentKind;
          readonly speed: PaymentSpeed;
          readonly takesMinutes: number;
          readonly minAmount: string;
          readonly maxAmount: string;
          readonly feeRate: string;
          readonly feeFixed: string;
          readonly takesNewAccount: boolean;
          readonly carriesAward: boolean;
          readonly accounts: ReadonlyArray<{
            readonly id: string;
            readonly label: string;
            readonly owedBack: string | null;
          }>;
          readonly refusal: {
            readonly type: string;
            readonly rule: string | null;
            readonly until: string | null;
          } | null;
        }>;
      };
      readonly underWay: ReadonlyArray<{
        readonly id: string;
        readonly type: TransactionType;
        readonly status: TransactionStatus;
        readonly provider: string;
        readonly method: string;
        readonly accountLabel: string | null;
        readonly amount: string;
        readonly fee: string;
        readonly currency: string;
        readonly speed: PaymentSpeed;
        readonly createdAt: string;
        readonly processedAt: string | null;
        readonly cancelReason: WithdrawalCancelReason | null;
        readonly isCancellable: boolean;
        readonly frameUrl: string | null;
        readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
        readonly refusal: {
          readonly reason: ProviderReason | null;
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
      }>;
    };
    readonly limits: {
      readonly reviewDueAt: string | null;
      readonly isRaiseBlocked: boolean;
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly global: {
        readonly deposit: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
      } | null;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
    readonly lastCompletedDeposit: { readonly provider: string; readonly payload: string } | null;
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type DepositDeskQueryVariables = Exact<{ [key: string]: never }>;

export type DepositDeskQuery = {
  readonly viewer: {
    readonly id: string;
    readonly cashier: {
      readonly currency: string;
      readonly withdrawable: string;
      readonly weekendUntil: string | null;
      readonly deposit: {
        readonly minAmount: string;
        readonly maxAmount: string;
        readonly presets: ReadonlyArray<string>;
        readonly refusal: {
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
        readonly methods: ReadonlyArray<{
          readonly id: string;
          readonly label: string;
          readonly provider: string;
          readonly kind: PaymentKind;
          readonly speed: PaymentSpeed;
          readonly takesMinutes: number;
          readonly minAmount: string;
          readonly maxAmount: string;
          readonly feeRate: string;
          readonly feeFixed: string;
          readonly takesNewAccount: boolean;
          readonly carriesAward: boolean;
          readonly accounts: ReadonlyArray<{
            readonly id: string;
            readonly label: string;
            readonly owedBack: string | null;
          }>;
          readonly refusal: {
            readonly type: string;
            readonly rule: string | null;
            readonly until: string | null;
          } | null;
        }>;
      };
      readonly underWay: ReadonlyArray<{
        readonly id: string;
        readonly type: TransactionType;
        readonly status: TransactionStatus;
        readonly provider: string;
        readonly method: string;
        readonly accountLabel: string | null;
        readonly amount: string;
        readonly fee: string;
        readonly currency: string;
        readonly speed: PaymentSpeed;
        readonly createdAt: string;
        readonly processedAt: string | null;
        readonly cancelReason: WithdrawalCancelReason | null;
        readonly isCancellable: boolean;
        readonly frameUrl: string | null;
        readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
        readonly refusal: {
          readonly reason: ProviderReason | null;
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
      }>;
    };
    readonly limits: {
      readonly reviewDueAt: string | null;
      readonly isRaiseBlocked: boolean;
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly global: {
        readonly deposit: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
      } | null;
    };
    readonly lastCompletedDeposit: { readonly provider: string; readonly payload: string } | null;
  } | null;
};

export type WithdrawPageQueryVariables = Exact<{ [key: string]: never }>;

export type WithdrawPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly cashier: {
      readonly currency: string;
      readonly withdrawable: string;
      readonly weekendUntil: string | null;
      readonly withdrawal: {
        readonly minAmount: string;
        readonly maxAmount: string;
        readonly presets: ReadonlyArray<string>;
        readonly refusal: {
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
        readonly methods: ReadonlyArray<{
          readonly id: string;
          readonly label: string;
          readonly provider: string;
          readonly kind: PaymentKind;
          readonly speed: PaymentSpeed;
          readonly takesMinutes: number;
          readonly minAmount: string;
          readonly maxAmount: string;
          readonly feeRate: string;
          readonly feeFixed: string;
          readonly takesNewAccount: boolean;
          readonly carriesAward: boolean;
          readonly accounts: ReadonlyArray<{
            readonly id: string;
            readonly label: string;
            readonly owedBack: string | null;
          }>;
          readonly refusal: {
            readonly type: string;
            readonly rule: string | null;
            readonly until: string | null;
          } | null;
        }>;
      };
      readonly underWay: ReadonlyArray<{
        readonly id: string;
        readonly type: TransactionType;
        readonly status: TransactionStatus;
        readonly provider: string;
        readonly method: string;
        readonly accountLabel: string | null;
        readonly amount: string;
        readonly fee: string;
        readonly currency: string;
        readonly speed: PaymentSpeed;
        readonly createdAt: string;
        readonly processedAt: string | null;
        readonly cancelReason: WithdrawalCancelReason | null;
        readonly isCancellable: boolean;
        readonly frameUrl: string | null;
        readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
        readonly refusal: {
          readonly reason: ProviderReason | null;
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
      }>;
    };
    readonly lastCompletedDeposit: { readonly provider: string; readonly payload: string } | null;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type LastCompletedDepositQueryVariables = Exact<{ [key: string]: never }>;

export type LastCompletedDepositQuery = {
  readonly viewer: {
    readonly id: string;
    readonly lastCompletedDeposit: { readonly provider: string; readonly payload: string } | null;
  } | null;
};

export type TransactionsPageQueryVariables = Exact<{
  type: TransactionType;
  first?: number;
}>;

export type TransactionsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly wallet: {
      readonly id: string;
      readonly owed: string | null;
      readonly currency: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
    readonly transactions: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly type: TransactionType;
          readonly status: TransactionStatus;
          readonly provider: string;
          readonly method: string;
          readonly accountLabel: string | null;
          readonly amount: string;
          readonly fee: string;
          readonly currency: string;
          readonly speed: PaymentSpeed;
          readonly createdAt: string;
          readonly processedAt: string | null;
          readonly cancelReason: WithdrawalCancelReason | null;
          readonly isCancellable: boolean;
          readonly frameUrl: string | null;
          readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
          readonly refusal: {
            readonly reason: ProviderReason | null;
            readonly type: string;
            readonly rule: string | null;
            readonly until: string | null;
          } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly netDeposits: {
      readonly deposited: string;
      readonly withdrawn: string;
      readonly net: string;
      readonly currency: string;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type TransactionsSliceQueryVariables = Exact<{
  filter?: TransactionFilter | null | undefined;
  sort?: TransactionSort | null | undefined;
  first?: number;
  after?: string | null | undefined;
}>;

export type TransactionsSliceQuery = {
  readonly viewer: {
    readonly id: string;
    readonly transactions: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly type: TransactionType;
          readonly status: TransactionStatus;
          readonly provider: string;
          readonly method: string;
          readonly accountLabel: string | null;
          readonly amount: string;
          readonly fee: string;
          readonly currency: string;
          readonly speed: PaymentSpeed;
          readonly createdAt: string;
          readonly processedAt: string | null;
          readonly cancelReason: WithdrawalCancelReason | null;
          readonly isCancellable: boolean;
          readonly frameUrl: string | null;
          readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
          readonly refusal: {
            readonly reason: ProviderReason | null;
            readonly type: string;
            readonly rule: string | null;
            readonly until: string | null;
          } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type BeginDepositMutationVariables = Exact<{
  deposit: DepositInput;
}>;

export type BeginDepositMutation = {
  readonly beginDeposit: {
    readonly id: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    readonly provider: string;
    readonly method: string;
    readonly accountLabel: string | null;
    readonly amount: string;
    readonly fee: string;
    readonly currency: string;
    readonly speed: PaymentSpeed;
    readonly createdAt: string;
    readonly processedAt: string | null;
    readonly cancelReason: WithdrawalCancelReason | null;
    readonly isCancellable: boolean;
    readonly frameUrl: string | null;
    readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
    readonly refusal: {
      readonly reason: ProviderReason | null;
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  };
};

export type AbandonDepositMutationVariables = Exact<{
  transaction: string;
}>;

export type AbandonDepositMutation = {
  readonly abandonDeposit: {
    readonly id: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    readonly provider: string;
    readonly method: string;
    readonly accountLabel: string | null;
    readonly amount: string;
    readonly fee: string;
    readonly currency: string;
    readonly speed: PaymentSpeed;
    readonly createdAt: string;
    readonly processedAt: string | null;
    readonly cancelReason: WithdrawalCancelReason | null;
    readonly isCancellable: boolean;
    readonly frameUrl: string | null;
    readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
    readonly refusal: {
      readonly reason: ProviderReason | null;
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  };
};

export type RequestWithdrawalMutationVariables = Exact<{
  withdrawal: WithdrawalInput;
}>;

export type RequestWithdrawalMutation = {
  readonly requestWithdrawal: {
    readonly id: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    readonly provider: string;
    readonly method: string;
    readonly accountLabel: string | null;
    readonly amount: string;
    readonly fee: string;
    readonly currency: string;
    readonly speed: PaymentSpeed;
    readonly createdAt: string;
    readonly processedAt: string | null;
    readonly cancelReason: WithdrawalCancelReason | null;
    readonly isCancellable: boolean;
    readonly frameUrl: string | null;
    readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
    readonly refusal: {
      readonly reason: ProviderReason | null;
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  };
};

export type CancelWithdrawalMutationVariables = Exact<{
  transaction: string;
  reason: WithdrawalCancelReason;
}>;

export type CancelWithdrawalMutation = {
  readonly cancelWithdrawal: {
    readonly id: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    readonly provider: string;
    readonly method: string;
    readonly accountLabel: string | null;
    readonly amount: string;
    readonly fee: string;
    readonly currency: string;
    readonly speed: PaymentSpeed;
    readonly createdAt: string;
    readonly processedAt: string | null;
    readonly cancelReason: WithdrawalCancelReason | null;
    readonly isCancellable: boolean;
    readonly frameUrl: string | null;
    readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
    readonly refusal: {
      readonly reason: ProviderReason | null;
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  };
};

export type TransactionUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type TransactionUpdatedSubscription = {
  readonly transactionUpdated: {
    readonly id: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    readonly provider: string;
    readonly method: string;
    readonly accountLabel: string | null;
    readonly amount: string;
    readonly fee: string;
    readonly currency: string;
    readonly speed: PaymentSpeed;
    readonly createdAt: string;
    readonly processedAt: string | null;
    readonly cancelReason: WithdrawalCancelReason | null;
    readonly isCancellable: boolean;
    readonly frameUrl: string | null;
    readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
    readonly refusal: {
      readonly reason: ProviderReason | null;
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  };
};

export type DepositPartsFragment = {
  readonly id: string;
  readonly cashier: {
    readonly currency: string;
    readonly withdrawable: string;
    readonly weekendUntil: string | null;
    readonly deposit: {
      readonly minAmount: string;
      readonly maxAmount: string;
      readonly presets: ReadonlyArray<string>;
      readonly refusal: {
        readonly type: string;
        readonly rule: string | null;
        readonly until: string | null;
      } | null;
      readonly methods: ReadonlyArray<{
        readonly id: string;
        readonly label: string;
        readonly provider: string;
        readonly kind: PaymentKind;
        readonly speed: PaymentSpeed;
        readonly takesMinutes: number;
        readonly minAmount: string;
        readonly maxAmount: string;
        readonly feeRate: string;
        readonly feeFixed: string;
        readonly takesNewAccount: boolean;
        readonly carriesAward: boolean;
        readonly accounts: ReadonlyArray<{
          readonly id: string;
          readonly label: string;
          readonly owedBack: string | null;
        }>;
        readonly refusal: {
          readonly type: string;
          readonly rule: string | null;
          readonly until: string | null;
        } | null;
      }>;
    };
    readonly underWay: ReadonlyArray<{
      readonly id: string;
      readonly type: TransactionType;
      readonly status: TransactionStatus;
      readonly provider: string;
      readonly method: string;
      readonly accountLabel: string | null;
      readonly amount: string;
      readonly fee: string;
      readonly currency: string;
      readonly speed: PaymentSpeed;
      readonly createdAt: string;
      readonly processedAt: string | null;
      readonly cancelReason: WithdrawalCancelReason | null;
      readonly isCancellable: boolean;
      readonly frameUrl: string | null;
      readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
      readonly refusal: {
        readonly reason: ProviderReason | null;
        readonly type: string;
        readonly rule: string | null;
        readonly until: string | null;
      } | null;
    }>;
  };
  readonly limits: {
    readonly reviewDueAt: string | null;
    readonly isRaiseBlocked: boolean;
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly global: {
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
    } | null;
  };
  readonly lastCompletedDeposit: { readonly provider: string; readonly payload: string } | null;
};

export type LastDepositPartsFragment = {
  readonly id: string;
  readonly lastCompletedDeposit: { readonly provider: string; readonly payload: string } | null;
};

export type CashierPartsFragment = {
  readonly currency: string;
  readonly withdrawable: string;
  readonly weekendUntil: string | null;
  readonly underWay: ReadonlyArray<{
    readonly id: string;
    readonly type: TransactionType;
    readonly status: TransactionStatus;
    readonly provider: string;
    readonly method: string;
    readonly accountLabel: string | null;
    readonly amount: string;
    readonly fee: string;
    readonly currency: string;
    readonly speed: PaymentSpeed;
    readonly createdAt: string;
    readonly processedAt: string | null;
    readonly cancelReason: WithdrawalCancelReason | null;
    readonly isCancellable: boolean;
    readonly frameUrl: string | null;
    readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
    readonly refusal: {
      readonly reason: ProviderReason | null;
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  }>;
};

export type DeskPartsFragment = {
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly presets: ReadonlyArray<string>;
  readonly refusal: {
    readonly type: string;
    readonly rule: string | null;
    readonly until: string | null;
  } | null;
  readonly methods: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly provider: string;
    readonly kind: PaymentKind;
    readonly speed: PaymentSpeed;
    readonly takesMinutes: number;
    readonly minAmount: string;
    readonly maxAmount: string;
    readonly feeRate: string;
    readonly feeFixed: string;
    readonly takesNewAccount: boolean;
    readonly carriesAward: boolean;
    readonly accounts: ReadonlyArray<{
      readonly id: string;
      readonly label: string;
      readonly owedBack: string | null;
    }>;
    readonly refusal: {
      readonly type: string;
      readonly rule: string | null;
      readonly until: string | null;
    } | null;
  }>;
};

export type RefusalPartsFragment = {
  readonly type: string;
  readonly rule: string | null;
  readonly until: string | null;
};

export type TransactionPartsFragment = {
  readonly id: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly provider: string;
  readonly method: string;
  readonly accountLabel: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly currency: string;
  readonly speed: PaymentSpeed;
  readonly createdAt: string;
  readonly processedAt: string | null;
  readonly cancelReason: WithdrawalCancelReason | null;
  readonly isCancellable: boolean;
  readonly frameUrl: string | null;
  readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
  readonly refusal: {
    readonly reason: ProviderReason | null;
    readonly type: string;
    readonly rule: string | null;
    readonly until: string | null;
  } | null;
};

export type TransactionPagePartsFragment = {
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly type: TransactionType;
      readonly status: TransactionStatus;
      readonly provider: string;
      readonly method: string;
      readonly accountLabel: string | null;
      readonly amount: string;
      readonly fee: string;
      readonly currency: string;
      readonly speed: PaymentSpeed;
      readonly createdAt: string;
      readonly processedAt: string | null;
      readonly cancelReason: WithdrawalCancelReason | null;
      readonly isCancellable: boolean;
      readonly frameUrl: string | null;
      readonly waitsFor: { readonly for: string; readonly by: string | null } | null;
      readonly refusal: {
        readonly reason: ProviderReason | null;
        readonly type: string;
        readonly rule: string | null;
        readonly until: string | null;
      } | null;
    };
  }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export type LobbyPageQueryVariables = Exact<{
  first?: number | null | undefined;
  countryCode?: string | null | undefined;
  playerCountryCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  havePlayerCountryCode?: boolean;
}>;

export type LobbyPageQuery = {
  readonly contentBlocks: ReadonlyArray<
    | {
        readonly __typename: 'BannerBlock';
        readonly type: ContentBlockType;
        readonly title: string;
        readonly text: string;
        readonly picture: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        } | null;
        readonly link: { readonly label: string; readonly url: string };
      }
    | {
        readonly __typename: 'JackpotBlock';
        readonly type: ContentBlockType;
        readonly settings: {
          readonly enabled: boolean;
          readonly sourceId: string;
          readonly instanceId: string;
          readonly operatorId: string;
          readonly initialContributionValue: number;
          readonly contributionOptions: ReadonlyArray<number>;
          readonly currency: string;
          readonly showsPercentage: boolean;
          readonly autoOptIn: boolean;
          readonly enabledCommunity: boolean;
          readonly communitySize: number;
          readonly logo: string | null;
          readonly winnerNotificationImage: string | null;
          readonly pots: ReadonlyArray<{
            readonly id: string;
            readonly share: number;
            readonly seed: string;
            readonly ceiling: string;
            readonly mustDropWithinHours: number | null;
            readonly oneIn: number | null;
          }>;
          readonly potAmounts: ReadonlyArray<{
            readonly id: string;
            readonly amount: string;
            readonly currency: string;
          }>;
        };
      }
    | {
        readonly __typename: 'PromotionBlock';
        readonly type: ContentBlockType;
        readonly promotion: {
          readonly id: string;
          readonly audience: PromotionAudience;
          readonly endsAt: string | null;
          readonly title: string;
          readonly teaser: string;
          readonly text: ReadonlyArray<string>;
          readonly terms: ReadonlyArray<string>;
          readonly picture: {
            readonly url: string;
            readonly colours: {
              readonly panel: string;
              readonly text: string;
              readonly accent: string;
            } | null;
          };
          readonly action: {
            readonly type: PromotionActionType;
            readonly link: { readonly label: string; readonly url: string } | null;
          };
        };
      }
    | {
        readonly __typename: 'TopGamesBlock';
        readonly type: ContentBlockType;
        readonly list: {
          readonly name: string;
          readonly slug: string;
          readonly format: TileFormat;
          readonly isRanked: boolean;
          readonly path: string;
          readonly games: {
            readonly totalCount: number;
            readonly edges: ReadonlyArray<{
              readonly cursor: string;
              readonly node: {
                readonly id: string;
                readonly slug: string;
                readonly idx: number;
                readonly lookupId: string;
                readonly title: string;
                readonly category: string;
                readonly rtp: string | null;
                readonly isNew: boolean;
                readonly isLive: boolean;
                readonly tileColour: string;
                readonly tileUrl: string;
                readonly isFavourite: boolean;
                readonly studio: {
                  readonly name: string;
                  readonly slug: string;
                  readonly imageUrl: string | null;
                };
              };
            }>;
            readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
          };
        };
      }
    | {
        readonly __typename: 'TopSportsBlock';
        readonly type: ContentBlockType;
        readonly matches: ReadonlyArray<{
          readonly id: string;
          readonly league: string;
          readonly startsAt: string;
          readonly home: { readonly name: string; readonly colours: ReadonlyArray<string> };
          readonly away: { readonly name: string; readonly colours: ReadonlyArray<string> };
          readonly live: {
            readonly home: number;
            readonly away: number;
            readonly minute: number | null;
          } | null;
          readonly selections: ReadonlyArray<{
            readonly outcome: MatchOutcome;
            readonly odds: string | null;
            readonly pick: string;
          }>;
        }> | null;
      }
  > | null;
  readonly lobby: {
    readonly jackpot: {
      readonly enabled: boolean;
      readonly sourceId: string;
      readonly instanceId: string;
      readonly operatorId: string;
      readonly initialContributionValue: number;
      readonly contributionOptions: ReadonlyArray<number>;
      readonly currency: string;
      readonly showsPercentage: boolean;
      readonly autoOptIn: boolean;
      readonly enabledCommunity: boolean;
      readonly communitySize: number;
      readonly logo: string | null;
      readonly winnerNotificationImage: string | null;
      readonly pots: ReadonlyArray<{
        readonly id: string;
        readonly share: number;
        readonly seed: string;
        readonly ceiling: string;
        readonly mustDropWithinHours: number | null;
        readonly oneIn: number | null;
      }>;
      readonly potAmounts: ReadonlyArray<{
        readonly id: string;
        readonly amount: string;
        readonly currency: string;
      }>;
    } | null;
    readonly heroes: ReadonlyArray<{
      readonly kicker: string;
      readonly copy: string;
      readonly panelColour: string;
      readonly textColour: string;
      readonly accentColour: string;
      readonly game: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly lists: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
      readonly format: TileFormat;
      readonly isRanked: boolean;
      readonly path: string;
      readonly games: {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly id: string;
            readonly slug: string;
            readonly idx: number;
            readonly lookupId: string;
            readonly title: string;
            readonly category: string;
            readonly rtp: string | null;
            readonly isNew: boolean;
            readonly isLive: boolean;
            readonly tileColour: string;
            readonly tileUrl: string;
            readonly isFavourite: boolean;
            readonly studio: {
              readonly name: string;
              readonly slug: string;
              readonly imageUrl: string | null;
            };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    }>;
    readonly recentlyPlayed: ReadonlyArray<{
      readonly playedAt: string;
      readonly game: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly personal: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
      readonly format: TileFormat;
      readonly isRanked: boolean;
      readonly path: string;
      readonly games: {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly id: string;
            readonly slug: string;
            readonly idx: number;
            readonly lookupId: string;
            readonly title: string;
            readonly category: string;
            readonly rtp: string | null;
            readonly isNew: boolean;
            readonly isLive: boolean;
            readonly tileColour: string;
            readonly tileUrl: string;
            readonly isFavourite: boolean;
            readonly studio: {
              readonly name: string;
              readonly slug: string;
              readonly imageUrl: string | null;
            };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    }>;
    readonly mostPlayed: {
      readonly name: string;
      readonly slug: string;
      readonly format: TileFormat;
      readonly isRanked: boolean;
      readonly path: string;
      readonly games: {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly id: string;
            readonly slug: string;
            readonly idx: number;
            readonly lookupId: string;
            readonly title: string;
            readonly category: string;
            readonly rtp: string | null;
            readonly isNew: boolean;
            readonly isLive: boolean;
            readonly tileColour: string;
            readonly tileUrl: string;
            readonly isFavourite: boolean;
            readonly studio: {
              readonly name: string;
              readonly slug: string;
              readonly imageUrl: string | null;
            };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
    readonly recentWins: ReadonlyArray<{
      readonly id: string;
      readonly drop: RaffleDropType;
      readonly amount: string;
      readonly currency: string;
      readonly wonAt: string;
    }>;
  };
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly countryContext: {
    readonly countryCode: string;
    readonly isServed: boolean;
    readonly license: string;
    readonly currency: string;
    readonly locales: ReadonlyArray<string>;
    readonly defaultLocale: string;
    readonly loginFlow: string;
  };
};

export type GamePageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
}>;

export type GamePageQuery = {
  readonly game: {
    readonly languages: ReadonlyArray<string>;
    readonly language: string;
    readonly maxWin: number | null;
    readonly lines: number | null;
    readonly volatility: string | null;
    readonly minStake: string | null;
    readonly maxStake: string | null;
    readonly game: {
      readonly id: string;
      readonly slug: string;
      readonly idx: number;
      readonly lookupId: string;
      readonly title: string;
      readonly category: string;
      readonly rtp: string | null;
      readonly isNew: boolean;
      readonly isLive: boolean;
      readonly tileColour: string;
      readonly tileUrl: string;
      readonly isFavourite: boolean;
      readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    };
    readonly rtpRange: { readonly least: string; readonly most: string } | null;
    readonly related: {
      readonly name: string;
      readonly slug: string;
      readonly format: TileFormat;
      readonly isRanked: boolean;
      readonly path: string;
      readonly games: {
        readonly totalCount: number;
        readonly edges: ReadonlyArray<{
          readonly cursor: string;
          readonly node: {
            readonly id: string;
            readonly slug: string;
            readonly idx: number;
            readonly lookupId: string;
            readonly title: string;
            readonly category: string;
            readonly rtp: string | null;
            readonly isNew: boolean;
            readonly isLive: boolean;
            readonly tileColour: string;
            readonly tileUrl: string;
            readonly isFavourite: boolean;
            readonly studio: {
              readonly name: string;
              readonly slug: string;
              readonly imageUrl: string | null;
            };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type BesideChoicesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type BesideChoicesQuery = {
  readonly lobby: {
    readonly recentlyPlayed: ReadonlyArray<{
      readonly game: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
  };
  readonly favourites: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
  readonly mostPlayed: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type GameListPageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  sort?: GameSort | null | undefined;
  filter?: GameFilter | null | undefined;
}>;

export type GameListPageQuery = {
  readonly gameList: {
    readonly name: string;
    readonly slug: string;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly facets: ReadonlyArray<{
      readonly key: GameFacetKey;
      readonly options: ReadonlyArray<{
        readonly value: string;
        readonly name: string | null;
        readonly count: number;
      }>;
    }>;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GamesPageQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type GamesPageQuery = {
  readonly gameList: {
    readonly path: string;
    readonly facets: ReadonlyArray<{
      readonly key: GameFacetKey;
      readonly options: ReadonlyArray<{
        readonly value: string;
        readonly name: string | null;
        readonly count: number;
      }>;
    }>;
  } | null;
  readonly gameCategories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }>;
  readonly gameStudios: ReadonlyArray<{
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: { readonly totalCount: number };
  }>;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameListsPageQueryVariables = Exact<{ [key: string]: never }>;

export type GameListsPageQuery = {
  readonly gameLists: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly node: { readonly slug: string; readonly tileColour: string; readonly tileUrl: string };
      }>;
    };
  }>;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameCategoriesPageQueryVariables = Exact<{ [key: string]: never }>;

export type GameCategoriesPageQuery = {
  readonly gameCategories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly node: { readonly slug: string; readonly tileColour: string; readonly tileUrl: string };
      }>;
    };
  }>;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameCategoryPageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  sort?: GameSort | null | undefined;
  filter?: GameFilter | null | undefined;
}>;

export type GameCategoryPageQuery = {
  readonly gameCategory: {
    readonly name: string;
    readonly slug: string;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly facets: ReadonlyArray<{
      readonly key: GameFacetKey;
      readonly options: ReadonlyArray<{
        readonly value: string;
        readonly name: string | null;
        readonly count: number;
      }>;
    }>;
  } | null;
  readonly gameCategories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly path: string;
  }>;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameStudiosPageQueryVariables = Exact<{ [key: string]: never }>;

export type GameStudiosPageQuery = {
  readonly gameStudios: ReadonlyArray<{
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: { readonly totalCount: number };
  }>;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameStudioPageQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  sort?: GameSort | null | undefined;
  filter?: GameFilter | null | undefined;
}>;

export type GameStudioPageQuery = {
  readonly gameStudio: {
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly facets: ReadonlyArray<{
      readonly key: GameFacetKey;
      readonly options: ReadonlyArray<{
        readonly value: string;
        readonly name: string | null;
        readonly count: number;
      }>;
    }>;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type SyncRecentlyPlayedGamesQueryVariables = Exact<{
  maxRecentlyPlayedGames?: number | null | undefined;
}>;

export type SyncRecentlyPlayedGamesQuery = {
  readonly viewer: {
    readonly id: string;
    readonly recentlyPlayedGamesV2: ReadonlyArray<{
      readonly gameDescriptorV2: {
        readonly json: { readonly gameId: string; readonly isLiveCasinoGame: boolean };
      };
    }>;
  } | null;
};

export type MenuQueryVariables = Exact<{
  menuKey?: string;
}>;

export type MenuQuery = {
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type FrameQueryVariables = Exact<{ [key: string]: never }>;

export type FrameQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type SetFavouriteMutationVariables = Exact<{
  slug: string;
  isFavourite: boolean;
}>;

export type SetFavouriteMutation = {
  readonly setFavourite: { readonly id: string; readonly slug: string; readonly isFavourite: boolean };
};

export type LaunchGameMutationVariables = Exact<{
  slug: string;
  mode?: GameMode;
}>;

export type LaunchGameMutation = {
  readonly launchGame: { readonly url: string; readonly origin: string; readonly hasMessages: boolean };
};

export type FramePartsFragment = {
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type ViewerPartsFragment = {
  readonly id: string;
  readonly playerGamificationDetails: { readonly level: number };
  readonly player: {
    readonly id: string;
    readonly playerId: string;
    readonly language: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly canChangeEmail: boolean;
    readonly isPhoneNumberVerified: boolean;
    readonly guards: ReadonlyArray<DepositGuard>;
    readonly sessionStartedAt: string;
    readonly lastSignInAt: string | null;
    readonly accountStatus: {
      readonly status: string;
      readonly cause: string | null;
      readonly reopenByCustomerAllowed: boolean;
    };
    readonly country: {
      readonly id: string;
      readonly code: string;
      readonly name: string;
      readonly currency: string;
    };
    readonly personalInfo: { readonly firstName: string; readonly lastName: string };
    readonly banner: {
      readonly id: string;
      readonly type: AccountBannerType;
      readonly title: string;
      readonly text: string;
      readonly dismissal: string | null;
      readonly changesAt: string | null;
      readonly action: { readonly label: string; readonly url: string } | null;
    } | null;
  };
  readonly customer: { readonly id: string };
  readonly wallet: {
    readonly id: string;
    readonly balance: string;
    readonly bonusBalance: string;
    readonly currency: string;
    readonly minDepositAmount: string;
    readonly minWithdrawalAmount: string;
  };
};

export type MenuPartsFragment = {
  readonly items: ReadonlyArray<{
    readonly key: string;
    readonly path: string;
    readonly count: number | null;
  }>;
};

export type GameListPartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly format: TileFormat;
  readonly isRanked: boolean;
  readonly path: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type RefinedListPartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  readonly facets: ReadonlyArray<{
    readonly key: GameFacetKey;
    readonly options: ReadonlyArray<{
      readonly value: string;
      readonly name: string | null;
      readonly count: number;
    }>;
  }>;
};

export type GameFacetPartsFragment = {
  readonly key: GameFacetKey;
  readonly options: ReadonlyArray<{
    readonly value: string;
    readonly name: string | null;
    readonly count: number;
  }>;
};

export type GameListCardPartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly node: { readonly slug: string; readonly tileColour: string; readonly tileUrl: string };
    }>;
  };
};

export type StudioCardPartsFragment = {
  readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
  readonly games: { readonly totalCount: number };
};

export type GameSlicePartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type StudioGamesPartsFragment = {
  readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type RefinedStudioPartsFragment = {
  readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  readonly facets: ReadonlyArray<{
    readonly key: GameFacetKey;
    readonly options: ReadonlyArray<{
      readonly value: string;
      readonly name: string | null;
      readonly count: number;
    }>;
  }>;
};

export type GamesPartsFragment = {
  readonly totalCount: number;
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly slug: string;
      readonly idx: number;
      readonly lookupId: string;
      readonly title: string;
      readonly category: string;
      readonly rtp: string | null;
      readonly isNew: boolean;
      readonly isLive: boolean;
      readonly tileColour: string;
      readonly tileUrl: string;
      readonly isFavourite: boolean;
      readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    };
  }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export type GamePartsFragment = {
  readonly id: string;
  readonly slug: string;
  readonly idx: number;
  readonly lookupId: string;
  readonly title: string;
  readonly category: string;
  readonly rtp: string | null;
  readonly isNew: boolean;
  readonly isLive: boolean;
  readonly tileColour: string;
  readonly tileUrl: string;
  readonly isFavourite: boolean;
  readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
};

export type SearchQueryVariables = Exact<{
  term: string;
  filter?: GameFilter | null | undefined;
}>;

export type SearchQuery = {
  readonly search: {
    readonly gameCount: number;
    readonly games: ReadonlyArray<{
      readonly id: string;
      readonly slug: string;
      readonly idx: number;
      readonly lookupId: string;
      readonly title: string;
      readonly category: string;
      readonly rtp: string | null;
      readonly isNew: boolean;
      readonly isLive: boolean;
      readonly tileColour: string;
      readonly tileUrl: string;
      readonly isFavourite: boolean;
      readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    }>;
    readonly studios: ReadonlyArray<{ readonly name: string; readonly slug: string }>;
    readonly lists: ReadonlyArray<{ readonly name: string; readonly slug: string }>;
    readonly categories: ReadonlyArray<{ readonly name: string; readonly slug: string }>;
    readonly promotions: ReadonlyArray<{ readonly id: string; readonly title: string }>;
    readonly matches: ReadonlyArray<{
      readonly id: string;
      readonly league: string;
      readonly home: { readonly name: string };
      readonly away: { readonly name: string };
    }>;
  };
};

export type SearchChoicesQueryVariables = Exact<{ [key: string]: never }>;

export type SearchChoicesQuery = {
  readonly searchChoices: {
    readonly volatilities: ReadonlyArray<Volatility>;
    readonly features: ReadonlyArray<GameFeature>;
    readonly hasJackpots: boolean;
    readonly studios: ReadonlyArray<{ readonly name: string; readonly slug: string }>;
  };
};

export type GameListSliceQueryVariables = Exact<{
  listOfGamesSlug: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  lastShownGameId?: string | null | undefined;
  currencyCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  subDivision?: string | null | undefined;
  license?: string | null | undefined;
  locale?: string | null | undefined;
  sort?: GameSort | null | undefined;
  filter?: GameFilter | null | undefined;
}>;

export type GameListSliceQuery = {
  readonly gameList: {
    readonly name: string;
    readonly slug: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type GameCategorySliceQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  lastShownGameId?: string | null | undefined;
  currencyCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  subDivision?: string | null | undefined;
  license?: string | null | undefined;
  locale?: string | null | undefined;
  sort?: GameSort | null | undefined;
  filter?: GameFilter | null | undefined;
}>;

export type GameCategorySliceQuery = {
  readonly gameCategory: {
    readonly name: string;
    readonly slug: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type StudioGamesQueryVariables = Exact<{
  slug: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  currencyCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  subDivision?: string | null | undefined;
  license?: string | null | undefined;
  locale?: string | null | undefined;
  sort?: GameSort | null | undefined;
  filter?: GameFilter | null | undefined;
}>;

export type StudioGamesQuery = {
  readonly gameStudio: {
    readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type GenerateZendeskTokenMutationVariables = Exact<{ [key: string]: never }>;

export type GenerateZendeskTokenMutation = { readonly generateZendeskToken: { readonly token: string } };

export type ContentPageQueryVariables = Exact<{
  key: string;
  first?: number | null | undefined;
  countryCode?: string | null | undefined;
}>;

export type ContentPageQuery = {
  readonly contentBlocks: ReadonlyArray<
    | {
        readonly __typename: 'BannerBlock';
        readonly type: ContentBlockType;
        readonly title: string;
        readonly text: string;
        readonly picture: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        } | null;
        readonly link: { readonly label: string; readonly url: string };
      }
    | {
        readonly __typename: 'JackpotBlock';
        readonly type: ContentBlockType;
        readonly settings: {
          readonly enabled: boolean;
          readonly sourceId: string;
          readonly instanceId: string;
          readonly operatorId: string;
          readonly initialContributionValue: number;
          readonly contributionOptions: ReadonlyArray<number>;
          readonly currency: string;
          readonly showsPercentage: boolean;
          readonly autoOptIn: boolean;
          readonly enabledCommunity: boolean;
          readonly communitySize: number;
          readonly logo: string | null;
          readonly winnerNotificationImage: string | null;
          readonly pots: ReadonlyArray<{
            readonly id: string;
            readonly share: number;
            readonly seed: string;
            readonly ceiling: string;
            readonly mustDropWithinHours: number | null;
            readonly oneIn: number | null;
          }>;
          readonly potAmounts: ReadonlyArray<{
            readonly id: string;
            readonly amount: string;
            readonly currency: string;
          }>;
        };
      }
    | {
        readonly __typename: 'PromotionBlock';
        readonly type: ContentBlockType;
        readonly promotion: {
          readonly id: string;
          readonly audience: PromotionAudience;
          readonly endsAt: string | null;
          readonly title: string;
          readonly teaser: string;
          readonly text: ReadonlyArray<string>;
          readonly terms: ReadonlyArray<string>;
          readonly picture: {
            readonly url: string;
            readonly colours: {
              readonly panel: string;
              readonly text: string;
              readonly accent: string;
            } | null;
          };
          readonly action: {
            readonly type: PromotionActionType;
            readonly link: { readonly label: string; readonly url: string } | null;
          };
        };
      }
    | {
        readonly __typename: 'TopGamesBlock';
        readonly type: ContentBlockType;
        readonly list: {
          readonly name: string;
          readonly slug: string;
          readonly format: TileFormat;
          readonly isRanked: boolean;
          readonly path: string;
          readonly games: {
            readonly totalCount: number;
            readonly edges: ReadonlyArray<{
              readonly cursor: string;
              readonly node: {
                readonly id: string;
                readonly slug: string;
                readonly idx: number;
                readonly lookupId: string;
                readonly title: string;
                readonly category: string;
                readonly rtp: string | null;
                readonly isNew: boolean;
                readonly isLive: boolean;
                readonly tileColour: string;
                readonly tileUrl: string;
                readonly isFavourite: boolean;
                readonly studio: {
                  readonly name: string;
                  readonly slug: string;
                  readonly imageUrl: string | null;
                };
              };
            }>;
            readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
          };
        };
      }
    | {
        readonly __typename: 'TopSportsBlock';
        readonly type: ContentBlockType;
        readonly matches: ReadonlyArray<{
          readonly id: string;
          readonly league: string;
          readonly startsAt: string;
          readonly home: { readonly name: string; readonly colours: ReadonlyArray<string> };
          readonly away: { readonly name: string; readonly colours: ReadonlyArray<string> };
          readonly live: {
            readonly home: number;
            readonly away: number;
            readonly minute: number | null;
          } | null;
          readonly selections: ReadonlyArray<{
            readonly outcome: MatchOutcome;
            readonly odds: string | null;
            readonly pick: string;
          }>;
        }> | null;
      }
  > | null;
  readonly page: {
    readonly key: string;
    readonly title: string;
    readonly html: string;
    readonly changedAt: string;
    readonly version: number;
    readonly sections: ReadonlyArray<{ readonly id: string; readonly title: string }>;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly basicLayout: {
    readonly label: string;
    readonly title: string;
    readonly licensee: { readonly company: string; readonly licenceNumber: string; readonly address: string };
    readonly authority: { readonly name: string; readonly url: string | null };
    readonly helpLine: { readonly name: string; readonly url: string; readonly phone: string | null };
  };
};

export type MoreCasinosPageQueryVariables = Exact<{ [key: string]: never }>;

export type MoreCasinosPageQuery = {
  readonly moreCasinos: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly url: string;
    readonly company: string;
    readonly isSameOperator: boolean;
    readonly authority: string;
    readonly minimumAge: number;
    readonly locales: ReadonlyArray<string>;
    readonly logo: { readonly url: string; readonly width: number; readonly height: number };
    readonly colours: {
      readonly panel: string;
      readonly text: string;
      readonly accent: string;
      readonly mark: string;
    };
  }>;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type PromotionsPageQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type PromotionsPageQuery = {
  readonly contentBlocks: ReadonlyArray<
    | {
        readonly __typename: 'BannerBlock';
        readonly type: ContentBlockType;
        readonly title: string;
        readonly text: string;
        readonly picture: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        } | null;
        readonly link: { readonly label: string; readonly url: string };
      }
    | {
        readonly __typename: 'JackpotBlock';
        readonly type: ContentBlockType;
        readonly settings: {
          readonly enabled: boolean;
          readonly sourceId: string;
          readonly instanceId: string;
          readonly operatorId: string;
          readonly initialContributionValue: number;
          readonly contributionOptions: ReadonlyArray<number>;
          readonly currency: string;
          readonly showsPercentage: boolean;
          readonly autoOptIn: boolean;
          readonly enabledCommunity: boolean;
          readonly communitySize: number;
          readonly logo: string | null;
          readonly winnerNotificationImage: string | null;
          readonly pots: ReadonlyArray<{
            readonly id: string;
            readonly share: number;
            readonly seed: string;
            readonly ceiling: string;
            readonly mustDropWithinHours: number | null;
            readonly oneIn: number | null;
          }>;
          readonly potAmounts: ReadonlyArray<{
            readonly id: string;
            readonly amount: string;
            readonly currency: string;
          }>;
        };
      }
    | {
        readonly __typename: 'PromotionBlock';
        readonly type: ContentBlockType;
        readonly promotion: {
          readonly id: string;
          readonly audience: PromotionAudience;
          readonly endsAt: string | null;
          readonly title: string;
          readonly teaser: string;
          readonly text: ReadonlyArray<string>;
          readonly terms: ReadonlyArray<string>;
          readonly picture: {
            readonly url: string;
            readonly colours: {
              readonly panel: string;
              readonly text: string;
              readonly accent: string;
            } | null;
          };
          readonly action: {
            readonly type: PromotionActionType;
            readonly link: { readonly label: string; readonly url: string } | null;
          };
        };
      }
    | {
        readonly __typename: 'TopGamesBlock';
        readonly type: ContentBlockType;
        readonly list: {
          readonly name: string;
          readonly slug: string;
          readonly format: TileFormat;
          readonly isRanked: boolean;
          readonly path: string;
          readonly games: {
            readonly totalCount: number;
            readonly edges: ReadonlyArray<{
              readonly cursor: string;
              readonly node: {
                readonly id: string;
                readonly slug: string;
                readonly idx: number;
                readonly lookupId: string;
                readonly title: string;
                readonly category: string;
                readonly rtp: string | null;
                readonly isNew: boolean;
                readonly isLive: boolean;
                readonly tileColour: string;
                readonly tileUrl: string;
                readonly isFavourite: boolean;
                readonly studio: {
                  readonly name: string;
                  readonly slug: string;
                  readonly imageUrl: string | null;
                };
              };
            }>;
            readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
          };
        };
      }
    | {
        readonly __typename: 'TopSportsBlock';
        readonly type: ContentBlockType;
        readonly matches: ReadonlyArray<{
          readonly id: string;
          readonly league: string;
          readonly startsAt: string;
          readonly home: { readonly name: string; readonly colours: ReadonlyArray<string> };
          readonly away: { readonly name: string; readonly colours: ReadonlyArray<string> };
          readonly live: {
            readonly home: number;
            readonly away: number;
            readonly minute: number | null;
          } | null;
          readonly selections: ReadonlyArray<{
            readonly outcome: MatchOutcome;
            readonly odds: string | null;
            readonly pick: string;
          }>;
        }> | null;
      }
  > | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

type ContentBlockParts_BannerBlock_Fragment = {
  readonly __typename: 'BannerBlock';
  readonly type: ContentBlockType;
  readonly title: string;
  readonly text: string;
  readonly picture: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  } | null;
  readonly link: { readonly label: string; readonly url: string };
};

type ContentBlockParts_JackpotBlock_Fragment = {
  readonly __typename: 'JackpotBlock';
  readonly type: ContentBlockType;
  readonly settings: {
    readonly enabled: boolean;
    readonly sourceId: string;
    readonly instanceId: string;
    readonly operatorId: string;
    readonly initialContributionValue: number;
    readonly contributionOptions: ReadonlyArray<number>;
    readonly currency: string;
    readonly showsPercentage: boolean;
    readonly autoOptIn: boolean;
    readonly enabledCommunity: boolean;
    readonly communitySize: number;
    readonly logo: string | null;
    readonly winnerNotificationImage: string | null;
    readonly pots: ReadonlyArray<{
      readonly id: string;
      readonly share: number;
      readonly seed: string;
      readonly ceiling: string;
      readonly mustDropWithinHours: number | null;
      readonly oneIn: number | null;
    }>;
    readonly potAmounts: ReadonlyArray<{
      readonly id: string;
      readonly amount: string;
      readonly currency: string;
    }>;
  };
};

type ContentBlockParts_PromotionBlock_Fragment = {
  readonly __typename: 'PromotionBlock';
  readonly type: ContentBlockType;
  readonly promotion: {
    readonly id: string;
    readonly audience: PromotionAudience;
    readonly endsAt: string | null;
    readonly title: string;
    readonly teaser: string;
    readonly text: ReadonlyArray<string>;
    readonly terms: ReadonlyArray<string>;
    readonly picture: {
      readonly url: string;
      readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
    };
    readonly action: {
      readonly type: PromotionActionType;
      readonly link: { readonly label: string; readonly url: string } | null;
    };
  };
};

type ContentBlockParts_TopGamesBlock_Fragment = {
  readonly __typename: 'TopGamesBlock';
  readonly type: ContentBlockType;
  readonly list: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
};

type ContentBlockParts_TopSportsBlock_Fragment = {
  readonly __typename: 'TopSportsBlock';
  readonly type: ContentBlockType;
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly league: string;
    readonly startsAt: string;
    readonly home: { readonly name: string; readonly colours: ReadonlyArray<string> };
    readonly away: { readonly name: string; readonly colours: ReadonlyArray<string> };
    readonly live: { readonly home: number; readonly away: number; readonly minute: number | null } | null;
    readonly selections: ReadonlyArray<{
      readonly outcome: MatchOutcome;
      readonly odds: string | null;
      readonly pick: string;
    }>;
  }> | null;
};

export type ContentBlockPartsFragment =
  | ContentBlockParts_BannerBlock_Fragment
  | ContentBlockParts_JackpotBlock_Fragment
  | ContentBlockParts_PromotionBlock_Fragment
  | ContentBlockParts_TopGamesBlock_Fragment
  | ContentBlockParts_TopSportsBlock_Fragment;

export type BannerBlockPartsFragment = {
  readonly type: ContentBlockType;
  readonly title: string;
  readonly text: string;
  readonly picture: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  } | null;
  readonly link: { readonly label: string; readonly url: string };
};

export type PromotionBlockPartsFragment = {
  readonly type: ContentBlockType;
  readonly promotion: {
    readonly id: string;
    readonly audience: PromotionAudience;
    readonly endsAt: string | null;
    readonly title: string;
    readonly teaser: string;
    readonly text: ReadonlyArray<string>;
    readonly terms: ReadonlyArray<string>;
    readonly picture: {
      readonly url: string;
      readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
    };
    readonly action: {
      readonly type: PromotionActionType;
      readonly link: { readonly label: string; readonly url: string } | null;
    };
  };
};

export type PromotionPartsFragment = {
  readonly id: string;
  readonly audience: PromotionAudience;
  readonly endsAt: string | null;
  readonly title: string;
  readonly teaser: string;
  readonly text: ReadonlyArray<string>;
  readonly terms: ReadonlyArray<string>;
  readonly picture: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly action: {
    readonly type: PromotionActionType;
    readonly link: { readonly label: string; readonly url: string } | null;
  };
};

export type ContentPicturePartsFragment = {
  readonly url: string;
  readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
};

export type ContentLinkPartsFragment = { readonly label: string; readonly url: string };

export type AccountBannerQueryVariables = Exact<{ [key: string]: never }>;

export type AccountBannerQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
  } | null;
};

export type BannerPartsFragment = {
  readonly id: string;
  readonly type: AccountBannerType;
  readonly title: string;
  readonly text: string;
  readonly dismissal: string | null;
  readonly changesAt: string | null;
  readonly action: { readonly label: string; readonly url: string } | null;
};

export type GetGamanzaInfoQueryVariables = Exact<{ [key: string]: never }>;

export type GetGamanzaInfoQuery = {
  readonly viewer: {
    readonly isPlayerBlockedInGamanza: boolean;
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number; readonly isOptedIn: boolean };
  } | null;
};

export type LoyaltyProgramPageQueryVariables = Exact<{ [key: string]: never }>;

export type LoyaltyProgramPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number; readonly isOptedIn: boolean };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly gamificationSettings: {
    readonly enabled: boolean;
    readonly loyaltyPage: {
      readonly title: string;
      readonly mobileSubtitle: string;
      readonly desktopSubtitle: string;
      readonly description: string;
      readonly termsAndConditions: string;
      readonly backgroundImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly backgroundDesktopImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly mainImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly mainDesktopImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly shopImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly shopDesktopImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly gamesImage: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      };
      readonly rankCards: ReadonlyArray<{
        readonly rank: string;
        readonly subtitle: string;
        readonly color: string;
        readonly benefitsTitle: string;
        readonly description: string;
        readonly logo: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        };
        readonly benefits: ReadonlyArray<{ readonly description: string }>;
      }>;
      readonly rewardCards: ReadonlyArray<{
        readonly title: string;
        readonly description: string;
        readonly color: string;
        readonly image: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        };
      }>;
      readonly steps: ReadonlyArray<{
        readonly title: string;
        readonly subtitle: string;
        readonly description: string;
        readonly image: {
          readonly url: string;
          readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
        };
      }>;
      readonly faq: ReadonlyArray<{ readonly question: string; readonly answer: string }>;
    } | null;
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type MissionsPageQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type MissionsPageQuery = {
  readonly gameList: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
  readonly gamificationSettings: {
    readonly enabled: boolean;
    readonly missionsPage: {
      readonly title: string | null;
      readonly description: string;
      readonly image: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      } | null;
    } | null;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type TournamentsPageQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type TournamentsPageQuery = {
  readonly gameList: {
    readonly name: string;
    readonly slug: string;
    readonly format: TileFormat;
    readonly isRanked: boolean;
    readonly path: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly slug: string;
          readonly idx: number;
          readonly lookupId: string;
          readonly title: string;
          readonly category: string;
          readonly rtp: string | null;
          readonly isNew: boolean;
          readonly isLive: boolean;
          readonly tileColour: string;
          readonly tileUrl: string;
          readonly isFavourite: boolean;
          readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
  readonly gamificationSettings: {
    readonly enabled: boolean;
    readonly tournamentsPage: {
      readonly title: string | null;
      readonly description: string;
      readonly image: {
        readonly url: string;
        readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
      } | null;
    } | null;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type CountedGamesPartsFragment = {
  readonly name: string;
  readonly slug: string;
  readonly format: TileFormat;
  readonly isRanked: boolean;
  readonly path: string;
  readonly games: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly idx: number;
        readonly lookupId: string;
        readonly title: string;
        readonly category: string;
        readonly rtp: string | null;
        readonly isNew: boolean;
        readonly isLive: boolean;
        readonly tileColour: string;
        readonly tileUrl: string;
        readonly isFavourite: boolean;
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type EnterGamificationMutationVariables = Exact<{ [key: string]: never }>;

export type EnterGamificationMutation = {
  readonly enterGamification: {
    readonly accessToken: string;
    readonly expiresInSeconds: number;
    readonly isOptedIn: boolean;
    readonly frameUrl: string;
  };
};

export type LoyaltyPartsFragment = {
  readonly title: string;
  readonly mobileSubtitle: string;
  readonly desktopSubtitle: string;
  readonly description: string;
  readonly termsAndConditions: string;
  readonly backgroundImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly backgroundDesktopImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly mainImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly mainDesktopImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly shopImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly shopDesktopImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly gamesImage: {
    readonly url: string;
    readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
  };
  readonly rankCards: ReadonlyArray<{
    readonly rank: string;
    readonly subtitle: string;
    readonly color: string;
    readonly benefitsTitle: string;
    readonly description: string;
    readonly logo: {
      readonly url: string;
      readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
    };
    readonly benefits: ReadonlyArray<{ readonly description: string }>;
  }>;
  readonly rewardCards: ReadonlyArray<{
    readonly title: string;
    readonly description: string;
    readonly color: string;
    readonly image: {
      readonly url: string;
      readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
    };
  }>;
  readonly steps: ReadonlyArray<{
    readonly title: string;
    readonly subtitle: string;
    readonly description: string;
    readonly image: {
      readonly url: string;
      readonly colours: { readonly panel: string; readonly text: string; readonly accent: string } | null;
    };
  }>;
  readonly faq: ReadonlyArray<{ readonly question: string; readonly answer: string }>;
};

export type JackpotPageQueryVariables = Exact<{
  ipCountryCode?: string | null | undefined;
}>;

export type JackpotPageQuery = {
  readonly jackpotSettings: {
    readonly enabled: boolean;
    readonly sourceId: string;
    readonly instanceId: string;
    readonly operatorId: string;
    readonly initialContributionValue: number;
    readonly contributionOptions: ReadonlyArray<number>;
    readonly currency: string;
    readonly showsPercentage: boolean;
    readonly autoOptIn: boolean;
    readonly enabledCommunity: boolean;
    readonly communitySize: number;
    readonly logo: string | null;
    readonly winnerNotificationImage: string | null;
    readonly page: {
      readonly enabled: boolean;
      readonly desktopImage: string | null;
      readonly mobileImage: string | null;
      readonly titleRows: ReadonlyArray<string>;
      readonly subtitle: string;
      readonly text: string;
      readonly termsAndConditions: string;
    };
    readonly pots: ReadonlyArray<{
      readonly id: string;
      readonly share: number;
      readonly seed: string;
      readonly ceiling: string;
      readonly mustDropWithinHours: number | null;
      readonly oneIn: number | null;
    }>;
    readonly potAmounts: ReadonlyArray<{
      readonly id: string;
      readonly amount: string;
      readonly currency: string;
    }>;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type JackpotSettingsQueryVariables = Exact<{
  ipCountryCode?: string | null | undefined;
}>;

export type JackpotSettingsQuery = {
  readonly jackpotSettings: {
    readonly enabled: boolean;
    readonly sourceId: string;
    readonly instanceId: string;
    readonly operatorId: string;
    readonly initialContributionValue: number;
    readonly contributionOptions: ReadonlyArray<number>;
    readonly currency: string;
    readonly showsPercentage: boolean;
    readonly autoOptIn: boolean;
    readonly enabledCommunity: boolean;
    readonly communitySize: number;
    readonly logo: string | null;
    readonly winnerNotificationImage: string | null;
    readonly pots: ReadonlyArray<{
      readonly id: string;
      readonly share: number;
      readonly seed: string;
      readonly ceiling: string;
      readonly mustDropWithinHours: number | null;
      readonly oneIn: number | null;
    }>;
    readonly potAmounts: ReadonlyArray<{
      readonly id: string;
      readonly amount: string;
      readonly currency: string;
    }>;
  } | null;
};

export type JackpotLeaderboardQueryVariables = Exact<{
  brand: string;
  jackpotInstanceId: string;
  jackpotPotId: string;
  currency: string;
  playerUUID?: string | null | undefined;
  size?: number;
}>;

export type JackpotLeaderboardQuery = {
  readonly jackpotLeaderboard: {
    readonly playerPosition: number;
    readonly playerRank: string | null;
    readonly playerRankImageUrl: string | null;
    readonly entries: ReadonlyArray<{
      readonly brand: string;
      readonly expectedPrize: string;
      readonly initials: string | null;
      readonly rankImageUrl: string | null;
      readonly rankName: string | null;
    }>;
  };
};

export type JackpotPartsFragment = {
  readonly enabled: boolean;
  readonly sourceId: string;
  readonly instanceId: string;
  readonly operatorId: string;
  readonly initialContributionValue: number;
  readonly contributionOptions: ReadonlyArray<number>;
  readonly currency: string;
  readonly showsPercentage: boolean;
  readonly autoOptIn: boolean;
  readonly enabledCommunity: boolean;
  readonly communitySize: number;
  readonly logo: string | null;
  readonly winnerNotificationImage: string | null;
  readonly pots: ReadonlyArray<{
    readonly id: string;
    readonly share: number;
    readonly seed: string;
    readonly ceiling: string;
    readonly mustDropWithinHours: number | null;
    readonly oneIn: number | null;
  }>;
  readonly potAmounts: ReadonlyArray<{
    readonly id: string;
    readonly amount: string;
    readonly currency: string;
  }>;
};

export type DocumentsPageQueryVariables = Exact<{ [key: string]: never }>;

export type DocumentsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly customer: {
      readonly id: string;
      readonly popUpsNeeded: ReadonlyArray<string>;
      readonly isCancelWithdrawalBlocked: boolean;
      readonly isIncreaseDepositLimitBlocked: boolean;
      readonly isRewardsBlocked: boolean;
      readonly isDepositsBlocked: boolean;
    };
    readonly identityVerification: {
      readonly id: string;
      readonly status: KycStatus;
      readonly reason: IdentityVerificationReason | null;
      readonly askedAt: string | null;
      readonly deadline: string | null;
      readonly decidedAt: string | null;
      readonly verificationsDone: ReadonlyArray<string>;
      readonly verificationsMissing: ReadonlyArray<string>;
      readonly rejections: ReadonlyArray<IdentityRejection>;
      readonly isBlocking: boolean;
      readonly holdsPayouts: boolean;
      readonly mayStart: boolean;
    };
    readonly sourceOfWealth: {
      readonly id: string;
      readonly status: SourceOfWealthRequirement;
      readonly sentAt: string | null;
      readonly dueDate: string | null;
      readonly dueDateExpired: boolean;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type IdentityVerificationQueryVariables = Exact<{ [key: string]: never }>;

export type IdentityVerificationQuery = {
  readonly viewer: {
    readonly id: string;
    readonly identityVerification: {
      readonly id: string;
      readonly status: KycStatus;
      readonly reason: IdentityVerificationReason | null;
      readonly askedAt: string | null;
      readonly deadline: string | null;
      readonly decidedAt: string | null;
      readonly verificationsDone: ReadonlyArray<string>;
      readonly verificationsMissing: ReadonlyArray<string>;
      readonly rejections: ReadonlyArray<IdentityRejection>;
      readonly isBlocking: boolean;
      readonly holdsPayouts: boolean;
      readonly mayStart: boolean;
    };
  } | null;
};

export type StartIdentityVerificationMutationVariables = Exact<{ [key: string]: never }>;

export type StartIdentityVerificationMutation = {
  readonly startIdentityVerification: { readonly url: string; readonly token: string };
};

export type ComplianceUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type ComplianceUpdatedSubscription = {
  readonly complianceUpdated: {
    readonly sourceOfWealth: SourceOfWealthRequirement;
    readonly kycStatus: KycStatus;
  };
};

export type IdentityVerificationPartsFragment = {
  readonly id: string;
  readonly status: KycStatus;
  readonly reason: IdentityVerificationReason | null;
  readonly askedAt: string | null;
  readonly deadline: string | null;
  readonly decidedAt: string | null;
  readonly verificationsDone: ReadonlyArray<string>;
  readonly verificationsMissing: ReadonlyArray<string>;
  readonly rejections: ReadonlyArray<IdentityRejection>;
  readonly isBlocking: boolean;
  readonly holdsPayouts: boolean;
  readonly mayStart: boolean;
};

export type DocumentsToAcceptQueryVariables = Exact<{ [key: string]: never }>;

export type DocumentsToAcceptQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly documentsToAccept: ReadonlyArray<{
        readonly key: string;
        readonly title: string;
        readonly html: string;
        readonly changedAt: string;
        readonly version: number;
        readonly changes: string | null;
      }>;
    };
  } | null;
};

export type AcceptDocumentsMutationVariables = Exact<{
  documents: ReadonlyArray<DocumentVersion> | DocumentVersion;
}>;

export type AcceptDocumentsMutation = {
  readonly acceptDocuments: {
    readonly id: string;
    readonly termsAccepted: boolean;
    readonly privacyPolicyAccepted: boolean;
    readonly guards: ReadonlyArray<DepositGuard>;
  };
};

export type LimitsPageQueryVariables = Exact<{ [key: string]: never }>;

export type LimitsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly limits: {
      readonly reviewDueAt: string | null;
      readonly isRaiseBlocked: boolean;
      readonly history: ReadonlyArray<{
        readonly id: string;
        readonly at: string;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly what: LimitStepKind;
        readonly amount: string | null;
        readonly currency: string | null;
        readonly brand: string | null;
      }>;
      readonly stake: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly loss: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly session: ReadonlyArray<{
        readonly period: LimitPeriod;
        readonly minutes: number | null;
        readonly usedMinutes: number;
        readonly leftMinutes: number | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly minutes: number | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly global: {
        readonly deposit: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
      } | null;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GlobalLimitsPageQueryVariables = Exact<{ [key: string]: never }>;

export type GlobalLimitsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly limits: {
      readonly reviewDueAt: string | null;
      readonly global: {
        readonly brands: ReadonlyArray<string>;
        readonly isRaiseBlocked: boolean;
        readonly deposit: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
        readonly loss: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
        readonly history: ReadonlyArray<{
          readonly id: string;
          readonly at: string;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly what: LimitStepKind;
          readonly amount: string | null;
          readonly currency: string | null;
          readonly brand: string | null;
        }>;
      } | null;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type SetLimitMutationVariables = Exact<{
  limit: LimitInput;
}>;

export type SetLimitMutation = {
  readonly setLimit: {
    readonly reviewDueAt: string | null;
    readonly isRaiseBlocked: boolean;
    readonly history: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly what: LimitStepKind;
      readonly amount: string | null;
      readonly currency: string | null;
      readonly brand: string | null;
    }>;
    readonly stake: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly loss: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly session: ReadonlyArray<{
      readonly period: LimitPeriod;
      readonly minutes: number | null;
      readonly usedMinutes: number;
      readonly leftMinutes: number | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly minutes: number | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly global: {
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
    } | null;
  };
};

export type SetSessionLimitMutationVariables = Exact<{
  period: LimitPeriod;
  minutes?: number | null | undefined;
}>;

export type SetSessionLimitMutation = {
  readonly setSessionLimit: {
    readonly reviewDueAt: string | null;
    readonly isRaiseBlocked: boolean;
    readonly history: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly what: LimitStepKind;
      readonly amount: string | null;
      readonly currency: string | null;
      readonly brand: string | null;
    }>;
    readonly stake: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly loss: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly session: ReadonlyArray<{
      readonly period: LimitPeriod;
      readonly minutes: number | null;
      readonly usedMinutes: number;
      readonly leftMinutes: number | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly minutes: number | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly global: {
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
    } | null;
  };
};

export type ConfirmLimitChangeMutationVariables = Exact<{
  scope: LimitScope;
  kind: LimitKind;
  period: LimitPeriod;
}>;

export type ConfirmLimitChangeMutation = {
  readonly confirmLimitChange: {
    readonly reviewDueAt: string | null;
    readonly isRaiseBlocked: boolean;
    readonly history: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly what: LimitStepKind;
      readonly amount: string | null;
      readonly currency: string | null;
      readonly brand: string | null;
    }>;
    readonly stake: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly loss: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly session: ReadonlyArray<{
      readonly period: LimitPeriod;
      readonly minutes: number | null;
      readonly usedMinutes: number;
      readonly leftMinutes: number | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly minutes: number | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly global: {
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
    } | null;
  };
};

export type CancelLimitChangeMutationVariables = Exact<{
  scope: LimitScope;
  kind: LimitKind;
  period: LimitPeriod;
}>;

export type CancelLimitChangeMutation = {
  readonly cancelLimitChange: {
    readonly reviewDueAt: string | null;
    readonly isRaiseBlocked: boolean;
    readonly history: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly what: LimitStepKind;
      readonly amount: string | null;
      readonly currency: string | null;
      readonly brand: string | null;
    }>;
    readonly stake: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly loss: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly session: ReadonlyArray<{
      readonly period: LimitPeriod;
      readonly minutes: number | null;
      readonly usedMinutes: number;
      readonly leftMinutes: number | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly minutes: number | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly global: {
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
    } | null;
  };
};

export type ConfirmLimitsReviewedMutationVariables = Exact<{ [key: string]: never }>;

export type ConfirmLimitsReviewedMutation = {
  readonly confirmLimitsReviewed: {
    readonly reviewDueAt: string | null;
    readonly isRaiseBlocked: boolean;
    readonly history: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly what: LimitStepKind;
      readonly amount: string | null;
      readonly currency: string | null;
      readonly brand: string | null;
    }>;
    readonly stake: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly loss: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly session: ReadonlyArray<{
      readonly period: LimitPeriod;
      readonly minutes: number | null;
      readonly usedMinutes: number;
      readonly leftMinutes: number | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly minutes: number | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
    readonly global: {
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
    } | null;
  };
};

export type PlayTimeQueryVariables = Exact<{ [key: string]: never }>;

export type PlayTimeQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playTime: {
      readonly sessionId: string;
      readonly opensAt: string;
      readonly returnsAt: string;
      readonly opensInSeconds: number;
      readonly closesInSeconds: number;
    } | null;
  } | null;
};

export type PlayTimeUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PlayTimeUpdatedSubscription = {
  readonly playTimeUpdated: { readonly sessionId: string; readonly closesAt: string | null };
};

export type PlayLimitsQueryVariables = Exact<{ [key: string]: never }>;

export type PlayLimitsQuery = {
  readonly viewer: {
    readonly id: string;
    readonly limits: {
      readonly stake: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly loss: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly global: {
        readonly loss: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
      } | null;
    };
  } | null;
};

export type AllLimitsPartsFragment = {
  readonly reviewDueAt: string | null;
  readonly isRaiseBlocked: boolean;
  readonly history: ReadonlyArray<{
    readonly id: string;
    readonly at: string;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly what: LimitStepKind;
    readonly amount: string | null;
    readonly currency: string | null;
    readonly brand: string | null;
  }>;
  readonly stake: ReadonlyArray<{
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly currency: string;
    readonly amount: string | null;
    readonly used: string;
    readonly left: string | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly amount: string | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly loss: ReadonlyArray<{
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly currency: string;
    readonly amount: string | null;
    readonly used: string;
    readonly left: string | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly amount: string | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly session: ReadonlyArray<{
    readonly period: LimitPeriod;
    readonly minutes: number | null;
    readonly usedMinutes: number;
    readonly leftMinutes: number | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly minutes: number | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly deposit: ReadonlyArray<{
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly currency: string;
    readonly amount: string | null;
    readonly used: string;
    readonly left: string | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly amount: string | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly global: {
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
  } | null;
};

export type LimitsPartsFragment = {
  readonly reviewDueAt: string | null;
  readonly isRaiseBlocked: boolean;
  readonly deposit: ReadonlyArray<{
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly currency: string;
    readonly amount: string | null;
    readonly used: string;
    readonly left: string | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly amount: string | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly global: {
    readonly deposit: ReadonlyArray<{
      readonly scope: LimitScope;
      readonly kind: LimitKind;
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly amount: string | null;
      readonly used: string;
      readonly left: string | null;
      readonly returnsAt: string;
      readonly change: {
        readonly state: LimitChangeState;
        readonly amount: string | null;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    }>;
  } | null;
};

export type GlobalLimitsPartsFragment = {
  readonly brands: ReadonlyArray<string>;
  readonly isRaiseBlocked: boolean;
  readonly deposit: ReadonlyArray<{
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly currency: string;
    readonly amount: string | null;
    readonly used: string;
    readonly left: string | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly amount: string | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly loss: ReadonlyArray<{
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly currency: string;
    readonly amount: string | null;
    readonly used: string;
    readonly left: string | null;
    readonly returnsAt: string;
    readonly change: {
      readonly state: LimitChangeState;
      readonly amount: string | null;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  }>;
  readonly history: ReadonlyArray<{
    readonly id: string;
    readonly at: string;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly what: LimitStepKind;
    readonly amount: string | null;
    readonly currency: string | null;
    readonly brand: string | null;
  }>;
};

export type LimitStepPartsFragment = {
  readonly id: string;
  readonly at: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly what: LimitStepKind;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly brand: string | null;
};

export type LimitPartsFragment = {
  readonly scope: LimitScope;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: string;
  readonly amount: string | null;
  readonly used: string;
  readonly left: string | null;
  readonly returnsAt: string;
  readonly change: {
    readonly state: LimitChangeState;
    readonly amount: string | null;
    readonly readyAt: string;
    readonly lapsesAt: string;
  } | null;
};

export type NotificationsPageQueryVariables = Exact<{
  first: number;
}>;

export type NotificationsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly notifications: {
      readonly unread: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly kind: NotificationKind;
          readonly createdAt: string;
          readonly isRead: boolean;
          readonly amount: string | null;
          readonly currency: string | null;
          readonly rewardType: string | null;
          readonly spins: number | null;
          readonly pot: string | null;
          readonly reason: string | null;
          readonly limit: {
            readonly scope: LimitScope;
            readonly kind: LimitKind;
            readonly period: LimitPeriod;
          } | null;
          readonly message: {
            readonly title: string;
            readonly text: string;
            readonly path: string | null;
          } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly push: { readonly publicKey: string } | null;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type NotificationsSliceQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type NotificationsSliceQuery = {
  readonly viewer: {
    readonly id: string;
    readonly notifications: {
      readonly unread: number;
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly kind: NotificationKind;
          readonly createdAt: string;
          readonly isRead: boolean;
          readonly amount: string | null;
          readonly currency: string | null;
          readonly rewardType: string | null;
          readonly spins: number | null;
          readonly pot: string | null;
          readonly reason: string | null;
          readonly limit: {
            readonly scope: LimitScope;
            readonly kind: LimitKind;
            readonly period: LimitPeriod;
          } | null;
          readonly message: {
            readonly title: string;
            readonly text: string;
            readonly path: string | null;
          } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type PushStateQueryVariables = Exact<{
  endpoint: string;
}>;

export type PushStateQuery = {
  readonly viewer: { readonly id: string; readonly push: { readonly isSubscribed: boolean } | null } | null;
};

export type SubscribeToPushMutationVariables = Exact<{
  subscription: PushSubscriptionInput;
  endpoint: string;
}>;

export type SubscribeToPushMutation = { readonly subscribeToPush: { readonly isSubscribed: boolean } };

export type UnsubscribeFromPushMutationVariables = Exact<{
  endpoint: string;
}>;

export type UnsubscribeFromPushMutation = {
  readonly unsubscribeFromPush: { readonly isSubscribed: boolean } | null;
};

export type MarkNotificationsReadMutationVariables = Exact<{
  id: string;
  upTo: boolean;
}>;

export type MarkNotificationsReadMutation = { readonly markNotificationsRead: { readonly unread: number } };

export type NotificationsUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type NotificationsUpdatedSubscription = { readonly notificationsUpdated: { readonly unread: number } };

export type NotificationPagePartsFragment = {
  readonly unread: number;
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly kind: NotificationKind;
      readonly createdAt: string;
      readonly isRead: boolean;
      readonly amount: string | null;
      readonly currency: string | null;
      readonly rewardType: string | null;
      readonly spins: number | null;
      readonly pot: string | null;
      readonly reason: string | null;
      readonly limit: {
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
      } | null;
      readonly message: {
        readonly title: string;
        readonly text: string;
        readonly path: string | null;
      } | null;
    };
  }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export type NotificationPartsFragment = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly createdAt: string;
  readonly isRead: boolean;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly rewardType: string | null;
  readonly spins: number | null;
  readonly pot: string | null;
  readonly reason: string | null;
  readonly limit: {
    readonly scope: LimitScope;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
  } | null;
  readonly message: { readonly title: string; readonly text: string; readonly path: string | null } | null;
};

export type GetPlayerInfoQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlayerInfoQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly numberOfDeposits: number;
      readonly totalDepositAmount: string;
      readonly hasFirstTimeDeposit: boolean;
      readonly phoneNumber: string | null;
      readonly realityCheckPeriod: number | null;
      readonly isSuppressedInAnyCommunicationGroup: boolean;
      readonly termsAccepted: boolean;
      readonly privacyPolicyAccepted: boolean;
      readonly isInstantBankingBlocked: boolean;
      readonly areWithdrawalsBlocked: boolean;
      readonly canWithdraw: boolean;
      readonly bankingCDD: boolean;
      readonly isSmsMarketingAccepted: boolean;
      readonly isEmailMarketingAccepted: boolean;
      readonly isPhoneMarketingAccepted: boolean;
      readonly isWebPushMarketingAccepted: boolean;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: {
        readonly firstName: string;
        readonly lastName: string;
        readonly dateOfBirth: string;
        readonly street: string | null;
        readonly city: string | null;
        readonly zipCode: string | null;
        readonly state: string | null;
        readonly ssn: string | null;
      };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
      readonly instantBankingBlock: { readonly activeFrom: string } | null;
      readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null;
      readonly timeouts: { readonly timeoutEndsAt: string } | null;
      readonly kycCheckStatus: {
        readonly status: KycStatus;
        readonly deadline: string | null;
        readonly verificationsDone: ReadonlyArray<string>;
        readonly verificationsMissing: ReadonlyArray<string>;
      };
      readonly sourceOfWealthStatus: {
        readonly dueDate: string | null;
        readonly dueDateExpired: boolean;
        readonly requiredDocumentsUploadV2: ReadonlyArray<{
          readonly comment: string | null;
          readonly requestedFundingType: string;
        }>;
      } | null;
      readonly marketingPreferences: { readonly marketingBlocked: boolean };
    };
  } | null;
};

export type DashboardPageQueryVariables = Exact<{ [key: string]: never }>;

export type DashboardPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly numberOfDeposits: number;
      readonly totalDepositAmount: string;
      readonly hasFirstTimeDeposit: boolean;
      readonly phoneNumber: string | null;
      readonly realityCheckPeriod: number | null;
      readonly isSuppressedInAnyCommunicationGroup: boolean;
      readonly termsAccepted: boolean;
      readonly privacyPolicyAccepted: boolean;
      readonly isInstantBankingBlocked: boolean;
      readonly areWithdrawalsBlocked: boolean;
      readonly canWithdraw: boolean;
      readonly bankingCDD: boolean;
      readonly isSmsMarketingAccepted: boolean;
      readonly isEmailMarketingAccepted: boolean;
      readonly isPhoneMarketingAccepted: boolean;
      readonly isWebPushMarketingAccepted: boolean;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: {
        readonly firstName: string;
        readonly lastName: string;
        readonly dateOfBirth: string;
        readonly street: string | null;
        readonly city: string | null;
        readonly zipCode: string | null;
        readonly state: string | null;
        readonly ssn: string | null;
      };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
      readonly instantBankingBlock: { readonly activeFrom: string } | null;
      readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null;
      readonly timeouts: { readonly timeoutEndsAt: string } | null;
      readonly kycCheckStatus: {
        readonly status: KycStatus;
        readonly deadline: string | null;
        readonly verificationsDone: ReadonlyArray<string>;
        readonly verificationsMissing: ReadonlyArray<string>;
      };
      readonly sourceOfWealthStatus: {
        readonly dueDate: string | null;
        readonly dueDateExpired: boolean;
        readonly requiredDocumentsUploadV2: ReadonlyArray<{
          readonly comment: string | null;
          readonly requestedFundingType: string;
        }>;
      } | null;
      readonly marketingPreferences: { readonly marketingBlocked: boolean };
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GetCustomerInfoQueryVariables = Exact<{ [key: string]: never }>;

export type GetCustomerInfoQuery = {
  readonly viewer: {
    readonly id: string;
    readonly customer: {
      readonly id: string;
      readonly popUpsNeeded: ReadonlyArray<string>;
      readonly isCancelWithdrawalBlocked: boolean;
      readonly isIncreaseDepositLimitBlocked: boolean;
      readonly isRewardsBlocked: boolean;
      readonly isDepositsBlocked: boolean;
    };
  } | null;
};

export type MenuFiguresQueryVariables = Exact<{ [key: string]: never }>;

export type MenuFiguresQuery = {
  readonly raffleSettings: { readonly nextDropAt: string | null } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerRewards: ReadonlyArray<{ readonly assignationId: string }>;
    readonly cashback: {
      readonly currency: string;
      readonly minimum: string;
      readonly weeks: ReadonlyArray<{ readonly state: CashbackWeekState; readonly amount: string }>;
    } | null;
    readonly limits: {
      readonly reviewDueAt: string | null;
      readonly isRaiseBlocked: boolean;
      readonly deposit: ReadonlyArray<{
        readonly scope: LimitScope;
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly currency: string;
        readonly amount: string | null;
        readonly used: string;
        readonly left: string | null;
        readonly returnsAt: string;
        readonly change: {
          readonly state: LimitChangeState;
          readonly amount: string | null;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      }>;
      readonly global: {
        readonly deposit: ReadonlyArray<{
          readonly scope: LimitScope;
          readonly kind: LimitKind;
          readonly period: LimitPeriod;
          readonly currency: string;
          readonly amount: string | null;
          readonly used: string;
          readonly left: string | null;
          readonly returnsAt: string;
          readonly change: {
            readonly state: LimitChangeState;
            readonly amount: string | null;
            readonly readyAt: string;
            readonly lapsesAt: string;
          } | null;
        }>;
      } | null;
    };
  } | null;
};

export type PlayerUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PlayerUpdatedSubscription = {
  readonly playerUpdated: {
    readonly isAccountClosed: boolean;
    readonly isContentAccepted: boolean;
    readonly emailVerified: boolean;
    readonly isPhoneNumberVerified: boolean;
  };
};

export type CustomerPopUpAddedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type CustomerPopUpAddedSubscription = {
  readonly customerPopUpAdded: { readonly popUpIdsAdded: ReadonlyArray<string> };
};

export type AcknowledgePopUpMutationVariables = Exact<{
  id: string;
}>;

export type AcknowledgePopUpMutation = { readonly acknowledgePopUp: ReadonlyArray<string> };

export type SessionHistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type SessionHistoryQuery = {
  readonly viewer: {
    readonly id: string;
    readonly sessions: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly isPresent: boolean;
          readonly startedAt: string;
          readonly endedAt: string | null;
          readonly endReason: SessionEndReason | null;
          readonly deviceKind: DeviceKind | null;
          readonly browser: string | null;
          readonly system: string | null;
          readonly place: string | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type UpdateMarketingPreferencesMutationVariables = Exact<{
  preferences: MarketingChoice;
}>;

export type UpdateMarketingPreferencesMutation = {
  readonly updateMarketingPreferences: {
    readonly id: string;
    readonly isSmsMarketingAccepted: boolean;
    readonly isEmailMarketingAccepted: boolean;
    readonly isPhoneMarketingAccepted: boolean;
    readonly isWebPushMarketingAccepted: boolean;
    readonly marketingPreferences: { readonly marketingBlocked: boolean };
  };
};

export type PlayerInfoPartsFragment = {
  readonly id: string;
  readonly player: {
    readonly id: string;
    readonly playerId: string;
    readonly language: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly canChangeEmail: boolean;
    readonly isPhoneNumberVerified: boolean;
    readonly guards: ReadonlyArray<DepositGuard>;
    readonly sessionStartedAt: string;
    readonly lastSignInAt: string | null;
    readonly numberOfDeposits: number;
    readonly totalDepositAmount: string;
    readonly hasFirstTimeDeposit: boolean;
    readonly phoneNumber: string | null;
    readonly realityCheckPeriod: number | null;
    readonly isSuppressedInAnyCommunicationGroup: boolean;
    readonly termsAccepted: boolean;
    readonly privacyPolicyAccepted: boolean;
    readonly isInstantBankingBlocked: boolean;
    readonly areWithdrawalsBlocked: boolean;
    readonly canWithdraw: boolean;
    readonly bankingCDD: boolean;
    readonly isSmsMarketingAccepted: boolean;
    readonly isEmailMarketingAccepted: boolean;
    readonly isPhoneMarketingAccepted: boolean;
    readonly isWebPushMarketingAccepted: boolean;
    readonly accountStatus: {
      readonly status: string;
      readonly cause: string | null;
      readonly reopenByCustomerAllowed: boolean;
    };
    readonly country: {
      readonly id: string;
      readonly code: string;
      readonly name: string;
      readonly currency: string;
    };
    readonly personalInfo: {
      readonly firstName: string;
      readonly lastName: string;
      readonly dateOfBirth: string;
      readonly street: string | null;
      readonly city: string | null;
      readonly zipCode: string | null;
      readonly state: string | null;
      readonly ssn: string | null;
    };
    readonly banner: {
      readonly id: string;
      readonly type: AccountBannerType;
      readonly title: string;
      readonly text: string;
      readonly dismissal: string | null;
      readonly changesAt: string | null;
      readonly action: { readonly label: string; readonly url: string } | null;
    } | null;
    readonly instantBankingBlock: { readonly activeFrom: string } | null;
    readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null;
    readonly timeouts: { readonly timeoutEndsAt: string } | null;
    readonly kycCheckStatus: {
      readonly status: KycStatus;
      readonly deadline: string | null;
      readonly verificationsDone: ReadonlyArray<string>;
      readonly verificationsMissing: ReadonlyArray<string>;
    };
    readonly sourceOfWealthStatus: {
      readonly dueDate: string | null;
      readonly dueDateExpired: boolean;
      readonly requiredDocumentsUploadV2: ReadonlyArray<{
        readonly comment: string | null;
        readonly requestedFundingType: string;
      }>;
    } | null;
    readonly marketingPreferences: { readonly marketingBlocked: boolean };
  };
};

export type PlayerPartsFragment = {
  readonly id: string;
  readonly playerId: string;
  readonly language: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly canChangeEmail: boolean;
  readonly isPhoneNumberVerified: boolean;
  readonly guards: ReadonlyArray<DepositGuard>;
  readonly sessionStartedAt: string;
  readonly lastSignInAt: string | null;
  readonly accountStatus: {
    readonly status: string;
    readonly cause: string | null;
    readonly reopenByCustomerAllowed: boolean;
  };
  readonly country: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly currency: string;
  };
  readonly personalInfo: { readonly firstName: string; readonly lastName: string };
  readonly banner: {
    readonly id: string;
    readonly type: AccountBannerType;
    readonly title: string;
    readonly text: string;
    readonly dismissal: string | null;
    readonly changesAt: string | null;
    readonly action: { readonly label: string; readonly url: string } | null;
  } | null;
};

export type PlayerDetailsFragment = {
  readonly numberOfDeposits: number;
  readonly totalDepositAmount: string;
  readonly hasFirstTimeDeposit: boolean;
  readonly phoneNumber: string | null;
  readonly realityCheckPeriod: number | null;
  readonly isSuppressedInAnyCommunicationGroup: boolean;
  readonly termsAccepted: boolean;
  readonly privacyPolicyAccepted: boolean;
  readonly isInstantBankingBlocked: boolean;
  readonly areWithdrawalsBlocked: boolean;
  readonly canWithdraw: boolean;
  readonly bankingCDD: boolean;
  readonly id: string;
  readonly isSmsMarketingAccepted: boolean;
  readonly isEmailMarketingAccepted: boolean;
  readonly isPhoneMarketingAccepted: boolean;
  readonly isWebPushMarketingAccepted: boolean;
  readonly personalInfo: {
    readonly dateOfBirth: string;
    readonly street: string | null;
    readonly city: string | null;
    readonly zipCode: string | null;
    readonly state: string | null;
    readonly ssn: string | null;
  };
  readonly instantBankingBlock: { readonly activeFrom: string } | null;
  readonly selfExclusionDetails: { readonly exclusionEndsAt: string | null } | null;
  readonly timeouts: { readonly timeoutEndsAt: string } | null;
  readonly kycCheckStatus: {
    readonly status: KycStatus;
    readonly deadline: string | null;
    readonly verificationsDone: ReadonlyArray<string>;
    readonly verificationsMissing: ReadonlyArray<string>;
  };
  readonly sourceOfWealthStatus: {
    readonly dueDate: string | null;
    readonly dueDateExpired: boolean;
    readonly requiredDocumentsUploadV2: ReadonlyArray<{
      readonly comment: string | null;
      readonly requestedFundingType: string;
    }>;
  } | null;
  readonly marketingPreferences: { readonly marketingBlocked: boolean };
};

export type MarketingPartsFragment = {
  readonly id: string;
  readonly isSmsMarketingAccepted: boolean;
  readonly isEmailMarketingAccepted: boolean;
  readonly isPhoneMarketingAccepted: boolean;
  readonly isWebPushMarketingAccepted: boolean;
  readonly marketingPreferences: { readonly marketingBlocked: boolean };
};

export type CustomerPartsFragment = {
  readonly id: string;
  readonly popUpsNeeded: ReadonlyArray<string>;
  readonly isCancelWithdrawalBlocked: boolean;
  readonly isIncreaseDepositLimitBlocked: boolean;
  readonly isRewardsBlocked: boolean;
  readonly isDepositsBlocked: boolean;
};

export type RafflePageQueryVariables = Exact<{
  ipCountryCode?: string | null | undefined;
  first?: number | null | undefined;
}>;

export type RafflePageQuery = {
  readonly raffleSettings: {
    readonly enabled: boolean;
    readonly pageMobileBackgroundImage: string | null;
    readonly pageDesktopBackgroundImage: string | null;
    readonly text: string;
    readonly termsAndConditions: string;
    readonly ticketPrice: string;
    readonly sources: ReadonlyArray<{ readonly type: RaffleDropType; readonly id: string }>;
    readonly providerOfTheWeek: {
      readonly factor: number;
      readonly until: string;
      readonly studio: {
        readonly studio: { readonly name: string; readonly slug: string; readonly imageUrl: string | null };
        readonly games: {
          readonly totalCount: number;
          readonly edges: ReadonlyArray<{
            readonly cursor: string;
            readonly node: {
              readonly id: string;
              readonly slug: string;
              readonly idx: number;
              readonly lookupId: string;
              readonly title: string;
              readonly category: string;
              readonly rtp: string | null;
              readonly isNew: boolean;
              readonly isLive: boolean;
              readonly tileColour: string;
              readonly tileUrl: string;
              readonly isFavourite: boolean;
              readonly studio: {
                readonly name: string;
                readonly slug: string;
                readonly imageUrl: string | null;
              };
            };
          }>;
          readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        };
      };
    } | null;
  } | null;
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type RaffleWinnersQueryVariables = Exact<{
  baseCurrency: string;
  last?: number;
}>;

export type RaffleWinnersQuery = {
  readonly raffleWinners: ReadonlyArray<{
    readonly winnerInitials: string | null;
    readonly winAmount: string | null;
    readonly winCurrency: string | null;
    readonly brand: string | null;
    readonly timestamp: string | null;
    readonly instanceId: string;
    readonly jackpotName: RaffleDropType;
    readonly cursor: string;
  }>;
};

export type SessionClockQueryVariables = Exact<{ [key: string]: never }>;

export type SessionClockQuery = {
  readonly viewer: {
    readonly id: string;
    readonly sessionClock: {
      readonly id: string;
      readonly startedAt: string;
      readonly played: {
        readonly currency: string;
        readonly staked: string;
        readonly won: string;
        readonly net: string;
      };
      readonly realityCheck: {
        readonly periodMinutes: number;
        readonly choices: ReadonlyArray<number>;
        readonly dueAt: string;
        readonly dueInSeconds: number;
      } | null;
    } | null;
  } | null;
};

export type RealityCheckPeriodQueryVariables = Exact<{ [key: string]: never }>;

export type RealityCheckPeriodQuery = {
  readonly viewer: {
    readonly id: string;
    readonly sessionClock: {
      readonly id: string;
      readonly realityCheck: {
        readonly periodMinutes: number;
        readonly choices: ReadonlyArray<number>;
      } | null;
    } | null;
  } | null;
};

export type AcknowledgeRealityCheckMutationVariables = Exact<{
  sessionId: string;
  dueAt: string;
}>;

export type AcknowledgeRealityCheckMutation = {
  readonly acknowledgeRealityCheck: {
    readonly id: string;
    readonly startedAt: string;
    readonly played: {
      readonly currency: string;
      readonly staked: string;
      readonly won: string;
      readonly net: string;
    };
    readonly realityCheck: {
      readonly periodMinutes: number;
      readonly choices: ReadonlyArray<number>;
      readonly dueAt: string;
      readonly dueInSeconds: number;
    } | null;
  };
};

export type SetRealityCheckPeriodMutationVariables = Exact<{
  minutes: number;
}>;

export type SetRealityCheckPeriodMutation = {
  readonly setRealityCheckPeriod: {
    readonly id: string;
    readonly startedAt: string;
    readonly played: {
      readonly currency: string;
      readonly staked: string;
      readonly won: string;
      readonly net: string;
    };
    readonly realityCheck: {
      readonly periodMinutes: number;
      readonly choices: ReadonlyArray<number>;
      readonly dueAt: string;
      readonly dueInSeconds: number;
    } | null;
  };
};

export type SessionClockUpdatedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type SessionClockUpdatedSubscription = {
  readonly sessionClockUpdated: { readonly sessionId: string; readonly dueAt: string };
};

export type SessionClockPartsFragment = {
  readonly id: string;
  readonly startedAt: string;
  readonly played: {
    readonly currency: string;
    readonly staked: string;
    readonly won: string;
    readonly net: string;
  };
  readonly realityCheck: {
    readonly periodMinutes: number;
    readonly choices: ReadonlyArray<number>;
    readonly dueAt: string;
    readonly dueInSeconds: number;
  } | null;
};

export type RegisterPlayerMutationVariables = Exact<{
  form: RegistrationForm;
  bank?: BankProof | null | undefined;
}>;

export type RegisterPlayerMutation = {
  readonly registerPlayer: {
    readonly problems: ReadonlyArray<{ readonly field: string; readonly problem: string }>;
    readonly documents: ReadonlyArray<{ readonly key: string; readonly version: number }>;
  };
};

export type BeginBankRegistrationMutationVariables = Exact<{
  challenge: string;
}>;

export type BeginBankRegistrationMutation = {
  readonly beginBankRegistration: { readonly url: string; readonly state: string };
};

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;

export type VerifyEmailMutation = { readonly verifyEmail: { readonly outcome: EmailVerificationOutcome } };

export type ResendEmailVerificationMutationVariables = Exact<{
  token?: string | null | undefined;
}>;

export type ResendEmailVerificationMutation = {
  readonly resendEmailVerification: { readonly resendAfterSeconds: number };
};

export type VerificationPageQueryVariables = Exact<{
  countryCode?: string | null | undefined;
}>;

export type VerificationPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly player: {
      readonly phoneNumber: string | null;
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
  readonly basicLayout: {
    readonly label: string;
    readonly title: string;
    readonly licensee: { readonly company: string; readonly licenceNumber: string; readonly address: string };
    readonly authority: { readonly name: string; readonly url: string | null };
    readonly helpLine: { readonly name: string; readonly url: string; readonly phone: string | null };
  };
};

export type RequestPhoneCodeMutationVariables = Exact<{
  number: string;
}>;

export type RequestPhoneCodeMutation = {
  readonly requestPhoneCode: {
    readonly attempt: string;
    readonly number: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type ResendPhoneCodeMutationVariables = Exact<{
  attempt: string;
}>;

export type ResendPhoneCodeMutation = {
  readonly resendPhoneCode: {
    readonly attempt: string;
    readonly number: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type VerifyPhoneMutationVariables = Exact<{
  attempt: string;
  code: string;
}>;

export type VerifyPhoneMutation = {
  readonly verifyPhone: {
    readonly id: string;
    readonly phoneNumber: string | null;
    readonly isPhoneNumberVerified: boolean;
  };
};

export type PhoneCodePartsFragment = {
  readonly attempt: string;
  readonly number: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
}>;

export type RequestEmailChangeMutation = {
  readonly requestEmailChange: {
    readonly attempt: string;
    readonly email: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type ResendEmailChangeCodesMutationVariables = Exact<{
  attempt: string;
}>;

export type ResendEmailChangeCodesMutation = {
  readonly resendEmailChangeCodes: {
    readonly attempt: string;
    readonly email: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type ChangeEmailMutationVariables = Exact<{
  attempt: string;
  currentCode: string;
  newCode: string;
}>;

export type ChangeEmailMutation = {
  readonly changeEmail: { readonly id: string; readonly email: string; readonly emailVerified: boolean };
};

export type EmailChangeCodesPartsFragment = {
  readonly attempt: string;
  readonly email: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

export type RewardsPageQueryVariables = Exact<{
  sort: RewardSort;
  status: ReadonlyArray<RewardStatus> | RewardStatus;
  last: number;
}>;

export type RewardsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly customer: {
      readonly id: string;
      readonly popUpsNeeded: ReadonlyArray<string>;
      readonly isCancelWithdrawalBlocked: boolean;
      readonly isIncreaseDepositLimitBlocked: boolean;
      readonly isRewardsBlocked: boolean;
      readonly isDepositsBlocked: boolean;
    };
    readonly playerRewards: ReadonlyArray<{
      readonly assignationId: string;
      readonly assignedAt: string;
      readonly updatedAt: string;
      readonly status: RewardStatus;
      readonly reason: string | null;
      readonly action: RewardAction | null;
      readonly reward: {
        readonly rewardId: string;
        readonly name: string;
        readonly expiresIn: number | null;
        readonly startsAt: string;
        readonly endsAt: string | null;
        readonly claimType: RewardClaimType;
        readonly rewardReason: RewardKind;
        readonly rewardType:
          | {
              readonly __typename: 'FreeSpin';
              readonly type: string;
              readonly name: string;
              readonly freeSpinsAmount: number;
              readonly value: string;
              readonly currency: string;
              readonly betLevel: number;
              readonly game: { readonly url: string; readonly json: string };
            }
          | {
              readonly __typename: 'MoneyDrop';
              readonly type: string;
              readonly name: string;
              readonly amount: string;
              readonly currency: string;
            }
          | {
              readonly __typename: 'BonusMoneyDrop';
              readonly type: string;
              readonly name: string;
              readonly amount: string;
              readonly currency: string;
              readonly wageringRequirementFactor: number;
              readonly maxPayout: string | null;
            };
      };
    }>;
    readonly cashback: {
      readonly currency: string;
      readonly percent: number;
      readonly weeks: ReadonlyArray<{
        readonly state: CashbackWeekState;
        readonly amount: string;
        readonly settledAt: string;
      }>;
    } | null;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type RewardsHistoryQueryVariables = Exact<{
  sort: RewardSort;
  status: ReadonlyArray<RewardStatus> | RewardStatus;
  last: number;
}>;

export type RewardsHistoryQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playerRewards: ReadonlyArray<{
      readonly assignationId: string;
      readonly assignedAt: string;
      readonly updatedAt: string;
      readonly status: RewardStatus;
      readonly reason: string | null;
      readonly action: RewardAction | null;
      readonly reward: {
        readonly rewardId: string;
        readonly name: string;
        readonly expiresIn: number | null;
        readonly startsAt: string;
        readonly endsAt: string | null;
        readonly claimType: RewardClaimType;
        readonly rewardReason: RewardKind;
        readonly rewardType:
          | {
              readonly __typename: 'FreeSpin';
              readonly type: string;
              readonly name: string;
              readonly freeSpinsAmount: number;
              readonly value: string;
              readonly currency: string;
              readonly betLevel: number;
              readonly game: { readonly url: string; readonly json: string };
            }
          | {
              readonly __typename: 'MoneyDrop';
              readonly type: string;
              readonly name: string;
              readonly amount: string;
              readonly currency: string;
            }
          | {
              readonly __typename: 'BonusMoneyDrop';
              readonly type: string;
              readonly name: string;
              readonly amount: string;
              readonly currency: string;
              readonly wageringRequirementFactor: number;
              readonly maxPayout: string | null;
            };
      };
    }>;
  } | null;
};

export type ClaimRewardMutationVariables = Exact<{
  assignationId: string;
}>;

export type ClaimRewardMutation = {
  readonly claimReward: {
    readonly assignationId: string;
    readonly assignedAt: string;
    readonly updatedAt: string;
    readonly status: RewardStatus;
    readonly reason: string | null;
    readonly action: RewardAction | null;
    readonly reward: {
      readonly rewardId: string;
      readonly name: string;
      readonly expiresIn: number | null;
      readonly startsAt: string;
      readonly endsAt: string | null;
      readonly claimType: RewardClaimType;
      readonly rewardReason: RewardKind;
      readonly rewardType:
        | {
            readonly __typename: 'FreeSpin';
            readonly type: string;
            readonly name: string;
            readonly freeSpinsAmount: number;
            readonly value: string;
            readonly currency: string;
            readonly betLevel: number;
            readonly game: { readonly url: string; readonly json: string };
          }
        | {
            readonly __typename: 'MoneyDrop';
            readonly type: string;
            readonly name: string;
            readonly amount: string;
            readonly currency: string;
          }
        | {
            readonly __typename: 'BonusMoneyDrop';
            readonly type: string;
            readonly name: string;
            readonly amount: string;
            readonly currency: string;
            readonly wageringRequirementFactor: number;
            readonly maxPayout: string | null;
          };
    };
  };
};

export type RemoveRewardMutationVariables = Exact<{
  assignationId: string;
}>;

export type RemoveRewardMutation = {
  readonly removeReward: {
    readonly assignationId: string;
    readonly assignedAt: string;
    readonly updatedAt: string;
    readonly status: RewardStatus;
    readonly reason: string | null;
    readonly action: RewardAction | null;
    readonly reward: {
      readonly rewardId: string;
      readonly name: string;
      readonly expiresIn: number | null;
      readonly startsAt: string;
      readonly endsAt: string | null;
      readonly claimType: RewardClaimType;
      readonly rewardReason: RewardKind;
      readonly rewardType:
        | {
            readonly __typename: 'FreeSpin';
            readonly type: string;
            readonly name: string;
            readonly freeSpinsAmount: number;
            readonly value: string;
            readonly currency: string;
            readonly betLevel: number;
            readonly game: { readonly url: string; readonly json: string };
          }
        | {
            readonly __typename: 'MoneyDrop';
            readonly type: string;
            readonly name: string;
            readonly amount: string;
            readonly currency: string;
          }
        | {
            readonly __typename: 'BonusMoneyDrop';
            readonly type: string;
            readonly name: string;
            readonly amount: string;
            readonly currency: string;
            readonly wageringRequirementFactor: number;
            readonly maxPayout: string | null;
          };
    };
  };
};

export type RewardsContextSubscriptionSubscriptionVariables = Exact<{ [key: string]: never }>;

export type RewardsContextSubscriptionSubscription = {
  readonly rewardUpdated: {
    readonly status: RewardStatus;
    readonly assignationId: string;
    readonly reward: {
      readonly rewardId: string;
      readonly name: string;
      readonly expiresIn: number | null;
      readonly startsAt: string;
      readonly endsAt: string | null;
      readonly claimType: RewardClaimType;
      readonly rewardReason: RewardKind;
      readonly rewardType:
        | {
            readonly __typename: 'FreeSpin';
            readonly type: string;
            readonly name: string;
            readonly freeSpinsAmount: number;
            readonly value: string;
            readonly currency: string;
            readonly betLevel: number;
            readonly game: { readonly url: string; readonly json: string };
          }
        | {
            readonly __typename: 'MoneyDrop';
            readonly type: string;
            readonly name: string;
            readonly amount: string;
            readonly currency: string;
          }
        | {
            readonly __typename: 'BonusMoneyDrop';
            readonly type: string;
            readonly name: string;
            readonly amount: string;
            readonly currency: string;
            readonly wageringRequirementFactor: number;
            readonly maxPayout: string | null;
          };
    };
  };
};

export type RewardAssignmentPartsFragment = {
  readonly assignationId: string;
  readonly assignedAt: string;
  readonly updatedAt: string;
  readonly status: RewardStatus;
  readonly reason: string | null;
  readonly action: RewardAction | null;
  readonly reward: {
    readonly rewardId: string;
    readonly name: string;
    readonly expiresIn: number | null;
    readonly startsAt: string;
    readonly endsAt: string | null;
    readonly claimType: RewardClaimType;
    readonly rewardReason: RewardKind;
    readonly rewardType:
      | {
          readonly __typename: 'FreeSpin';
          readonly type: string;
          readonly name: string;
          readonly freeSpinsAmount: number;
          readonly value: string;
          readonly currency: string;
          readonly betLevel: number;
          readonly game: { readonly url: string; readonly json: string };
        }
      | {
          readonly __typename: 'MoneyDrop';
          readonly type: string;
          readonly name: string;
          readonly amount: string;
          readonly currency: string;
        }
      | {
          readonly __typename: 'BonusMoneyDrop';
          readonly type: string;
          readonly name: string;
          readonly amount: string;
          readonly currency: string;
          readonly wageringRequirementFactor: number;
          readonly maxPayout: string | null;
        };
  };
};

export type RewardPartsFragment = {
  readonly rewardId: string;
  readonly name: string;
  readonly expiresIn: number | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly claimType: RewardClaimType;
  readonly rewardReason: RewardKind;
  readonly rewardType:
    | {
        readonly __typename: 'FreeSpin';
        readonly type: string;
        readonly name: string;
        readonly freeSpinsAmount: number;
        readonly value: string;
        readonly currency: string;
        readonly betLevel: number;
        readonly game: { readonly url: string; readonly json: string };
      }
    | {
        readonly __typename: 'MoneyDrop';
        readonly type: string;
        readonly name: string;
        readonly amount: string;
        readonly currency: string;
      }
    | {
        readonly __typename: 'BonusMoneyDrop';
        readonly type: string;
        readonly name: string;
        readonly amount: string;
        readonly currency: string;
        readonly wageringRequirementFactor: number;
        readonly maxPayout: string | null;
      };
};

type RewardTypeParts_FreeSpin_Fragment = {
  readonly __typename: 'FreeSpin';
  readonly type: string;
  readonly name: string;
  readonly freeSpinsAmount: number;
  readonly value: string;
  readonly currency: string;
  readonly betLevel: number;
  readonly game: { readonly url: string; readonly json: string };
};

type RewardTypeParts_MoneyDrop_Fragment = {
  readonly __typename: 'MoneyDrop';
  readonly type: string;
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
};

type RewardTypeParts_BonusMoneyDrop_Fragment = {
  readonly __typename: 'BonusMoneyDrop';
  readonly type: string;
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly wageringRequirementFactor: number;
  readonly maxPayout: string | null;
};

export type RewardTypePartsFragment =
  | RewardTypeParts_FreeSpin_Fragment
  | RewardTypeParts_MoneyDrop_Fragment
  | RewardTypeParts_BonusMoneyDrop_Fragment;

export type SelfExclusionPageQueryVariables = Exact<{ [key: string]: never }>;

export type SelfExclusionPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly selfExclusion: {
      readonly id: string;
      readonly timeoutEndsAt: string | null;
      readonly timeoutDays: ReadonlyArray<number>;
      readonly exclusion: {
        readonly endsAt: string | null;
        readonly isFromElsewhere: boolean;
        readonly liftWaitHours: number | null;
        readonly lift: {
          readonly state: ExclusionLiftState;
          readonly reason: string;
          readonly askedAt: string;
          readonly readyAt: string;
          readonly lapsesAt: string;
        } | null;
      } | null;
      readonly terms: ReadonlyArray<{ readonly id: string; readonly months: number | null }>;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type TakeTimeoutMutationVariables = Exact<{
  days: number;
  idempotencyKey: string;
}>;

export type TakeTimeoutMutation = { readonly takeTimeout: { readonly endsAt: string | null } };

export type ExcludeSelfMutationVariables = Exact<{
  term: string;
  idempotencyKey: string;
}>;

export type ExcludeSelfMutation = { readonly excludeSelf: { readonly endsAt: string | null } };

export type AskForExclusionLiftMutationVariables = Exact<{
  reason: string;
}>;

export type AskForExclusionLiftMutation = {
  readonly askForExclusionLift: {
    readonly id: string;
    readonly timeoutEndsAt: string | null;
    readonly timeoutDays: ReadonlyArray<number>;
    readonly exclusion: {
      readonly endsAt: string | null;
      readonly isFromElsewhere: boolean;
      readonly liftWaitHours: number | null;
      readonly lift: {
        readonly state: ExclusionLiftState;
        readonly reason: string;
        readonly askedAt: string;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    } | null;
    readonly terms: ReadonlyArray<{ readonly id: string; readonly months: number | null }>;
  };
};

export type ConfirmExclusionLiftMutationVariables = Exact<{ [key: string]: never }>;

export type ConfirmExclusionLiftMutation = {
  readonly confirmExclusionLift: {
    readonly id: string;
    readonly timeoutEndsAt: string | null;
    readonly timeoutDays: ReadonlyArray<number>;
    readonly exclusion: {
      readonly endsAt: string | null;
      readonly isFromElsewhere: boolean;
      readonly liftWaitHours: number | null;
      readonly lift: {
        readonly state: ExclusionLiftState;
        readonly reason: string;
        readonly askedAt: string;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    } | null;
    readonly terms: ReadonlyArray<{ readonly id: string; readonly months: number | null }>;
  };
};

export type CancelExclusionLiftMutationVariables = Exact<{ [key: string]: never }>;

export type CancelExclusionLiftMutation = {
  readonly cancelExclusionLift: {
    readonly id: string;
    readonly timeoutEndsAt: string | null;
    readonly timeoutDays: ReadonlyArray<number>;
    readonly exclusion: {
      readonly endsAt: string | null;
      readonly isFromElsewhere: boolean;
      readonly liftWaitHours: number | null;
      readonly lift: {
        readonly state: ExclusionLiftState;
        readonly reason: string;
        readonly askedAt: string;
        readonly readyAt: string;
        readonly lapsesAt: string;
      } | null;
    } | null;
    readonly terms: ReadonlyArray<{ readonly id: string; readonly months: number | null }>;
  };
};

export type SelfExclusionPartsFragment = {
  readonly id: string;
  readonly timeoutEndsAt: string | null;
  readonly timeoutDays: ReadonlyArray<number>;
  readonly exclusion: {
    readonly endsAt: string | null;
    readonly isFromElsewhere: boolean;
    readonly liftWaitHours: number | null;
    readonly lift: {
      readonly state: ExclusionLiftState;
      readonly reason: string;
      readonly askedAt: string;
      readonly readyAt: string;
      readonly lapsesAt: string;
    } | null;
  } | null;
  readonly terms: ReadonlyArray<{ readonly id: string; readonly months: number | null }>;
};

export type ShopPageQueryVariables = Exact<{ [key: string]: never }>;

export type ShopPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly shop: {
      readonly isOptedIn: boolean;
      readonly level: number;
      readonly ranks: ReadonlyArray<string>;
      readonly points: number | null;
      readonly claimDays: number;
      readonly articles: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly text: string;
        readonly price: number;
        readonly fromLevel: number;
        readonly pictureUrl: string | null;
        readonly mostPerDay: number | null;
        readonly mostInAll: number | null;
        readonly boughtToday: number;
        readonly boughtInAll: number;
        readonly gives:
          | {
              readonly __typename: 'FreeSpin';
              readonly type: string;
              readonly name: string;
              readonly freeSpinsAmount: number;
              readonly value: string;
              readonly currency: string;
              readonly betLevel: number;
              readonly game: { readonly url: string; readonly json: string };
            }
          | {
              readonly __typename: 'MoneyDrop';
              readonly type: string;
              readonly name: string;
              readonly amount: string;
              readonly currency: string;
            }
          | {
              readonly __typename: 'BonusMoneyDrop';
              readonly type: string;
              readonly name: string;
              readonly amount: string;
              readonly currency: string;
              readonly wageringRequirementFactor: number;
              readonly maxPayout: string | null;
            };
      }>;
      readonly purchases: ReadonlyArray<{
        readonly id: string;
        readonly articleId: string;
        readonly title: string;
        readonly price: number;
        readonly boughtAt: string;
        readonly state: ShopPurchaseState;
        readonly reason: string | null;
        readonly assignationId: string | null;
      }>;
    } | null;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type BuyArticleMutationVariables = Exact<{
  articleId: string;
  price: number;
  idempotencyKey: string;
}>;

export type BuyArticleMutation = {
  readonly buy: {
    readonly id: string;
    readonly articleId: string;
    readonly title: string;
    readonly price: number;
    readonly boughtAt: string;
    readonly state: ShopPurchaseState;
    readonly reason: string | null;
    readonly assignationId: string | null;
  };
};

export type ShopPurchasePartsFragment = {
  readonly id: string;
  readonly articleId: string;
  readonly title: string;
  readonly price: number;
  readonly boughtAt: string;
  readonly state: ShopPurchaseState;
  readonly reason: string | null;
  readonly assignationId: string | null;
};

export type RequestSignInCodeMutationVariables = Exact<{
  address: string;
}>;

export type RequestSignInCodeMutation = {
  readonly requestSignInCode: {
    readonly attempt: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type ResendSignInCodeMutationVariables = Exact<{
  attempt: string;
}>;

export type ResendSignInCodeMutation = {
  readonly resendSignInCode: {
    readonly attempt: string;
    readonly resendAfterSeconds: number;
    readonly expiresInSeconds: number;
  };
};

export type EnterSignInCodeMutationVariables = Exact<{
  attempt: string;
  code: string;
}>;

export type EnterSignInCodeMutation = {
  readonly enterSignInCode: { readonly accessToken: string; readonly refreshToken: string };
};

export type RefreshAccessTokenMutationVariables = Exact<{
  refreshToken: string;
}>;

export type RefreshAccessTokenMutation = {
  readonly refreshAccessToken: { readonly accessToken: string; readonly refreshToken: string };
};

export type BeginProviderLoginMutationVariables = Exact<{
  provider: string;
  challenge: string;
}>;

export type BeginProviderLoginMutation = {
  readonly beginProviderLogin: { readonly url: string; readonly state: string };
};

export type CompleteProviderLoginMutationVariables = Exact<{
  provider: string;
  state: string;
  verifier: string;
}>;

export type CompleteProviderLoginMutation = {
  readonly completeProviderLogin: {
    readonly status: ProviderLoginStatus;
    readonly tokens: { readonly accessToken: string; readonly refreshToken: string } | null;
    readonly newcomer: {
      readonly firstName: string;
      readonly lastName: string;
      readonly birthDate: string;
      readonly street: string;
      readonly zipCode: string;
      readonly city: string;
    } | null;
  };
};

export type SentPartsFragment = {
  readonly attempt: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

export type TokenPartsFragment = { readonly accessToken: string; readonly refreshToken: string };

export type LogoutMutationVariables = Exact<{ [key: string]: never }>;

export type LogoutMutation = { readonly logout: { readonly loggedOut: boolean } };

export type SessionDestroyedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type SessionDestroyedSubscription = {
  readonly sessionDestroyed: { readonly sessionId: string; readonly reason: SessionEndReason };
};

export type TranslationsQueryVariables = Exact<{
  keys: ReadonlyArray<string> | string;
}>;

export type TranslationsQuery = {
  readonly translations: ReadonlyArray<{ readonly key: string; readonly text: string | null }>;
};

export type CountryContextQueryQueryVariables = Exact<{
  countryCode?: string | null | undefined;
  playerCountryCode?: string | null | undefined;
  ipCountryCode?: string | null | undefined;
  havePlayerCountryCode?: boolean;
}>;

export type CountryContextQueryQuery = {
  readonly countryContext: {
    readonly countryCode: string;
    readonly isServed: boolean;
    readonly license: string;
    readonly currency: string;
    readonly locales: ReadonlyArray<string>;
    readonly defaultLocale: string;
    readonly loginFlow: string;
  };
};

export type BasicLayoutQueryQueryVariables = Exact<{
  countryCode?: string | null | undefined;
}>;

export type BasicLayoutQueryQuery = {
  readonly basicLayout: {
    readonly label: string;
    readonly title: string;
    readonly licensee: { readonly company: string; readonly licenceNumber: string; readonly address: string };
    readonly authority: { readonly name: string; readonly url: string | null };
    readonly helpLine: { readonly name: string; readonly url: string; readonly phone: string | null };
  };
};

export type RootPartsFragment = {
  readonly countryContext: {
    readonly countryCode: string;
    readonly isServed: boolean;
    readonly license: string;
    readonly currency: string;
    readonly locales: ReadonlyArray<string>;
    readonly defaultLocale: string;
    readonly loginFlow: string;
  };
};

export type BasicLayoutPartsFragment = {
  readonly basicLayout: {
    readonly label: string;
    readonly title: string;
    readonly licensee: { readonly company: string; readonly licenceNumber: string; readonly address: string };
    readonly authority: { readonly name: string; readonly url: string | null };
    readonly helpLine: { readonly name: string; readonly url: string; readonly phone: string | null };
  };
};

export type SourceOfWealthPageQueryVariables = Exact<{ [key: string]: never }>;

export type SourceOfWealthPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly customer: {
      readonly id: string;
      readonly popUpsNeeded: ReadonlyArray<string>;
      readonly isCancelWithdrawalBlocked: boolean;
      readonly isIncreaseDepositLimitBlocked: boolean;
      readonly isRewardsBlocked: boolean;
      readonly isDepositsBlocked: boolean;
    };
    readonly sourceOfWealth: {
      readonly id: string;
      readonly status: SourceOfWealthRequirement;
      readonly sentAt: string | null;
      readonly dueDate: string | null;
      readonly dueDateExpired: boolean;
      readonly maySend: boolean;
      readonly requested: ReadonlyArray<{
        readonly comment: string | null;
        readonly requestedFundingType: string;
      }>;
      readonly types: ReadonlyArray<{
        readonly type: SourceOfWealthType;
        readonly completed: boolean;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly title: string;
          readonly tooltip: string;
          readonly checked: boolean;
        }>;
        readonly files: ReadonlyArray<{
          readonly documentId: string;
          readonly name: string;
          readonly sizeBytes: number;
          readonly isSent: boolean;
        }>;
      }>;
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type CheckSourceOfWealthMutationVariables = Exact<{
  type: SourceOfWealthType;
  option: string;
  checked: boolean;
}>;

export type CheckSourceOfWealthMutation = {
  readonly checkSourceOfWealth: {
    readonly id: string;
    readonly status: SourceOfWealthRequirement;
    readonly sentAt: string | null;
    readonly dueDate: string | null;
    readonly dueDateExpired: boolean;
    readonly maySend: boolean;
    readonly requested: ReadonlyArray<{
      readonly comment: string | null;
      readonly requestedFundingType: string;
    }>;
    readonly types: ReadonlyArray<{
      readonly type: SourceOfWealthType;
      readonly completed: boolean;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly tooltip: string;
        readonly checked: boolean;
      }>;
      readonly files: ReadonlyArray<{
        readonly documentId: string;
        readonly name: string;
        readonly sizeBytes: number;
        readonly isSent: boolean;
      }>;
    }>;
  };
};

export type RemoveSourceOfWealthDocumentMutationVariables = Exact<{
  documentId: string;
}>;

export type RemoveSourceOfWealthDocumentMutation = {
  readonly removeSourceOfWealthDocument: {
    readonly id: string;
    readonly status: SourceOfWealthRequirement;
    readonly sentAt: string | null;
    readonly dueDate: string | null;
    readonly dueDateExpired: boolean;
    readonly maySend: boolean;
    readonly requested: ReadonlyArray<{
      readonly comment: string | null;
      readonly requestedFundingType: string;
    }>;
    readonly types: ReadonlyArray<{
      readonly type: SourceOfWealthType;
      readonly completed: boolean;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly tooltip: string;
        readonly checked: boolean;
      }>;
      readonly files: ReadonlyArray<{
        readonly documentId: string;
        readonly name: string;
        readonly sizeBytes: number;
        readonly isSent: boolean;
      }>;
    }>;
  };
};

export type SendSourceOfWealthMutationVariables = Exact<{ [key: string]: never }>;

export type SendSourceOfWealthMutation = {
  readonly sendSourceOfWealth: {
    readonly id: string;
    readonly status: SourceOfWealthRequirement;
    readonly sentAt: string | null;
    readonly dueDate: string | null;
    readonly dueDateExpired: boolean;
    readonly maySend: boolean;
    readonly requested: ReadonlyArray<{
      readonly comment: string | null;
      readonly requestedFundingType: string;
    }>;
    readonly types: ReadonlyArray<{
      readonly type: SourceOfWealthType;
      readonly completed: boolean;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly tooltip: string;
        readonly checked: boolean;
      }>;
      readonly files: ReadonlyArray<{
        readonly documentId: string;
        readonly name: string;
        readonly sizeBytes: number;
        readonly isSent: boolean;
      }>;
    }>;
  };
};

export type SourceOfWealthPartsFragment = {
  readonly id: string;
  readonly status: SourceOfWealthRequirement;
  readonly sentAt: string | null;
  readonly dueDate: string | null;
  readonly dueDateExpired: boolean;
  readonly maySend: boolean;
  readonly requested: ReadonlyArray<{
    readonly comment: string | null;
    readonly requestedFundingType: string;
  }>;
  readonly types: ReadonlyArray<{
    readonly type: SourceOfWealthType;
    readonly completed: boolean;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly tooltip: string;
      readonly checked: boolean;
    }>;
    readonly files: ReadonlyArray<{
      readonly documentId: string;
      readonly name: string;
      readonly sizeBytes: number;
      readonly isSent: boolean;
    }>;
  }>;
};

export type LaunchSportsbookMutationVariables = Exact<{ [key: string]: never }>;

export type LaunchSportsbookMutation = {
  readonly launchSportsbook: { readonly url: string; readonly origin: string };
};

export type SportsPageQueryVariables = Exact<{ [key: string]: never }>;

export type SportsPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
    readonly wallet: {
      readonly id: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly currency: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type FeaturedMatchesQueryVariables = Exact<{ [key: string]: never }>;

export type FeaturedMatchesQuery = {
  readonly featuredMatches: ReadonlyArray<{
    readonly id: string;
    readonly league: string;
    readonly startsAt: string;
    readonly home: { readonly name: string; readonly colours: ReadonlyArray<string> };
    readonly away: { readonly name: string; readonly colours: ReadonlyArray<string> };
    readonly live: { readonly home: number; readonly away: number; readonly minute: number | null } | null;
    readonly selections: ReadonlyArray<{
      readonly outcome: MatchOutcome;
      readonly odds: string | null;
      readonly pick: string;
    }>;
  }> | null;
};

export type FeaturedMatchPartsFragment = {
  readonly id: string;
  readonly league: string;
  readonly startsAt: string;
  readonly home: { readonly name: string; readonly colours: ReadonlyArray<string> };
  readonly away: { readonly name: string; readonly colours: ReadonlyArray<string> };
  readonly live: { readonly home: number; readonly away: number; readonly minute: number | null } | null;
  readonly selections: ReadonlyArray<{
    readonly outcome: MatchOutcome;
    readonly odds: string | null;
    readonly pick: string;
  }>;
};

export type WalletSubscriptionVariables = Exact<{ [key: string]: never }>;

export type WalletSubscription = {
  readonly balanceUpdated: {
    readonly balance: string;
    readonly bonusBalance: string;
    readonly currency: string;
    readonly amount: string;
    readonly moneyType: MoneyType | null;
    readonly wageringProgress: number | null;
    readonly sequence: number;
  };
};

export type BalancePartsFragment = {
  readonly balance: string;
  readonly bonusBalance: string;
  readonly currency: string;
  readonly amount: string;
  readonly moneyType: MoneyType | null;
  readonly wageringProgress: number | null;
  readonly sequence: number;
};

export type WalletPartsFragment = {
  readonly id: string;
  readonly balance: string;
  readonly bonusBalance: string;
  readonly currency: string;
  readonly minDepositAmount: string;
  readonly minWithdrawalAmount: string;
};

export type RunningBonusQueryVariables = Exact<{ [key: string]: never }>;

export type RunningBonusQuery = {
  readonly viewer: {
    readonly id: string;
    readonly wallet: {
      readonly id: string;
      readonly bonus: {
        readonly id: string;
        readonly status: BonusStatus;
        readonly currency: string;
        readonly granted: string;
        readonly balance: string;
        readonly required: string;
        readonly wagered: string;
        readonly progress: number;
        readonly maxBet: string | null;
        readonly maxPayout: string | null;
        readonly grantedAt: string;
        readonly expiresAt: string | null;
        readonly endedAt: string | null;
        readonly weights: ReadonlyArray<{ readonly category: string; readonly percent: number }>;
      } | null;
    };
  } | null;
};

export type ForfeitBonusMutationVariables = Exact<{
  bonus: string;
}>;

export type ForfeitBonusMutation = {
  readonly forfeitBonus: {
    readonly id: string;
    readonly status: BonusStatus;
    readonly currency: string;
    readonly granted: string;
    readonly balance: string;
    readonly required: string;
    readonly wagered: string;
    readonly progress: number;
    readonly maxBet: string | null;
    readonly maxPayout: string | null;
    readonly grantedAt: string;
    readonly expiresAt: string | null;
    readonly endedAt: string | null;
    readonly weights: ReadonlyArray<{ readonly category: string; readonly percent: number }>;
  };
};

export type BonusPartsFragment = {
  readonly id: string;
  readonly status: BonusStatus;
  readonly currency: string;
  readonly granted: string;
  readonly balance: string;
  readonly required: string;
  readonly wagered: string;
  readonly progress: number;
  readonly maxBet: string | null;
  readonly maxPayout: string | null;
  readonly grantedAt: string;
  readonly expiresAt: string | null;
  readonly endedAt: string | null;
  readonly weights: ReadonlyArray<{ readonly category: string; readonly percent: number }>;
};

export type WinsBeingCheckedQueryVariables = Exact<{ [key: string]: never }>;

export type WinsBeingCheckedQuery = {
  readonly viewer: {
    readonly id: string;
    readonly wallet: { readonly id: string; readonly beingChecked: string | null; readonly currency: string };
  } | null;
};

export type GameHistoryPageQueryVariables = Exact<{
  first?: number;
}>;

export type GameHistoryPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly wallet: {
      readonly id: string;
      readonly owed: string | null;
      readonly currency: string;
      readonly balance: string;
      readonly bonusBalance: string;
      readonly minDepositAmount: string;
      readonly minWithdrawalAmount: string;
    };
    readonly gameHistory: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly gameSlug: string;
          readonly openedAt: string;
          readonly staked: string;
          readonly won: string;
          readonly beingChecked: string | null;
          readonly takenBack: string | null;
          readonly currency: string;
          readonly game: { readonly slug: string; readonly title: string } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
    readonly playerGamificationDetails: { readonly level: number };
    readonly player: {
      readonly id: string;
      readonly playerId: string;
      readonly language: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly canChangeEmail: boolean;
      readonly isPhoneNumberVerified: boolean;
      readonly guards: ReadonlyArray<DepositGuard>;
      readonly sessionStartedAt: string;
      readonly lastSignInAt: string | null;
      readonly accountStatus: {
        readonly status: string;
        readonly cause: string | null;
        readonly reopenByCustomerAllowed: boolean;
      };
      readonly country: {
        readonly id: string;
        readonly code: string;
        readonly name: string;
        readonly currency: string;
      };
      readonly personalInfo: { readonly firstName: string; readonly lastName: string };
      readonly banner: {
        readonly id: string;
        readonly type: AccountBannerType;
        readonly title: string;
        readonly text: string;
        readonly dismissal: string | null;
        readonly changesAt: string | null;
        readonly action: { readonly label: string; readonly url: string } | null;
      } | null;
    };
    readonly customer: { readonly id: string };
  } | null;
  readonly menu: {
    readonly items: ReadonlyArray<{
      readonly key: string;
      readonly path: string;
      readonly count: number | null;
    }>;
  };
};

export type GameHistorySliceQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;

export type GameHistorySliceQuery = {
  readonly viewer: {
    readonly id: string;
    readonly gameHistory: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly gameSlug: string;
          readonly openedAt: string;
          readonly staked: string;
          readonly won: string;
          readonly beingChecked: string | null;
          readonly takenBack: string | null;
          readonly currency: string;
          readonly game: { readonly slug: string; readonly title: string } | null;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type RoundsOfGameQueryVariables = Exact<{
  slug: string;
  first?: number;
}>;

export type RoundsOfGameQuery = {
  readonly viewer: {
    readonly id: string;
    readonly roundsOfGame: ReadonlyArray<{
      readonly id: string;
      readonly gameSlug: string;
      readonly openedAt: string;
      readonly staked: string;
      readonly won: string;
      readonly beingChecked: string | null;
      readonly takenBack: string | null;
      readonly currency: string;
      readonly game: { readonly slug: string; readonly title: string } | null;
    }>;
  } | null;
};

export type PlayedRoundDetailsQueryVariables = Exact<{
  id: string;
}>;

export type PlayedRoundDetailsQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playedRound: {
      readonly isOpen: boolean;
      readonly closedAt: string | null;
      readonly result: string | null;
      readonly hasEarlierMovements: boolean;
      readonly round: {
        readonly id: string;
        readonly gameSlug: string;
        readonly openedAt: string;
        readonly staked: string;
        readonly won: string;
        readonly beingChecked: string | null;
        readonly takenBack: string | null;
        readonly currency: string;
        readonly game: { readonly slug: string; readonly title: string } | null;
      };
      readonly movements: ReadonlyArray<{
        readonly at: string;
        readonly kind: RoundMovementKind;
        readonly amount: string;
        readonly bonus: string | null;
        readonly jackpotContribution: string | null;
        readonly studioJackpot: string | null;
      }>;
    } | null;
  } | null;
};

export type PlayedRoundPageQueryVariables = Exact<{
  id: string;
}>;

export type PlayedRoundPageQuery = {
  readonly viewer: {
    readonly id: string;
    readonly playedRound: { readonly studioPageUrl: string | null } | null;
  } | null;
};

export type DebtPartsFragment = {
  readonly id: string;
  readonly owed: string | null;
  readonly currency: string;
};

export type PlayedRoundPartsFragment = {
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly gameSlug: string;
      readonly openedAt: string;
      readonly staked: string;
      readonly won: string;
      readonly beingChecked: string | null;
      readonly takenBack: string | null;
      readonly currency: string;
      readonly game: { readonly slug: string; readonly title: string } | null;
    };
  }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

export type RoundPartsFragment = {
  readonly id: string;
  readonly gameSlug: string;
  readonly openedAt: string;
  readonly staked: string;
  readonly won: string;
  readonly beingChecked: string | null;
  readonly takenBack: string | null;
  readonly currency: string;
  readonly game: { readonly slug: string; readonly title: string } | null;
};

export type BalanceProofQueryVariables = Exact<{ [key: string]: never }>;

export type BalanceProofQuery = {
  readonly viewer: {
    readonly id: string;
    readonly balanceProof: { readonly file: string; readonly keys: ReadonlyArray<string> } | null;
  } | null;
};
