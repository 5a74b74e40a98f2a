// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.
//
// The contract knows no server, so the resolvers' context is a type parameter:
// `Resolvers<GraphqlContext>` on the platform.

import type { Currency } from '@foyer/domain/currency.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A date and time, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date | string };
  /** A decimal number in major units, as a string: `12.50`. Never a float. */
  Decimal: { input: string; output: string };
  /** An ISO 4217 currency code. */
  Currency: { input: Currency; output: Currency };
};

export type Query = {
  readonly lobby: Lobby;
  readonly menu: Menu;
  /** Null when there is no such game, or when it is not available to the visitor. */
  readonly game?: Maybe<GameDetails>;
  /**
   * A list by its slug in the request's locale or in another locale of the site; includes `all-games`, `most-played` and
   * the player's personal lists (`Lobby.personal`), of which `favourites` may be empty.
   */
  readonly gameList?: Maybe<GameList>;
  /** All lists that contain games, in menu order. */
  readonly gameLists: ReadonlyArray<GameList>;
  /** All games of one category; each game belongs to exactly one category. */
  readonly gameCategory?: Maybe<GameList>;
  /** All categories that contain games, the largest first. */
  readonly gameCategories: ReadonlyArray<GameList>;
  readonly gameStudio?: Maybe<StudioGames>;
  /** All studios that have games here, sorted by name. */
  readonly gameStudios: ReadonlyArray<StudioGames>;
  /** OPEN-46: searches games, studios, lists, categories, promotions and featured matches. Only the first 100 characters of the term are used. */
  readonly search: Findings;
  readonly searchChoices: SearchChoices;
  /**
   * OPEN-45: the operator's blocks on a content page, top to bottom. `page` is `lobby`, `promotions` or the key
   * of a text page; empty for other pages. A visitor gets what is meant for everybody and needs no account.
   * Null while the player is self-excluded, in a time-out, closed or blocked from rewards, because they may not
   * be shown advertising (EXCLUSION-08, REW-16).
   */
  readonly contentBlocks?: Maybe<ReadonlyArray<ContentBlock>>;
  readonly page?: Maybe<Page>;
  /** ROUTE-71: other brands, those of the same operator first. */
  readonly moreCasinos: ReadonlyArray<Casino>;
  /**
   * GQLO-23, GQLO-24: the brand's loyalty programme, missions and tournaments. Null for visitors, for players
   * without gamification, and when the brand has none.
   */
  readonly gamificationSettings?: Maybe<GamificationSettings>;
  /**
   * GQLO-07, GQLO-21, JACK-41: the site's jackpot, in the player's currency, or for visitors in the country's
   * currency. Null when the brand has no jackpot or the licence forbids it.
   */
  readonly jackpotSettings?: Maybe<JackpotSettings>;
  /**
   * GQLO-19, JACK-52: players with the largest contributions since the shared pot was last paid, in descending
   * order. `playerUUID` must be the session's player and selects whose position is returned. Errors:
   * `BadRequest`, `AuthenticationFailure`.
   */
  readonly jackpotLeaderboard: JackpotLeaderboard;
  /** The signed-in player; null for a visitor. */
  readonly viewer?: Maybe<Viewer>;
  /** GQLO-22, RAFF-16: the site's raffle; null when the brand has none or the licence forbids it. */
  readonly raffleSettings?: Maybe<RaffleSettings>;
  /**
   * GQLO-18, RAFF-21, RAFF-23: the latest winners of this brand's raffle, newest first, at most 15; requires a
   * signed-in player. Amounts are in `baseCurrency`, converted at the daily rate. Errors:
   * `AuthenticationFailure`, `BadRequest`.
   */
  readonly raffleWinners: ReadonlyArray<RaffleWinner>;
  /** GQLO-04: texts by key, at most 100 keys. */
  readonly translations: ReadonlyArray<Translation>;
  /**
   * GQLO-06: settings for a country. The first one given applies: the player's country (with
   * `havePlayerCountryCode`), the requested country, the country of the IP address; otherwise the country that
   * the platform detects.
   */
  readonly countryContext: CountryContext;
  /** GQLO-20: licence holder, regulator and help line for a country. */
  readonly basicLayout: BasicLayout;
  /**
   * PROMO-11: the featured matches, the most important first, at most a few seconds old. Null on a site
   * without a sportsbook and while the sportsbook does not respond.
   */
  readonly featuredMatches?: Maybe<ReadonlyArray<FeaturedMatch>>;
};

export type QueryMenuArgs = {
  menuKey: Scalars['String']['input'];
};

export type QueryGameArgs = {
  slug: Scalars['String']['input'];
};

export type QueryGameListArgs = {
  slug: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type QueryGameCategoryArgs = {
  slug: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type QueryGameStudioArgs = {
  slug: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type QuerySearchArgs = {
  term: Scalars['String']['input'];
  filter?: InputMaybe<GameFilter>;
};

export type QueryContentBlocksArgs = {
  page: Scalars['String']['input'];
};

export type QueryPageArgs = {
  key: Scalars['String']['input'];
};

export type QueryJackpotSettingsArgs = {
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
};

export type QueryJackpotLeaderboardArgs = {
  brand: Scalars['String']['input'];
  jackpotInstanceId: Scalars['ID']['input'];
  jackpotPotId: Scalars['String']['input'];
  currency: Scalars['Currency']['input'];
  playerUUID?: InputMaybe<Scalars['ID']['input']>;
  size?: Scalars['Int']['input'];
};

export type QueryRaffleSettingsArgs = {
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
};

export type QueryRaffleWinnersArgs = {
  baseCurrency: Scalars['Currency']['input'];
  last?: Scalars['Int']['input'];
};

export type QueryTranslationsArgs = {
  keys: ReadonlyArray<Scalars['String']['input']>;
};

export type QueryCountryContextArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
  playerCountryCode?: InputMaybe<Scalars['String']['input']>;
  ipCountryCode?: InputMaybe<Scalars['String']['input']>;
  havePlayerCountryCode?: Scalars['Boolean']['input'];
};

export type QueryBasicLayoutArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /**
   * Opens a door permanently, for all of the player's devices. Idempotent: opening it again returns the same
   * door. Errors: `DoorShut` before its day, `DoorMissed` after it, `UnknownDoor` when the calendar has no such
   * door, `PlayerBlocked` when the player may not be offered promotions.
   */
  readonly openCalendarDoor: CalendarDoor;
  /**
   * Starts a deposit: checks its rules and reserves the amount against the deposit limits in one transaction.
   * The balance changes only when the provider confirms; the player confirms in the provider's own frame
   * (`frameUrl`).
   * Errors: `PlayerBlocked` (reason and rule), `DepositLimitReached` (period, `Global` for a limit at all brands, remaining amount, when it
   * resets), `AmountOutOfBounds`, `MethodNotAvailable`, `TransactionConflict`. A refusal by the provider is no
   * error: the transaction is `Cancelled` and its `refusal` says why.
   */
  readonly beginDeposit: Transaction;
  /**
   * Cancels an unfinished deposit; idempotent. The deposit stays `CancelInitialized`, and reserved against the
   * deposit limits, until the provider has closed its page. Errors: `CancelRefused` when the money has already
   * been taken.
   */
  readonly abandonDeposit: Transaction;
  /**
   * Deducts the amount from the balance immediately and starts the payout. Limits and exclusions never block it
   * (LIMIT-11). Errors: `PlayerBlocked`, `InsufficientFunds`, `AmountOutOfBounds`, `MethodNotAvailable`,
   * `ClosedLoop` (how much may go to this account before others are paid back), `TransactionConflict`.
   */
  readonly requestWithdrawal: Transaction;
  /** CASH-22, CASH-25: cancels a withdrawal; idempotent. Errors: `PlayerBlocked`; `CancelRefused` when the licence forbids cancelling or it is too late. */
  readonly cancelWithdrawal: Transaction;
  readonly setFavourite: Game;
  /** Opens a studio session for this player and game. */
  readonly launchGame: GameLaunch;
  /**
   * GQLO-28, CHAT-04: a token that proves the player's identity to the chat provider, valid for a few minutes.
   * Requires a signed-in player. Errors: `ChatUnavailable` when the brand has no chat or no signing key.
   */
  readonly generateZendeskToken: ZendeskToken;
  /**
   * GAMI-18, GAMI-19: signs the player in at the gamification provider and updates the stored level and opt-in.
   * Errors: `AuthenticationFailure`, `GamificationNotEnabled`, `PartnerUnavailable`.
   */
  readonly enterGamification: GamificationEntry;
  /**
   * Starts an identity verification. Its result comes from the provider's server, never from the browser.
   * Errors: `IdentityVerificationNotRequired`, `IdentityVerificationNotOffered`, `PartnerUnavailable`.
   */
  readonly startIdentityVerification: IdentityVerificationStep;
  /**
   * OVER-08: accepts legal documents in the versions that the player has read. Idempotent. Errors: `BadRequest`
   * for a document that is not accepted; `DocumentChanged` when a version is not the current one, and then
   * nothing is accepted.
   */
  readonly acceptDocuments: Player;
  /**
   * Sets a limit. A stricter limit applies immediately (LIMIT-01); an increase or removal starts a waiting
   * period (LIMIT-02). Errors: `RaiseBlocked`, `LimitNotOffered`, `AmountOutOfBounds`, `WrongCurrency`.
   */
  readonly setLimit: Limits;
  /**
   * Sets a session limit like `setLimit`, in minutes: 1 to 1440 for a day, 1 to 10080 for a week; null removes it. A
   * limit that is already used up ends the session. Errors: `RaiseBlocked`, `LimitNotOffered`, `AmountOutOfBounds`.
   */
  readonly setSessionLimit: Limits;
  /** LIMIT-03: confirms an increase or removal after its waiting period. Errors: `ChangeNotReady`. */
  readonly confirmLimitChange: Limits;
  /** LIMIT-04: cancels a pending increase or removal; idempotent. */
  readonly cancelLimitChange: Limits;
  /** LIMIT-08: records that the player has reviewed their limits. */
  readonly confirmLimitsReviewed: Limits;
  /**
   * Marks the player's notification as read, or with `upTo` that one and all older ones; idempotent. An id that the
   * player does not have changes nothing. Errors: `BadRequest` for an id that is none.
   */
  readonly markNotificationsRead: NotificationsUpdate;
  /**
   * Sends the player's later notifications, without advertising, to the device as well; idempotent. It ends when the
   * player signs out of the session, when the account is closed, and when the push service says so. A player's newest
   * ten devices are kept. Errors: `PushUnavailable`; `BadRequest` for keys that are none, and for an endpoint that is not
   * at a push service which the operator has allowed.
   */
  readonly subscribeToPush: Push;
  /** Sends the device no more messages; idempotent. */
  readonly unsubscribeFromPush?: Maybe<Push>;
  /** Sets the marketing consent per channel; idempotent. While marketing is blocked, giving consent is refused, withdrawing it never is. */
  readonly updateMarketingPreferences: Player;
  /** PLAYER-20: marks a pop-up as read on all devices; idempotent. Returns the ids that are still to be shown. */
  readonly acknowledgePopUp: ReadonlyArray<Scalars['ID']['output']>;
  /**
   * CLOCK-03: the player has answered the reality check; the next one is due after one interval. `dueAt`
   * identifies the answered check: if another tab has already answered it, nothing changes. Errors:
   * `UnknownSession`, `RealityCheckNotDue`.
   */
  readonly acknowledgeRealityCheck: SessionClock;
  /**
   * Sets the interval between reality checks. A shorter interval applies immediately, counted from the sign-in
   * or the last answer; a longer one applies after the next check. Errors: `PeriodNotOffered`.
   */
  readonly setRealityCheckPeriod: SessionClock;
  /**
   * Opens an account on sites that do not register players at the identity provider. The response is the same
   * if the email address already has an account; its owner is then notified by email. Errors:
   * `RegistrationRefused` when a rule forbids the account.
   */
  readonly registerPlayer: RegistrationAnswer;
  /**
   * REG-01: starts registration at a payment provider, where that is the country's method. Complete it with
   * `completeProviderLogin`: a player with an account is signed in; for anyone else `newcomer` contains the
   * verified data.
   */
  readonly beginBankRegistration: ProviderLoginBegun;
  /** REG-05: verifies an email address with the token from the emailed link. A token works once, for 24 hours, on the brand that sent it. */
  readonly verifyEmail: EmailVerification;
  /**
   * Sends a new verification link to the same address and invalidates the previous one. Requires a signed-in
   * player or the token of an expired link. Allowed once every 30 seconds.
   */
  readonly resendEmailVerification: EmailVerificationSent;
  /**
   * ROUTE-38: sends a six-digit code to the player's mobile number, given in national or international format.
   * The response is the same for a number that another player has verified; its owner is then notified by text
   * message. Errors: `BadRequest` when it is not a mobile number, or when the player has already verified a
   * number.
   */
  readonly requestPhoneCode: PhoneCodeSent;
  /** Sends a new code to the same number and invalidates the previous code. Allowed once every 30 seconds. */
  readonly resendPhoneCode: PhoneCodeSent;
  /** REG-06: verifies the number with a code, which works once, within ten minutes, with five tries. Errors: `PhoneVerificationRefused`. */
  readonly verifyPhone: Player;
  /**
   * REG-03: sends a six-digit code to the player's current email address and another to the new one. The response
   * is the same for a new address that has an account; its owner is then notified by email. Errors: `BadRequest`
   * when it is no email address or the current one, `EmailChangeNotOffered`.
   */
  readonly requestEmailChange: EmailChangeCodesSent;
  /** Sends new codes to the same two addresses and invalidates the previous codes. Allowed once every 30 seconds. */
  readonly resendEmailChangeCodes: EmailChangeCodesSent;
  /**
   * REG-03: changes the email address with both codes, which work once, within ten minutes, with five tries. The
   * new address counts as verified, and the previous one is notified. Idempotent. Errors: `EmailChangeRefused`.
   */
  readonly changeEmail: Player;
  /**
   * OPEN-21: credits a reward. Idempotent: repeated and concurrent calls credit it once and return the same
   * response. Errors: `UnknownReward`, `RewardNotBegun`, `RewardExpired`, `RewardRemoved`, `PlayerBlocked`,
   * `BonusRunning`, and `RewardActionNeeded`, whose reason is a `RewardAction`.
   */
  readonly claimReward: RewardAssignment;
  /**
   * OPEN-21: declines a reward; idempotent. Has no effect on credited or expired rewards. Errors:
   * `UnknownReward`, `PlayerBlocked`.
   */
  readonly removeReward: RewardAssignment;
  /**
   * EXCLUSION-08: starts a time-out immediately, for all brands of the licence, and ends all of the player's
   * sessions. `idempotencyKey` is chosen by the client, one per submission: repeating a request with the same
   * key has no further effect (MONEY-07). Errors: `TermNotOffered`; `ShorterThanRunning` when it would not end
   * later than the current one.
   */
  readonly takeTimeout: TakenStop;
  /** EXCLUSION-01: starts a self-exclusion, with the behaviour and errors of `takeTimeout`. The licence's term sets its end, not the caller. */
  readonly excludeSelf: TakenStop;
  /**
   * EXCLUSION-05: requests an early end of the exclusion and starts the waiting period. A repeated request does
   * not restart it; extending the exclusion cancels it. Errors: `NotExcluded`; `LiftNotOffered` when the
   * licence or the operator allows no early end.
   */
  readonly askForExclusionLift: SelfExclusion;
  /** EXCLUSION-05: confirms the early end after the waiting period; idempotent. Errors: `LiftNotReady`. */
  readonly confirmExclusionLift: SelfExclusion;
  /** Cancels the request to end the exclusion early; idempotent. */
  readonly cancelExclusionLift: SelfExclusion;
  /**
   * Buys an article with points. `price` is the price shown to the player; `idempotencyKey` is chosen by the
   * client, one per submission: repeating a request with the same key buys once and returns the same response
   * (MONEY-07). Errors: `UnknownArticle`, `PriceChanged`, `LevelTooLow`, `ArticleSoldOut` (reason `today` or
   * `inAll`), `NotEnoughPoints`, `NotTakingPart`, `GamificationNotEnabled`, `PlayerBlocked`,
   * `TransactionConflict`; `PartnerUnavailable` when the provider is unavailable and nothing was bought.
   */
  readonly buy: ShopPurchase;
  /**
   * CUST-01: sends a six-digit code to an email address or mobile number. Response and response time do not
   * reveal whether an account exists.
   */
  readonly requestSignInCode: SignInCodeSent;
  /** Sends a new code for the same attempt and invalidates the previous code. Allowed once every 30 seconds. */
  readonly resendSignInCode: SignInCodeSent;
  /** Signs in with a code. Each code allows five tries. Errors: `SignInRefused`, with a sign-in outcome as its reason. */
  readonly enterSignInCode: SessionTokens;
  /**
   * Starts a sign-in at a payment provider. `challenge` is the base64url SHA-256 of a verifier that the browser
   * keeps and needs to complete the sign-in (as in PKCE).
   */
  readonly beginProviderLogin: ProviderLoginBegun;
  /** Result of the sign-in at the provider. When it succeeded, the tokens are returned once. */
  readonly completeProviderLogin: ProviderLogin;
  /** GQLO-09: issues new tokens. A refresh token works once; reusing one ends its session. Errors: `InvalidTokenFailure`. */
  readonly refreshAccessToken: SessionTokens;
  /** GQLO-10: ends the current session; its tokens are invalid from then on. */
  readonly logout: LogoutResult;
  /** Checks or unchecks an option. Errors: `UnknownOption`, `SourceOfWealthNotRequired`. */
  readonly checkSourceOfWealth: SourceOfWealth;
  /** Permanently deletes a file that was not submitted yet; idempotent. Errors: `UnknownDocument`, `DocumentSent`. */
  readonly removeSourceOfWealthDocument: SourceOfWealth;
  /** Submits all uploaded files to the operator; idempotent. Errors: `SourceOfWealthIncomplete`, `SourceOfWealthNotRequired`. */
  readonly sendSourceOfWealth: SourceOfWealth;
  /** Opens the sportsbook. Errors: `SportsbookNotAvailable`, `PlayerBlocked`. */
  readonly launchSportsbook: SportsbookLaunch;
  /**
   * Forfeits a bonus: the remaining bonus money is removed, real money stays, and wins of open rounds are paid
   * in real money. A bonus whose wagering is complete is converted instead. Idempotent, except that a repeated call for a
   * converted bonus is refused. Errors: `BonusNotActive`.
   */
  readonly forfeitBonus: Bonus;
};

export type MutationOpenCalendarDoorArgs = {
  calendarId: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};

export type MutationBeginDepositArgs = {
  deposit: DepositInput;
};

export type MutationAbandonDepositArgs = {
  transaction: Scalars['ID']['input'];
};

export type MutationRequestWithdrawalArgs = {
  withdrawal: WithdrawalInput;
};

export type MutationCancelWithdrawalArgs = {
  transaction: Scalars['ID']['input'];
  reason: WithdrawalCancelReason;
};

export type MutationSetFavouriteArgs = {
  slug: Scalars['String']['input'];
  isFavourite: Scalars['Boolean']['input'];
};

export type MutationLaunchGameArgs = {
  slug: Scalars['String']['input'];
  mode?: GameMode;
};

export type MutationAcceptDocumentsArgs = {
  documents: ReadonlyArray<DocumentVersion>;
};

export type MutationSetLimitArgs = {
  limit: LimitInput;
};

export type MutationSetSessionLimitArgs = {
  period: LimitPeriod;
  minutes?: InputMaybe<Scalars['Int']['input']>;
};

export type MutationConfirmLimitChangeArgs = {
  scope?: LimitScope;
  kind?: LimitKind;
  period: LimitPeriod;
};

export type MutationCancelLimitChangeArgs = {
  scope?: LimitScope;
  kind?: LimitKind;
  period: LimitPeriod;
};

export type MutationMarkNotificationsReadArgs = {
  id: Scalars['ID']['input'];
  upTo?: Scalars['Boolean']['input'];
};

export type MutationSubscribeToPushArgs = {
  subscription: PushSubscriptionInput;
};

export type MutationUnsubscribeFromPushArgs = {
  endpoint: Scalars['String']['input'];
};

export type MutationUpdateMarketingPreferencesArgs = {
  preferences: MarketingChoice;
};

export type MutationAcknowledgePopUpArgs = {
  id: Scalars['ID']['input'];
};

export type MutationAcknowledgeRealityCheckArgs = {
  sessionId: Scalars['ID']['input'];
  dueAt: Scalars['DateTime']['input'];
};

export type MutationSetRealityCheckPeriodArgs = {
  minutes: Scalars['Int']['input'];
};

export type MutationRegisterPlayerArgs = {
  form: RegistrationForm;
  bank?: InputMaybe<BankProof>;
};

export type MutationBeginBankRegistrationArgs = {
  challenge: Scalars['String']['input'];
};

export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};

export type MutationResendEmailVerificationArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
};

export type MutationRequestPhoneCodeArgs = {
  number: Scalars['String']['input'];
};

export type MutationResendPhoneCodeArgs = {
  attempt: Scalars['String']['input'];
};

export type MutationVerifyPhoneArgs = {
  attempt: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
};

export type MutationResendEmailChangeCodesArgs = {
  attempt: Scalars['String']['input'];
};

export type MutationChangeEmailArgs = {
  attempt: Scalars['String']['input'];
  currentCode: Scalars['String']['input'];
  newCode: Scalars['String']['input'];
};

export type MutationClaimRewardArgs = {
  assignationId: Scalars['ID']['input'];
};

export type MutationRemoveRewardArgs = {
  assignationId: Scalars['ID']['input'];
};

export type MutationTakeTimeoutArgs = {
  days: Scalars['Int']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationExcludeSelfArgs = {
  term: Scalars['ID']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationAskForExclusionLiftArgs = {
  reason: Scalars['String']['input'];
};

export type MutationBuyArgs = {
  articleId: Scalars['ID']['input'];
  price: Scalars['Int']['input'];
  idempotencyKey: Scalars['ID']['input'];
};

export type MutationRequestSignInCodeArgs = {
  address: Scalars['String']['input'];
};

export type MutationResendSignInCodeArgs = {
  attempt: Scalars['String']['input'];
};

export type MutationEnterSignInCodeArgs = {
  attempt: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type MutationBeginProviderLoginArgs = {
  provider: Scalars['String']['input'];
  challenge: Scalars['String']['input'];
};

export type MutationCompleteProviderLoginArgs = {
  provider: Scalars['String']['input'];
  state: Scalars['String']['input'];
  verifier: Scalars['String']['input'];
};

export type MutationRefreshAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};

export type MutationCheckSourceOfWealthArgs = {
  type: SourceOfWealthType;
  option: Scalars['ID']['input'];
  checked: Scalars['Boolean']['input'];
};

export type MutationRemoveSourceOfWealthDocumentArgs = {
  documentId: Scalars['ID']['input'];
};

export type MutationForfeitBonusArgs = {
  bonus: Scalars['ID']['input'];
};

export type Subscription = {
  /** Sends the most recently changed transaction on subscribing, if there is one; then each change of the player's deposits and withdrawals. */
  readonly transactionUpdated: Transaction;
  /** Sent to all of the player's tabs when a request or a submission has changed; clients then refetch. */
  readonly complianceUpdated: ComplianceUpdate;
  /** LIMIT-14: sent to all tabs of the session five minutes and one minute before it ends, and when its end has changed; clients then refetch `playTime`. */
  readonly playTimeUpdated: PlayTimeUpdate;
  /** Sends the number of unread notifications on subscribing, then after each change. */
  readonly notificationsUpdated: NotificationsUpdate;
  /** GQLO-11: sends the current state on subscribing, then each change. */
  readonly playerUpdated: PlayerUpdate;
  /** GQLO-13: pop-ups added since the subscription started. */
  readonly customerPopUpAdded: CustomerPopUps;
  /** Sent to all tabs of the session when a reality check was answered or rescheduled; clients then refetch `sessionClock`. */
  readonly sessionClockUpdated: SessionClockUpdate;
  /** GQLO-14: each change of one of the player's rewards since the subscription started. */
  readonly rewardUpdated: RewardUpdate;
  /** GQLO-12: sent to every connection of the session that ended, and to no other. */
  readonly sessionDestroyed: SessionDestroyed;
  /** GQLO-15: sends the current state first, then one update per movement. */
  readonly balanceUpdated: BalanceUpdate;
};

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/** Data of the signed-in player. Null for a visitor. */
export type Viewer = {
  readonly id: Scalars['ID']['output'];
  /**
   * OPEN-44: the countdown calendar that is active on this site, with this player's opened doors. Null when the
   * site has no active calendar, and when the player is self-excluded, in a time-out, closed or blocked from
   * rewards, because door contents are advertising (EXCLUSION-08, REW-16).
   */
  readonly calendar?: Maybe<Calendar>;
  /**
   * ROUTE-56: cashback on the player's net losses. Null when the brand offers none in the player's country, and
   * when the player is self-excluded, in a time-out or blocked from rewards (EXCLUSION-08, REW-16).
   */
  readonly cashback?: Maybe<Cashback>;
  /** Everything the cashier page needs, in one response. */
  readonly cashier: Cashier;
  /** GQLO-03, CASH-16: null before the player's first completed deposit. */
  readonly lastCompletedDeposit?: Maybe<LastCompletedDeposit>;
  /** PROF-03, PROF-11: the player's deposits and withdrawals of the last 12 months, newest first unless `sort` is given. */
  readonly transactions: TransactionPage;
  /** MONEY-02: deposits minus withdrawals since the account was opened. */
  readonly netDeposits: NetDeposits;
  /** The games of the player's latest rounds, newest first, at most five (GAME-14). */
  readonly recentlyPlayedGamesV2: ReadonlyArray<RecentlyPlayedGame>;
  /** GAMI-09: whether the operator has blocked the player from gamification. */
  readonly isPlayerBlockedInGamanza: Scalars['Boolean']['output'];
  readonly playerGamificationDetails: PlayerGamificationDetails;
  /** KYC-01: the player's identity verification: whether it is required, why, by when, and its progress. */
  readonly identityVerification: IdentityVerification;
  readonly limits: Limits;
  /** LIMIT-14: when the player may play, by their session limits; null when they have set none. */
  readonly playTime?: Maybe<PlayTime>;
  /**
   * What has happened to the player's account, newest first: at most the newest 200 of the last 90 days. Rewards
   * and advertising messages are left out while the player may not receive advertising (EXCLUSION-08, PLAYER-09).
   */
  readonly notifications: NotificationPage;
  /** Push messages to this player's devices; null where the brand sends none, or the account is closed. */
  readonly push?: Maybe<Push>;
  readonly player: Player;
  readonly customer: Customer;
  /** PROF-10: the player's sessions, newest first, so the current session is the first. */
  readonly sessions: PlayerSessionPage;
  /** CLOCK-01 to CLOCK-04: session time, results and reality check; null when the player's licence requires neither session clock nor reality check. */
  readonly sessionClock?: Maybe<SessionClock>;
  /**
   * GQLO-05: the player's rewards, sorted. `last` takes entries from the end of the sorted list: ascending with
   * `last: 500` returns the newest 500. Empty while the player is self-excluded, in a time-out or blocked from
   * rewards (EXCLUSION-08, REW-16).
   */
  readonly playerRewards: ReadonlyArray<RewardAssignment>;
  /** EXCLUSION-01: the player's current time-out and self-exclusion, and those they can choose. */
  readonly selfExclusion: SelfExclusion;
  /**
   * ROUTE-58: the shop for loyalty points. Null when the site has no shop, when gamification is not enabled for
   * the player (GAMI-07), and while the player is self-excluded, in a time-out or blocked from rewards
   * (EXCLUSION-08, REW-16).
   */
  readonly shop?: Maybe<Shop>;
  /** SOW-01: the player's source of wealth check: submitted and requested documents. */
  readonly sourceOfWealth: SourceOfWealth;
  readonly wallet: Wallet;
  /** PROF-05: the player's rounds, newest first, optionally limited to rounds that began at or after `from` and before `to`. */
  readonly gameHistory: PlayedRoundPage;
  /** The player's latest rounds in one game, newest first, at most 50; empty for an unknown game. Looks at the latest 1,000 rounds in all games. */
  readonly roundsOfGame: ReadonlyArray<PlayedRound>;
  /** A round of the player by its id, with what happened in it. Null for an unknown round and for one of another player. */
  readonly playedRound?: Maybe<PlayedRoundDetails>;
  /** MONEY-12: the proof that the player's balance at the end of the last sealed day is part of the published total. Null before the first. */
  readonly balanceProof?: Maybe<BalanceProof>;
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerTransactionsArgs = {
  filter?: InputMaybe<TransactionFilter>;
  sort?: InputMaybe<TransactionSort>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerRecentlyPlayedGamesV2Args = {
  maxRecentlyPlayedGames?: InputMaybe<Scalars['Int']['input']>;
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerNotificationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerSessionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerPlayerRewardsArgs = {
  sort?: RewardSort;
  status?: ReadonlyArray<RewardStatus>;
  last?: Scalars['Int']['input'];
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerGameHistoryArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerRoundsOfGameArgs = {
  slug: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};

/** Data of the signed-in player. Null for a visitor. */
export type ViewerPlayedRoundArgs = {
  id: Scalars['ID']['input'];
};

/** A countdown calendar with one door per day, in the brand's time zone. */
export type Calendar = {
  /** Date of its first door: `2026-12-01`. */
  readonly id: Scalars['ID']['output'];
  /** Picture beside the title while no door is today's; null when the game whose art it uses is not available in the player's market. */
  readonly picture?: Maybe<ContentPicture>;
  /** Path of the background picture around today's door and behind all doors; null whenever `picture` is null. */
  readonly sceneUrl?: Maybe<Scalars['String']['output']>;
  /** Whether missed doors can still be opened until the calendar ends. */
  readonly isLateOpen: Scalars['Boolean']['output'];
  readonly doors: ReadonlyArray<CalendarDoor>;
  /** When the next door can be opened. After the last door it is the first door of the next calendar; null if there is none. */
  readonly nextDoorAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CalendarDoor = {
  /** `<Calendar.id>/<number>` */
  readonly id: Scalars['ID']['output'];
  /** Door number, starting at 1. */
  readonly number: Scalars['Int']['output'];
  /** Date of the door in the brand's time zone: `2026-12-24`. */
  readonly day: Scalars['String']['output'];
  readonly state: CalendarDoorState;
  /** Null until the door is open, and when it has no content for this player. */
  readonly content?: Maybe<CalendarDoorContent>;
  /** What is behind a door whose day comes soon, if the brand lets players look ahead; null otherwise. */
  readonly preview?: Maybe<CalendarDoorPreview>;
  /** `Game.tileUrl` of the game that the door shows, for its poster; null when the door shows anything else. */
  readonly tileUrl?: Maybe<Scalars['String']['output']>;
};

export type CalendarDoorPreview = {
  readonly title: Scalars['String']['output'];
  /** `Game.tileUrl` of the game that the door will show; null when it shows anything else. */
  readonly tileUrl?: Maybe<Scalars['String']['output']>;
};

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

export type CalendarDoorContent = BannerBlock | PromotionBlock;

/** Weekly cashback. Weeks run from Monday to Sunday in `timeZone`. Amounts are in major units of `currency`. */
export type Cashback = {
  readonly currency: Scalars['Currency']['output'];
  /** Cashback as a percentage of the week's net loss. */
  readonly percent: Scalars['Int']['output'];
  /** Smallest cashback amount that is granted for a week. */
  readonly minimum: Scalars['Decimal']['output'];
  /** Largest cashback amount for one week. */
  readonly maximum: Scalars['Decimal']['output'];
  /** Days within which the player can claim a week's cashback. */
  readonly claimDays: Scalars['Int']['output'];
  /** The brand's time zone, as an IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** Newest first: the current week, the last week if its cashback is not calculated yet, and those earlier weeks that have a net loss. */
  readonly weeks: ReadonlyArray<CashbackWeek>;
};

export type CashbackWeek = {
  /** Start of the week, inclusive. */
  readonly from: Scalars['DateTime']['output'];
  /** End of the week, exclusive. */
  readonly until: Scalars['DateTime']['output'];
  /** When the week's cashback is calculated. Rounds that are still open at that time do not count. */
  readonly settledAt: Scalars['DateTime']['output'];
  readonly state: CashbackWeekState;
  /** Net loss in real money: stakes minus wins and rollbacks; 0 when the player won more than they staked. */
  readonly lost: Scalars['Decimal']['output'];
  /** Cashback for the net loss so far. */
  readonly amount: Scalars['Decimal']['output'];
  /** REW-02: id of the reward of kind `Cashback` that the amount was granted as; null until then. */
  readonly assignationId?: Maybe<Scalars['ID']['output']>;
};

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

/** The player's deposit and withdrawal options. Amounts are in major units of `currency`, the wallet's currency. */
export type Cashier = {
  readonly currency: Scalars['Currency']['output'];
  readonly deposit: CashierDesk;
  readonly withdrawal: CashierDesk;
  /** Real money that the player can withdraw now. Bonus money can never be withdrawn. */
  readonly withdrawable: Scalars['Decimal']['output'];
  /** Transactions that are neither completed nor cancelled, newest first. */
  readonly underWay: ReadonlyArray<Transaction>;
  /** FLAG-06: manual payouts are paused until this time; null on a working day, or when the site does not show the notice. */
  readonly weekendUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type CashierDesk = {
  /** Why deposits or withdrawals are not available to the player now; null when they are available. */
  readonly refusal?: Maybe<CashierRefusal>;
  /** CASH-01, CASH-27: smallest amount accepted. */
  readonly minAmount: Scalars['Decimal']['output'];
  readonly maxAmount: Scalars['Decimal']['output'];
  /** Suggested amounts in ascending order, starting at the minimum. Empty for withdrawals. */
  readonly presets: ReadonlyArray<Scalars['Decimal']['output']>;
  /** Payment methods, the most recently used one first. */
  readonly methods: ReadonlyArray<PaymentMethod>;
};

/** Why deposits or withdrawals are unavailable, or why a transaction failed. */
export type CashierRefusal = {
  /** Key of the message to show: a reason of the `PlayerBlocked` error, or an error type. */
  readonly type: Scalars['String']['output'];
  /** Rule that caused the refusal: `LIMIT-07`, `CASH-24`, `EXCLUSION-01` …; null when the payment provider refused. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** When the block ends on its own; null when it does not. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /** For type `RefusedByProvider`: the provider's reason, shown with the text `cashier.reason.provider.<reason>`; null for other types. */
  readonly reason?: Maybe<ProviderReason>;
};

/**
 * Why a payment provider refused a transaction, in terms that a player may be shown. Suspicions (fraud, for
 * example) and all provider reasons not listed here are reported as `Declined`.
 */
export type ProviderReason = 'AccountClosed' | 'BankLimit' | 'CardExpired' | 'Declined' | 'InsufficientFunds';

export type PaymentKind = 'BANK' | 'CARD' | 'WALLET';

/** CASH-21: how fast a payment method moves money. */
export type PaymentSpeed = 'Instant' | 'Manual';

export type PaymentMethod = {
  /** `trustly`, `card`: unique within a country. */
  readonly id: Scalars['ID']['output'];
  readonly provider: Scalars['String']['output'];
  /** A brand name shown as it is, or the key of a text: `cashier.method.card`. */
  readonly label: Scalars['String']['output'];
  readonly kind: PaymentKind;
  readonly speed: PaymentSpeed;
  /** Expected minutes until the money arrives, shown before the player confirms. 0 means immediately. */
  readonly takesMinutes: Scalars['Int']['output'];
  readonly minAmount: Scalars['Decimal']['output'];
  readonly maxAmount: Scalars['Decimal']['output'];
  /** The player pays `amount × feeRate + feeFixed` as a fee; `feeRate` is a fraction such as `0.025`. */
  readonly feeRate: Scalars['Decimal']['output'];
  readonly feeFixed: Scalars['Decimal']['output'];
  /** Accounts the player has used with this method, the most recently used one first. */
  readonly accounts: ReadonlyArray<PaymentAccount>;
  /** Whether an account that the player has not used before is accepted. With closed loop, a withdrawal must first go back to the account that the deposits came from (MONEY-04). */
  readonly takesNewAccount: Scalars['Boolean']['output'];
  /** FLAG-07: a deposit with this method earns the instant banking reward, and the site advertises it. */
  readonly carriesAward: Scalars['Boolean']['output'];
  /** Why the player cannot use this method now; null when they can. */
  readonly refusal?: Maybe<CashierRefusal>;
};

export type PaymentAccount = {
  readonly id: Scalars['ID']['output'];
  /** Masked account name that the player recognises: `Nordbank •• 4417`. */
  readonly label: Scalars['String']['output'];
  /** MONEY-04: amount that must be withdrawn to this account before other accounts can be used; null without closed loop. */
  readonly owedBack?: Maybe<Scalars['Decimal']['output']>;
};

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

/** One deposit or withdrawal; amounts in major units of `currency`. */
export type Transaction = {
  readonly id: Scalars['ID']['output'];
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly provider: Scalars['String']['output'];
  readonly method: Scalars['ID']['output'];
  readonly accountLabel?: Maybe<Scalars['String']['output']>;
  readonly amount: Scalars['Decimal']['output'];
  readonly fee: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  readonly speed: PaymentSpeed;
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the transaction reached its final status; null before. */
  readonly processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** MONEY-08: what an unfinished transaction is waiting for; null when it is finished. */
  readonly waitsFor?: Maybe<TransactionWait>;
  /** Why the transaction failed; null unless it did. */
  readonly refusal?: Maybe<CashierRefusal>;
  readonly cancelReason?: Maybe<WithdrawalCancelReason>;
  /** CASH-25: whether the player can cancel this withdrawal now. */
  readonly isCancellable: Scalars['Boolean']['output'];
  /** URL at which the player continues an unfinished deposit, for an iframe; null when there is nothing to continue. */
  readonly frameUrl?: Maybe<Scalars['String']['output']>;
};

/** MONEY-08: what an unfinished transaction is waiting for. */
export type TransactionWait = {
  /** One of `Player`, `Provider`, `Review`, `Approval` (an operator approves it), `IdentityVerification`, `SourceOfWealth`, `Weekend`, `Refund`. */
  readonly for: Scalars['String']['output'];
  /** Latest expected time; null when there is none. */
  readonly by?: Maybe<Scalars['DateTime']['output']>;
};

export type TransactionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Transaction;
};

export type TransactionPage = {
  readonly edges: ReadonlyArray<TransactionEdge>;
  readonly pageInfo: PageInfo;
};

export type TransactionFilter = {
  readonly type?: InputMaybe<TransactionType>;
  readonly statuses?: InputMaybe<ReadonlyArray<TransactionStatus>>;
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** CASH-20: newest first by this date. */
export type TransactionSort = 'createdAt' | 'processedAt';

export type LastCompletedDeposit = {
  readonly provider: Scalars['String']['output'];
  /** JSON text with `attributes.paymentMethod` and `debtor.account`. */
  readonly payload: Scalars['String']['output'];
};

export type NetDeposits = {
  readonly deposited: Scalars['Decimal']['output'];
  readonly withdrawn: Scalars['Decimal']['output'];
  readonly net: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
};

/** `idempotencyKey` is chosen by the client, one per submission: repeating a request with the same key moves money only once (MONEY-07). */
export type DepositInput = {
  readonly idempotencyKey: Scalars['ID']['input'];
  readonly method: Scalars['ID']['input'];
  /** Id of a `PaymentAccount`; null for a new account. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
  readonly amount: Scalars['Decimal']['input'];
  readonly currency: Scalars['Currency']['input'];
};

export type WithdrawalInput = {
  readonly idempotencyKey: Scalars['ID']['input'];
  readonly method: Scalars['ID']['input'];
  readonly account?: InputMaybe<Scalars['ID']['input']>;
  readonly amount: Scalars['Decimal']['input'];
  readonly currency: Scalars['Currency']['input'];
};

export type Studio = {
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** Path and version of its logo: one colour on a transparent ground, shown in the text colour of the page. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
};

/** A studio with its games that are available to the visitor, newest first. */
export type StudioGames = {
  readonly studio: Studio;
  readonly games: GameConnection;
  /** Filters that distinguish the studio's games, with the number of games behind each value. */
  readonly facets: ReadonlyArray<GameFacet>;
};

/** A studio with its games that are available to the visitor, newest first. */
export type StudioGamesGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  market?: InputMaybe<MarketHint>;
  sort?: InputMaybe<GameSort>;
  filter?: InputMaybe<GameFilter>;
};

/** A studio with its games that are available to the visitor, newest first. */
export type StudioGamesFacetsArgs = {
  filter?: InputMaybe<GameFilter>;
};

/**
 * GAME-17: the market that a client believes the visitor is in. The platform determines the market itself; a
 * hint can only remove games, never add any.
 */
export type MarketHint = {
  readonly currencyCode?: InputMaybe<Scalars['Currency']['input']>;
  readonly ipCountryCode?: InputMaybe<Scalars['String']['input']>;
  readonly subDivision?: InputMaybe<Scalars['String']['input']>;
  readonly license?: InputMaybe<Scalars['String']['input']>;
};

export type TileFormat = 'portrait' | 'square' | 'wide';

export type Game = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  /** Position in its list. */
  readonly idx: Scalars['Int']['output'];
  /** The studio's id of the game. */
  readonly lookupId: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly studio: Studio;
  /** Return to player as a percentage, `96.2`; null when the studio states none (live tables). */
  readonly rtp?: Maybe<Scalars['Decimal']['output']>;
  readonly isNew: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  /** The hex colour shown until the picture has loaded. */
  readonly tileColour: Scalars['String']['output'];
  /** Path and version of the pictures, `/images/games/<slug>?v=<version>`; format and width go between: `/images/games/<slug>/portrait-240?v=<version>`. `images.ts` beside this file lists them. */
  readonly tileUrl: Scalars['String']['output'];
  readonly isFavourite: Scalars['Boolean']['output'];
};

export type GameEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Game;
};

export type GameConnection = {
  readonly edges: ReadonlyArray<GameEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type GameList = {
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** Shape of the tiles when the list is shown as a carousel. */
  readonly format: TileFormat;
  readonly isRanked: Scalars['Boolean']['output'];
  /** In-app path of the full list, without locale. */
  readonly path: Scalars['String']['output'];
  /**
   * Games after the cursor `after`. Without a cursor, games after `lastShownGameId` if that game is in the list.
   * Without `sort` they are in the list's own order.
   */
  readonly games: GameConnection;
  /** Filters that distinguish the list's games, with the number of games behind each value. */
  readonly facets: ReadonlyArray<GameFacet>;
};

export type GameListGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  lastShownGameId?: InputMaybe<Scalars['ID']['input']>;
  market?: InputMaybe<MarketHint>;
  sort?: InputMaybe<GameSort>;
  filter?: InputMaybe<GameFilter>;
};

export type GameListFacetsArgs = {
  filter?: InputMaybe<GameFilter>;
};

export type GameSort =
  /** Most players in the last seven days first. */
  | 'popular'
  /** Latest release first. */
  | 'newest'
  | 'title'
  /** Highest return to player first; games without a stated return come last. */
  | 'returnRate';

export type GameFacetKey = 'studio' | 'volatility' | 'feature' | 'returnFrom' | 'stakeUpTo';

export type GameFacet = {
  readonly key: GameFacetKey;
  readonly options: ReadonlyArray<GameFacetOption>;
};

export type GameFacetOption = {
  /** Value of the filter that has the facet's name. */
  readonly value: Scalars['String']['output'];
  /** Name of a studio; null for a value of which the client has the text. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Number of games if this value is chosen, with the other filters as they are. */
  readonly count: Scalars['Int']['output'];
};

/** A featured game at the top of the lobby. The text colours meet WCAG AA contrast on `panelColour`. */
export type Hero = {
  readonly game: Game;
  readonly kicker: Scalars['String']['output'];
  readonly copy: Scalars['String']['output'];
  readonly panelColour: Scalars['String']['output'];
  readonly textColour: Scalars['String']['output'];
  readonly accentColour: Scalars['String']['output'];
};

export type Lobby = {
  readonly heroes: ReadonlyArray<Hero>;
  /**
   * The jackpot above the lists. Null for a visitor of a site that is not open to visitors, for a player who may not be
   * shown offers, for a brand without a jackpot, and for a brand that has placed it among the content blocks of the lobby.
   */
  readonly jackpot?: Maybe<JackpotSettings>;
  readonly lists: ReadonlyArray<GameList>;
  /**
   * The games of the player's latest rounds, as in `gameHistory`, each once, at most five, newest first. A game that was
   * opened without a round is not among them. Empty for a visitor.
   */
  readonly recentlyPlayed: ReadonlyArray<RecentGame>;
  /**
   * Lists made for this player: `favourites`, `because-you-played` (games similar to the one they last played a round
   * of) and `since-last-visit` (games added since their previous session). Empty lists are left out.
   */
  readonly personal: ReadonlyArray<GameList>;
  /** Games with the most players of rounds in the last seven days; null if nobody has played. */
  readonly mostPlayed?: Maybe<GameList>;
  /**
   * The latest raffle wins of this brand, newest first, without names. Empty without a raffle, for a visitor, and for a
   * player who may not be shown offers.
   */
  readonly recentWins: ReadonlyArray<RecentWin>;
};

export type RecentWin = {
  readonly id: Scalars['ID']['output'];
  readonly drop: RaffleDropType;
  /** In the player's currency. */
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  readonly wonAt: Scalars['DateTime']['output'];
};

export type RecentGame = {
  readonly game: Game;
  readonly playedAt: Scalars['DateTime']['output'];
};

/** GQLO-16: a recently played game, in the shape that the specification gives. */
export type RecentlyPlayedGame = {
  readonly gameDescriptorV2: GameDescriptor;
};

export type GameDescriptor = {
  readonly json: GameFlags;
};

export type GameFlags = {
  readonly gameId: Scalars['ID']['output'];
  readonly isLiveCasinoGame: Scalars['Boolean']['output'];
};

export type Menu = {
  readonly items: ReadonlyArray<MenuItem>;
};

export type MenuItem = {
  /** Key of the item's text and icon. */
  readonly key: Scalars['String']['output'];
  /** In-app path without locale. */
  readonly path: Scalars['String']['output'];
  /** Number of games in the list behind the item; null when it does not lead to a list. */
  readonly count?: Maybe<Scalars['Int']['output']>;
};

/** Lowest and highest return to player that the studio offers for a game, as percentages. */
export type ReturnRange = {
  readonly least: Scalars['Decimal']['output'];
  readonly most: Scalars['Decimal']['output'];
};

export type GameDetails = {
  readonly game: Game;
  /** Null when the studio offers no return other than `game.rtp`. */
  readonly rtpRange?: Maybe<ReturnRange>;
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  /** Language the game starts in for this visitor: their own if the game supports it, otherwise English. */
  readonly language: Scalars['String']['output'];
  /** Highest win as a multiple of the stake. */
  readonly maxWin?: Maybe<Scalars['Int']['output']>;
  /** Number of paylines or ways. */
  readonly lines?: Maybe<Scalars['Int']['output']>;
  readonly volatility?: Maybe<Scalars['String']['output']>;
  readonly minStake?: Maybe<Scalars['Decimal']['output']>;
  readonly maxStake?: Maybe<Scalars['Decimal']['output']>;
  readonly related: GameList;
};

export type GameMode = 'real' | 'fun';

export type GameLaunch = {
  /** URL on the studio's own origin; load it in a sandboxed iframe. */
  readonly url: Scalars['String']['output'];
  readonly origin: Scalars['String']['output'];
  /** Whether the frame posts the messages of the studio wallet. One that posts none counts as ready once it has loaded. */
  readonly hasMessages: Scalars['Boolean']['output'];
};

/**
 * Search results among the content available to the visitor. A blank term without a filter returns all lists
 * and nothing else; with a filter, only the matching games are returned.
 */
export type Findings = {
  /** Best match first, at most 24. Similar spellings are returned only when nothing matches exactly. */
  readonly games: ReadonlyArray<Game>;
  /** Total number of matching games. */
  readonly gameCount: Scalars['Int']['output'];
  readonly studios: ReadonlyArray<Studio>;
  readonly lists: ReadonlyArray<GameList>;
  readonly categories: ReadonlyArray<GameList>;
  /** Promotions that the player may see, by their titles. */
  readonly promotions: ReadonlyArray<Promotion>;
  /** Featured matches of the sportsbook, by their teams and leagues. */
  readonly matches: ReadonlyArray<FeaturedMatch>;
};

export type Volatility = 'low' | 'medium' | 'high';

export type GameFeature = 'wilds' | 'ways' | 'lines' | 'stackedSymbols' | 'changingReels';

/** All given criteria must match. */
export type GameFilter = {
  /** Slug of the studio. */
  readonly studio?: InputMaybe<Scalars['String']['input']>;
  readonly volatility?: InputMaybe<Volatility>;
  readonly feature?: InputMaybe<GameFeature>;
  readonly hasJackpot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lowest return to player, in per cent. */
  readonly returnFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Games that can be played for this stake or less, in major units. */
  readonly stakeUpTo?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Filter values that match at least one game. */
export type SearchChoices = {
  /** Sorted by name. */
  readonly studios: ReadonlyArray<Studio>;
  readonly volatilities: ReadonlyArray<Volatility>;
  readonly features: ReadonlyArray<GameFeature>;
  readonly hasJackpots: Scalars['Boolean']['output'];
};

export type ZendeskToken = {
  /** Signed JWT in the format of the chat provider; pass it to `loginUser` of its messenger. */
  readonly token: Scalars['String']['output'];
};

/** OPEN-11: a text page: terms, privacy, or information that the licence requires. */
export type Page = {
  /** Folder of the page in the site data: `privacy-policy`. */
  readonly key: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Sanitised HTML, for the brand, country and licence. Links within the site have no locale. */
  readonly html: Scalars['String']['output'];
  /** Headings in document order, for a table of contents. */
  readonly sections: ReadonlyArray<PageSection>;
  /** Date of the last text change, as midnight UTC. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** Increases whenever the meaning of the text changes, so that a stored consent names the accepted version. */
  readonly version: Scalars['Int']['output'];
  /** What this version changed, in a sentence; null if the page does not say. */
  readonly changes?: Maybe<Scalars['String']['output']>;
};

export type PageSection = {
  /** Id of the heading in the HTML, identical in all languages. */
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Another brand of this installation that accepts players from the visitor's country. */
export type Casino = {
  readonly id: Scalars['ID']['output'];
  /** Display name of the brand. */
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly company: Scalars['String']['output'];
  readonly isSameOperator: Scalars['Boolean']['output'];
  readonly authority: Scalars['String']['output'];
  readonly minimumAge: Scalars['Int']['output'];
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
  readonly logo: CasinoLogo;
  /** Hex colours of the brand's theme; `text` and `accent` are readable on `panel`. */
  readonly colours: CasinoColours;
};

export type CasinoLogo = {
  readonly url: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
};

export type CasinoColours = {
  readonly panel: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly accent: Scalars['String']['output'];
  /** Background colour that the logo is designed for. */
  readonly mark: Scalars['String']['output'];
};

/** PROMO-03 to PROMO-11: a block of a content page or of a calendar door. */
export type ContentBlock = BannerBlock | JackpotBlock | PromotionBlock | TopGamesBlock | TopSportsBlock;

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

/** A card with a picture and a link. */
export type BannerBlock = {
  readonly type: ContentBlockType;
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Null when the client should show an icon for the link's target instead. */
  readonly picture?: Maybe<ContentPicture>;
  readonly link: ContentLink;
};

/** Shows the pots of the brand's jackpot. */
export type JackpotBlock = {
  readonly type: ContentBlockType;
  readonly settings: JackpotSettings;
};

export type PromotionBlock = {
  readonly type: ContentBlockType;
  readonly promotion: Promotion;
};

export type TopGamesBlock = {
  readonly type: ContentBlockType;
  readonly list: GameList;
};

/** Refetch `featuredMatches` every few seconds to keep the odds current. */
export type TopSportsBlock = {
  readonly type: ContentBlockType;
  /** Null while the sportsbook does not respond. */
  readonly matches?: Maybe<ReadonlyArray<FeaturedMatch>>;
};

/** A running offer that this player is eligible for. */
export type Promotion = {
  /** The brand's id for the promotion, as used in URLs. */
  readonly id: Scalars['ID']['output'];
  readonly audience: PromotionAudience;
  /** Null when the promotion has no end date. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
  /** One-sentence summary. */
  readonly teaser: Scalars['String']['output'];
  /** Full text, one string per paragraph. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  /** Significant terms, one sentence each; display them wherever the offer is displayed. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
  readonly picture: ContentPicture;
  readonly action: PromotionAction;
};

/** PROMO-01: whom a promotion is for, by the player's deposit history. */
export type PromotionAudience = 'ALWAYS' | 'EXISTING_DEPOSITS' | 'FIRST_TIME_DEPOSIT';

export type PromotionAction = {
  readonly type: PromotionActionType;
  /** Target of the action; null for `DEPOSIT`. */
  readonly link?: Maybe<ContentLink>;
};

export type PromotionActionType = 'DEPOSIT' | 'PAGE_LINK';

export type ContentPicture = {
  /** Path of the image, with its version if it has one. */
  readonly url: Scalars['String']['output'];
  /** Colours of the text panel beside the picture; null to use the colours of the site's theme. */
  readonly colours?: Maybe<PanelColours>;
};

/** Hex colours; the other colours are readable on `panel`. */
export type PanelColours = {
  readonly panel: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly accent: Scalars['String']['output'];
};

export type ContentLink = {
  readonly label: Scalars['String']['output'];
  /** In-app path without locale, or an absolute URL when the link leaves the site. */
  readonly url: Scalars['String']['output'];
};

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

export type AccountBanner = {
  /** Id of the banner in the site data; otherwise the banner's type. */
  readonly id: Scalars['ID']['output'];
  readonly type: AccountBannerType;
  /** One sentence with the main message. */
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** What the player can do about it; null when they can only wait. */
  readonly action?: Maybe<ContentLink>;
  /** Label of the dismiss button; null for a banner that cannot be dismissed. */
  readonly dismissal?: Maybe<Scalars['String']['output']>;
  /** When the banner will end or change on its own; null when that is unknown. */
  readonly changesAt?: Maybe<Scalars['DateTime']['output']>;
};

/** GAMI-16: gamification state as last reported by the provider. */
export type PlayerGamificationDetails = {
  /** Loyalty level. 1 is the lowest, and the default for players that the provider has not reported. */
  readonly level: Scalars['Int']['output'];
  readonly isOptedIn: Scalars['Boolean']['output'];
};

/** Texts are in the language of the request. */
export type GamificationSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Null when the brand does not have the page. */
  readonly loyaltyPage?: Maybe<LoyaltyPage>;
  readonly missionsPage?: Maybe<GamificationPage>;
  readonly tournamentsPage?: Maybe<GamificationPage>;
};

/** GQLO-24: header of a page whose content comes from the provider. */
export type GamificationPage = {
  /** Null to use the page's default title. */
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  /** Picture beside the header text; null to show only the text. */
  readonly image?: Maybe<ContentPicture>;
};

export type LoyaltyPage = {
  readonly title: Scalars['String']['output'];
  /** LOY-02: subtitle for narrow screens and for wide screens. */
  readonly mobileSubtitle: Scalars['String']['output'];
  readonly desktopSubtitle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Background of the page header. */
  readonly backgroundImage: ContentPicture;
  readonly backgroundDesktopImage: ContentPicture;
  /** Picture beside the header text. */
  readonly mainImage: ContentPicture;
  readonly mainDesktopImage: ContentPicture;
  readonly shopImage: ContentPicture;
  readonly shopDesktopImage: ContentPicture;
  readonly gamesImage: ContentPicture;
  /** Rich text (HTML). */
  readonly termsAndConditions: Scalars['String']['output'];
  /** Ranks in ascending order; the first is level 1. */
  readonly rankCards: ReadonlyArray<RankCard>;
  readonly rewardCards: ReadonlyArray<LoyaltyRewardCard>;
  readonly steps: ReadonlyArray<LoyaltyStep>;
  /** LOY-09: eight questions. */
  readonly faq: ReadonlyArray<LoyaltyQuestion>;
};

/** LOY-14: one rank of the loyalty programme. */
export type RankCard = {
  readonly rank: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  readonly logo: ContentPicture;
  /** Hex colour. */
  readonly color: Scalars['String']['output'];
  readonly benefitsTitle: Scalars['String']['output'];
  readonly benefits: ReadonlyArray<RankBenefit>;
  /** LOY-04: how a player reaches the rank and what it offers. */
  readonly description: Scalars['String']['output'];
};

export type RankBenefit = {
  readonly description: Scalars['String']['output'];
};

export type LoyaltyRewardCard = {
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly image: ContentPicture;
  /** Hex colour. */
  readonly color: Scalars['String']['output'];
};

export type LoyaltyStep = {
  readonly title: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly image: ContentPicture;
};

export type LoyaltyQuestion = {
  readonly question: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
};

export type GamificationEntry = {
  /** Access token for the provider's widgets only. */
  readonly accessToken: Scalars['String']['output'];
  /** Token lifetime in seconds; request a new one before it ends. */
  readonly expiresInSeconds: Scalars['Int']['output'];
  /** AMB-46: `gamificationOpt.enable` of the provider. */
  readonly isOptedIn: Scalars['Boolean']['output'];
  /** Path of the sandboxed page to load in an iframe for a widget. */
  readonly frameUrl: Scalars['String']['output'];
};

export type JackpotSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Id of the jackpot source; always `thrillpots`. */
  readonly sourceId: Scalars['ID']['output'];
  readonly instanceId: Scalars['ID']['output'];
  readonly operatorId: Scalars['ID']['output'];
  /** Default contribution and the possible contributions per stake, in major units of `currency`. */
  readonly initialContributionValue: Scalars['Float']['output'];
  readonly contributionOptions: ReadonlyArray<Scalars['Float']['output']>;
  readonly currency: Scalars['Currency']['output'];
  /** JACK-60: whether to show a contribution as a percentage of the largest one, beside its amount. */
  readonly showsPercentage: Scalars['Boolean']['output'];
  /** FLAG-12: whether new players of this country are opted in automatically; a licence can forbid it. */
  readonly autoOptIn: Scalars['Boolean']['output'];
  readonly colorPalette: JackpotColorPalette;
  readonly enabledCommunity: Scalars['Boolean']['output'];
  /** Number of players who share the shared pot; 0 without a community pot. */
  readonly communitySize: Scalars['Int']['output'];
  /** Image path. */
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly winnerNotificationImage?: Maybe<Scalars['String']['output']>;
  readonly pots: ReadonlyArray<JackpotPotTerms>;
  /** PROMO-06: the current amounts of the pots, which are shown until the feed responds. */
  readonly potAmounts: ReadonlyArray<JackpotPotAmount>;
  readonly page: JackpotPageSettings;
};

/** The value of one pot, in major units of `currency`, which is that of the settings. */
export type JackpotPotAmount = {
  /** JACK-38: `mega`, `major`, `minor` or `shared`. */
  readonly id: Scalars['ID']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
};

/** Terms of one pot; amounts in euros (D3). */
export type JackpotPotTerms = {
  /** JACK-38: `mega`, `major`, `minor` or `shared`. */
  readonly id: Scalars['ID']['output'];
  /** Share of each contribution, 0 to 1. The rest of a contribution funds the seed amounts of the pots. */
  readonly share: Scalars['Float']['output'];
  readonly seed: Scalars['Decimal']['output'];
  /** Largest amount: the pot is won before it exceeds this. */
  readonly ceiling: Scalars['Decimal']['output'];
  /** The first contribution this many hours after the last win wins the pot; null when there is no time limit. */
  readonly mustDropWithinHours?: Maybe<Scalars['Int']['output']>;
  /** A contribution of one euro wins once in this many bets; the chance is proportional to the contribution. Null for `shared`, which is paid when `mega` is won. */
  readonly oneIn?: Maybe<Scalars['Int']['output']>;
};

/** JACK-42: content of the jackpot page, in the language of the request. */
export type JackpotPageSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Image path; null without a picture. */
  readonly desktopImage?: Maybe<Scalars['String']['output']>;
  readonly mobileImage?: Maybe<Scalars['String']['output']>;
  readonly titleRows: ReadonlyArray<Scalars['String']['output']>;
  readonly subtitle: Scalars['String']['output'];
  /** JACK-06: rich text (HTML). Replace `[[10000.00]]` by that amount of euros, converted to the display currency. */
  readonly text: Scalars['String']['output'];
  /** Rich text (HTML). */
  readonly termsAndConditions: Scalars['String']['output'];
};

/**
 * JACK-43: the theme's jackpot colours as CSS values, for clients that show the jackpot outside the site. The
 * site itself has them in its style sheet.
 */
export type JackpotColorPalette = {
  readonly highlight: Scalars['String']['output'];
  readonly background: Scalars['String']['output'];
  readonly backgroundGradient: Scalars['String']['output'];
  readonly darkBackground: Scalars['String']['output'];
  readonly detailsContentBackground: Scalars['String']['output'];
  readonly detailsBackground: Scalars['String']['output'];
  readonly detailsModalBackground: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly backgroundContrast: Scalars['String']['output'];
  readonly buttonBackground: Scalars['String']['output'];
};

/** JACK-52: ranking of contributors, and the player's own position. */
export type JackpotLeaderboard = {
  /** The player's position, starting at 0; -1 for visitors and for players without a contribution. */
  readonly playerPosition: Scalars['Int']['output'];
  /** Name of the player's rank in the loyalty programme, by their level; null for visitors and on a site without the programme. */
  readonly playerRank?: Maybe<Scalars['String']['output']>;
  readonly playerRankImageUrl?: Maybe<Scalars['String']['output']>;
  /** At most `size` entries. */
  readonly entries: ReadonlyArray<JackpotLeaderboardEntry>;
};

export type JackpotLeaderboardEntry = {
  readonly brand: Scalars['String']['output'];
  /** The player's share if the pot were paid now, in major units of the requested currency. */
  readonly expectedPrize: Scalars['Decimal']['output'];
  /** Null when the player's account was closed or has no name. */
  readonly initials?: Maybe<Scalars['String']['output']>;
  readonly rankImageUrl?: Maybe<Scalars['String']['output']>;
  readonly rankName?: Maybe<Scalars['String']['output']>;
};

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

export type IdentityVerification = {
  readonly id: Scalars['ID']['output'];
  readonly status: KycStatus;
  /** Why it was requested; null when it was not. */
  readonly reason?: Maybe<IdentityVerificationReason>;
  readonly askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Deadline for the verification; null when nothing is pending. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** When the submitted evidence was last reviewed. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** KYC-03: completed steps: `Identity`, `Selfie`, `Address` or `Other`. */
  readonly verificationsDone: ReadonlyArray<Scalars['String']['output']>;
  readonly verificationsMissing: ReadonlyArray<Scalars['String']['output']>;
  /** Why the last submission was rejected; empty when it was accepted or there was none. */
  readonly rejections: ReadonlyArray<IdentityRejection>;
  /** Whether deposits and stakes are blocked until the verification is complete. */
  readonly isBlocking: Scalars['Boolean']['output'];
  /** Whether payouts wait until the verification is complete. */
  readonly holdsPayouts: Scalars['Boolean']['output'];
  /** Whether `startIdentityVerification` would currently succeed. */
  readonly mayStart: Scalars['Boolean']['output'];
};

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

/** The identity verification provider's page, to be loaded in an iframe on the provider's origin. */
export type IdentityVerificationStep = {
  readonly url: Scalars['String']['output'];
  /** Token for the iframe, valid for a few minutes. Send it to the iframe's origin by postMessage when the iframe reports that it is ready. */
  readonly token: Scalars['String']['output'];
};

export type ComplianceUpdate = {
  readonly sourceOfWealth: SourceOfWealthRequirement;
  readonly kycStatus: KycStatus;
};

export type DocumentVersion = {
  /** The `key` of the page. */
  readonly key: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

export type Limits = {
  /** AMB-50: the deposit limits that the player's licence offers, shortest period first; `stake` and `loss` are sorted alike. */
  readonly deposit: ReadonlyArray<PlayerLimit>;
  /** Limits on stakes. Jackpot contributions count (LIMIT-10); rolled back stakes do not. */
  readonly stake: ReadonlyArray<PlayerLimit>;
  /** Limits on the net loss of real money in games: stakes minus wins. */
  readonly loss: ReadonlyArray<PlayerLimit>;
  /** LIMIT-13: limits that count at all brands of the licence; null where the licence has none. */
  readonly global?: Maybe<GlobalLimits>;
  /** LIC-09, LIMIT-14: the limits on the time that the player is signed in, shortest period first. */
  readonly session: ReadonlyArray<SessionLimit>;
  /** LIMIT-08: when the player is next asked to review their limits; in the past when the review is due. */
  readonly reviewDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** RG-03: whether the player is barred from raising any limit. */
  readonly isRaiseBlocked: Scalars['Boolean']['output'];
  /** The last 20 changes of these limits, latest first; those of `global` have their own. */
  readonly history: ReadonlyArray<LimitStep>;
};

/**
 * LIMIT-13: limits of a person, set once for their accounts at all brands of the licence. `used` is the sum of all these
 * accounts. Amounts are in the currency of the account that set the first of them, and days begin in that brand's time zone.
 * Use in another currency counts at a fixed rate, which is recorded for each account when it begins to share the limits.
 */
export type GlobalLimits = {
  readonly deposit: ReadonlyArray<PlayerLimit>;
  readonly loss: ReadonlyArray<PlayerLimit>;
  /** Names of the brands at which the limits count. */
  readonly brands: ReadonlyArray<Scalars['String']['output']>;
  /** RG-03: whether one of the person's accounts is barred from raising limits. */
  readonly isRaiseBlocked: Scalars['Boolean']['output'];
  /** The last 20 changes of these limits, latest first. */
  readonly history: ReadonlyArray<LimitStep>;
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

/** One change of a limit. */
export type LimitStep = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly what: LimitStepKind;
  /** In major units of `currency`, or in minutes if that is null; null for the removal of the limit. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  readonly currency?: Maybe<Scalars['Currency']['output']>;
  /** LIMIT-13: name of the brand at which the limit was changed; null if the platform changed it. */
  readonly brand?: Maybe<Scalars['String']['output']>;
};

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

/** One limit. Amounts are in major units of `currency`. Days begin at midnight, weeks on Monday and months on the first, in the brand's time zone. */
export type PlayerLimit = {
  readonly scope: LimitScope;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: Scalars['Currency']['output'];
  /** Null when the player has set no limit. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Amount used in the current period, including pending deposits; 0 when a net win would make it negative. */
  readonly used: Scalars['Decimal']['output'];
  /** Amount left in the current period; larger than `amount` after a net win. */
  readonly left?: Maybe<Scalars['Decimal']['output']>;
  /** When the current period ends and `used` restarts at 0. */
  readonly returnsAt: Scalars['DateTime']['output'];
  /** LIMIT-02, LIMIT-03: a pending increase or removal of the limit; null when there is none. */
  readonly change?: Maybe<LimitChange>;
};

export type LimitChangeState =
  /** LIMIT-02: in the waiting period until `readyAt`. */
  | 'Pending'
  /** LIMIT-03: the player can confirm the change until `lapsesAt`. */
  | 'Ready';

export type LimitChange = {
  readonly state: LimitChangeState;
  /** New amount; null for a removal of the limit. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  readonly readyAt: Scalars['DateTime']['output'];
  readonly lapsesAt: Scalars['DateTime']['output'];
};

/**
 * One session limit, in minutes. All time between sign-in and the end of the session counts, on every page, except in
 * a session that begins after the limit is used up. Days and weeks are those of `PlayerLimit`.
 */
export type SessionLimit = {
  readonly period: LimitPeriod;
  /** Null when the player has set no limit. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  /** Whole minutes used in the current period. */
  readonly usedMinutes: Scalars['Int']['output'];
  /** Whole minutes left in the current period, rounded up. */
  readonly leftMinutes?: Maybe<Scalars['Int']['output']>;
  /** When the current period ends and `usedMinutes` restarts at 0. */
  readonly returnsAt: Scalars['DateTime']['output'];
  /** LIMIT-02, LIMIT-03: a pending increase or removal of the limit; null when there is none. */
  readonly change?: Maybe<SessionLimitChange>;
};

export type SessionLimitChange = {
  readonly state: LimitChangeState;
  /** New limit in minutes; null for a removal of the limit. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  readonly readyAt: Scalars['DateTime']['output'];
  readonly lapsesAt: Scalars['DateTime']['output'];
};

/** LIMIT-14: the part of the session in which stakes are accepted, by the platform's clock. */
export type PlayTime = {
  readonly sessionId: Scalars['ID']['output'];
  /** In the future when the limit was reached before this session. */
  readonly opensAt: Scalars['DateTime']['output'];
  /** When play is possible again after the end. */
  readonly returnsAt: Scalars['DateTime']['output'];
  /** Seconds until `opensAt`; 0 when play is possible or the limit is reached. */
  readonly opensInSeconds: Scalars['Int']['output'];
  /** Seconds until the session ends; 0 when the limit is reached. */
  readonly closesInSeconds: Scalars['Int']['output'];
};

export type LimitInput = {
  readonly scope?: InputMaybe<LimitScope>;
  /** A limit of an amount: `Deposit`, `Stake` or `Loss`. */
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** New amount; null removes the limit. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** That of the player's account; LIMIT-13: for a limit at all brands also that of the limit. The other is converted and rounded down. */
  readonly currency: Scalars['Currency']['input'];
};

export type PlayTimeUpdate = {
  readonly sessionId: Scalars['ID']['output'];
  /** Null when the session has no end any more. */
  readonly closesAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPage = {
  readonly edges: ReadonlyArray<NotificationEdge>;
  readonly pageInfo: PageInfo;
  /** All unread notifications, not only those of the page. */
  readonly unread: Scalars['Int']['output'];
};

export type NotificationEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Notification;
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

/** The facts that a client writes in the reader's language; a fact that the kind does not have is null. */
export type Notification = {
  /** Unique among the notifications of the player. */
  readonly id: Scalars['ID']['output'];
  readonly kind: NotificationKind;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly isRead: Scalars['Boolean']['output'];
  /** In major units of `currency`. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  readonly currency?: Maybe<Scalars['Currency']['output']>;
  /** The `type` of a reward, as in `RewardType`. */
  readonly rewardType?: Maybe<Scalars['String']['output']>;
  /** Free spins of a reward. */
  readonly spins?: Maybe<Scalars['Int']['output']>;
  /** The pot of a jackpot win: `mega`, `major` or `minor`. */
  readonly pot?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly limit?: Maybe<NotificationLimit>;
  readonly message?: Maybe<OperatorMessage>;
};

export type NotificationLimit = {
  readonly scope: LimitScope;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
};

/** A message of the operator, in the language of the request. It is plain text, never markup. */
export type OperatorMessage = {
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Path of the page that it is about, without locale; null without one. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type Push = {
  /** The `applicationServerKey` with which a browser subscribes (RFC 8292), base64url. */
  readonly publicKey: Scalars['String']['output'];
  /** Whether the platform sends messages to this `PushSubscription.endpoint` of a browser for this player. */
  readonly isSubscribed: Scalars['Boolean']['output'];
};

export type PushIsSubscribedArgs = {
  endpoint: Scalars['String']['input'];
};

/** A browser's `PushSubscription`, its keys base64url. */
export type PushSubscriptionInput = {
  readonly endpoint: Scalars['String']['input'];
  readonly p256dh: Scalars['String']['input'];
  readonly auth: Scalars['String']['input'];
};

export type NotificationsUpdate = {
  readonly unread: Scalars['Int']['output'];
};

export type Player = {
  readonly id: Scalars['ID']['output'];
  readonly playerId: Scalars['ID']['output'];
  readonly accountStatus: AccountStatus;
  readonly country: Country;
  readonly numberOfDeposits: Scalars['Int']['output'];
  /** In major units of the wallet's currency. */
  readonly totalDepositAmount: Scalars['Decimal']['output'];
  readonly hasFirstTimeDeposit: Scalars['Boolean']['output'];
  readonly language: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly emailVerified: Scalars['Boolean']['output'];
  /** E.164 format; null when the player has given none. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly isPhoneNumberVerified: Scalars['Boolean']['output'];
  /** Minutes between two reality checks; null when the player has not chosen an interval. */
  readonly realityCheckPeriod?: Maybe<Scalars['Int']['output']>;
  readonly personalInfo: PersonalInfo;
  readonly marketingPreferences: MarketingPreferences;
  readonly isSuppressedInAnyCommunicationGroup: Scalars['Boolean']['output'];
  readonly isSmsMarketingAccepted: Scalars['Boolean']['output'];
  readonly isEmailMarketingAccepted: Scalars['Boolean']['output'];
  readonly isPhoneMarketingAccepted: Scalars['Boolean']['output'];
  readonly isWebPushMarketingAccepted: Scalars['Boolean']['output'];
  /** PLAYER-11: whether the player has accepted the current version of the terms and conditions. */
  readonly termsAccepted: Scalars['Boolean']['output'];
  /** PLAYER-11: whether the player has accepted the current version of the privacy policy. */
  readonly privacyPolicyAccepted: Scalars['Boolean']['output'];
  /** PLAYER-12: true from `instantBankingBlock.activeFrom` on. */
  readonly isInstantBankingBlocked: Scalars['Boolean']['output'];
  /** Null when no block is set. A block can be set before it takes effect at `activeFrom`, so that it can be announced. */
  readonly instantBankingBlock?: Maybe<InstantBankingBlock>;
  /** RG-04: null unless the player is currently self-excluded. */
  readonly selfExclusionDetails?: Maybe<SelfExclusionDetails>;
  /** RG-05: null unless a time-out is currently active. */
  readonly timeouts?: Maybe<Timeouts>;
  readonly areWithdrawalsBlocked: Scalars['Boolean']['output'];
  /** Whether the player can withdraw at all: true when no withdrawal block is set. */
  readonly canWithdraw: Scalars['Boolean']['output'];
  readonly kycCheckStatus: KycCheckStatus;
  /** Null when no source of wealth check has been requested. */
  readonly sourceOfWealthStatus?: Maybe<SourceOfWealthStatus>;
  /** Whether the bank's customer due diligence (CDD) has been requested. */
  readonly bankingCDD: Scalars['Boolean']['output'];
  /**
   * CASH-09: open tasks that block deposits until the player completes them, the first one to do first. The
   * platform refuses deposits by the same rule.
   */
  readonly guards: ReadonlyArray<DepositGuard>;
  /** When the current session began, for the session clock. */
  readonly sessionStartedAt: Scalars['DateTime']['output'];
  /** Time of the previous sign-in; null at the first. */
  readonly lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * BANNER-01 to BANNER-16, OPEN-29: the most serious notice that currently applies to the account, with its
   * text. Null when none applies or all were dismissed.
   */
  readonly banner?: Maybe<AccountBanner>;
  /**
   * OVER-08: legal documents of which the player has yet to accept the current version. Until then, real-money
   * play and deposits are refused (`PlayerBlocked`, reason `ContentAcceptRequired`); withdrawals never are.
   */
  readonly documentsToAccept: ReadonlyArray<Page>;
  /** Whether `requestEmailChange` is offered: not for a closed account, nor where another identity provider has the address. */
  readonly canChangeEmail: Scalars['Boolean']['output'];
};

export type DepositGuard =
  /** OVER-08: new versions of legal documents are to be accepted (`documentsToAccept`). */
  | 'contentAccept'
  | 'identityVerification'
  | 'sourceOfWealth'
  | 'phoneVerification'
  /** AMB-12: a reality check is due and has not been answered. */
  | 'realityCheck';

export type AccountStatus = {
  /** `Active` or `Closed`. */
  readonly status: Scalars['String']['output'];
  /** Why the account is closed: `MultipleAccounts`, for example. */
  readonly cause?: Maybe<Scalars['String']['output']>;
  readonly reopenByCustomerAllowed: Scalars['Boolean']['output'];
};

export type Country = {
  readonly id: Scalars['ID']['output'];
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly currency: Scalars['Currency']['output'];
};

export type PersonalInfo = {
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  /** ISO 8601 date. */
  readonly dateOfBirth: Scalars['String']['output'];
  readonly street?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly zipCode?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  /** National id number, masked to its last four characters (`•••• 123A`); the full number never leaves the platform. */
  readonly ssn?: Maybe<Scalars['String']['output']>;
};

export type MarketingPreferences = {
  /** No marketing is sent whatever the player accepts, because the operator blocked it or the player is self-excluded. */
  readonly marketingBlocked: Scalars['Boolean']['output'];
};

export type InstantBankingBlock = {
  readonly activeFrom: Scalars['DateTime']['output'];
};

export type SelfExclusionDetails = {
  /** Null for an indefinite exclusion. */
  readonly exclusionEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Timeouts = {
  readonly timeoutEndsAt: Scalars['DateTime']['output'];
};

export type KycCheckStatus = {
  /** Current status; after a missed deadline it is `Required`. */
  readonly status: KycStatus;
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** `Identity`, `Selfie`, `Address` and `Other`; each is in exactly one of the two lists. */
  readonly verificationsDone: ReadonlyArray<Scalars['String']['output']>;
  readonly verificationsMissing: ReadonlyArray<Scalars['String']['output']>;
};

export type SourceOfWealthStatus = {
  readonly dueDate?: Maybe<Scalars['DateTime']['output']>;
  readonly dueDateExpired: Scalars['Boolean']['output'];
  readonly requiredDocumentsUploadV2: ReadonlyArray<RequiredDocumentUpload>;
};

export type RequiredDocumentUpload = {
  readonly comment?: Maybe<Scalars['String']['output']>;
  readonly requestedFundingType: Scalars['String']['output'];
};

export type Customer = {
  readonly id: Scalars['ID']['output'];
  /** PLAYER-20: ids of pop-ups that the player has not acknowledged yet. */
  readonly popUpsNeeded: ReadonlyArray<Scalars['ID']['output']>;
  readonly isCancelWithdrawalBlocked: Scalars['Boolean']['output'];
  readonly isIncreaseDepositLimitBlocked: Scalars['Boolean']['output'];
  readonly isRewardsBlocked: Scalars['Boolean']['output'];
  readonly isDepositsBlocked: Scalars['Boolean']['output'];
};

export type DeviceKind = 'desktop' | 'phone' | 'tablet';

/** One sign-in. Fields are null when the browser did not send them or the location is unknown. */
export type PlayerSession = {
  readonly id: Scalars['ID']['output'];
  readonly isPresent: Scalars['Boolean']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  /** Null while the session is active. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endReason?: Maybe<SessionEndReason>;
  readonly deviceKind?: Maybe<DeviceKind>;
  /** Browser name: `Firefox`. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** Operating system: `Windows`. */
  readonly system?: Maybe<Scalars['String']['output']>;
  /** Country of the IP address, in the language of the request. */
  readonly place?: Maybe<Scalars['String']['output']>;
};

export type PlayerSessionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PlayerSession;
};

export type PlayerSessionPage = {
  readonly edges: ReadonlyArray<PlayerSessionEdge>;
  readonly pageInfo: PageInfo;
};

export type MarketingChoice = {
  readonly email: Scalars['Boolean']['input'];
  readonly sms: Scalars['Boolean']['input'];
  readonly phone: Scalars['Boolean']['input'];
  readonly webPush: Scalars['Boolean']['input'];
};

/** GQLO-11: changes of the player's account that a client reacts to. */
export type PlayerUpdate = {
  readonly isAccountClosed: Scalars['Boolean']['output'];
  /** OVER-08: false while `documentsToAccept` has any. */
  readonly isContentAccepted: Scalars['Boolean']['output'];
  readonly emailVerified: Scalars['Boolean']['output'];
  readonly isPhoneNumberVerified: Scalars['Boolean']['output'];
};

export type CustomerPopUps = {
  readonly popUpIdsAdded: ReadonlyArray<Scalars['ID']['output']>;
};

/** RAFF-16: settings of the raffle, in the language of the request. */
export type RaffleSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Image path; null without a picture. */
  readonly pageMobileBackgroundImage?: Maybe<Scalars['String']['output']>;
  readonly pageDesktopBackgroundImage?: Maybe<Scalars['String']['output']>;
  /** Rich text (HTML). */
  readonly text: Scalars['String']['output'];
  /** Rich text (HTML). */
  readonly termsAndConditions: Scalars['String']['output'];
  /** HTTP-07: three sources, the hourly one first. */
  readonly sources: ReadonlyArray<RaffleSource>;
  /** RAFF-03: wagered amount in euros that earns one ticket. */
  readonly ticketPrice: Scalars['Decimal']['output'];
  /** When the running hourly drop is drawn; null while none is running, and for a viewer who may not be shown offers. */
  readonly nextDropAt?: Maybe<Scalars['DateTime']['output']>;
  /** RAFF-04: studio whose games currently earn extra tickets. */
  readonly providerOfTheWeek?: Maybe<RaffleProvider>;
};

/** Source id of a kind of drop, for the raffle's HTTP calls. */
export type RaffleSource = {
  readonly type: RaffleDropType;
  readonly id: Scalars['ID']['output'];
};

export type RaffleDropType = 'hourly' | 'daily' | 'weekly';

/** A studio whose games earn extra tickets in the weekly drop. */
export type RaffleProvider = {
  readonly studio: StudioGames;
  /** Multiplier for tickets in the weekly drop. */
  readonly factor: Scalars['Int']['output'];
  readonly until: Scalars['DateTime']['output'];
};

/** RAFF-15: a raffle winner. Fields are null when the data no longer exists (RAFF-17). */
export type RaffleWinner = {
  readonly winnerInitials?: Maybe<Scalars['String']['output']>;
  /** Major units of `winCurrency`, which is the requested `baseCurrency`. */
  readonly winAmount?: Maybe<Scalars['Decimal']['output']>;
  readonly winCurrency?: Maybe<Scalars['Currency']['output']>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly timestamp?: Maybe<Scalars['DateTime']['output']>;
  readonly instanceId: Scalars['ID']['output'];
  /** Kind of drop: `hourly`, `daily` or `weekly`. */
  readonly jackpotName: RaffleDropType;
  readonly cursor: Scalars['String']['output'];
};

export type SessionClock = {
  readonly id: Scalars['ID']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly played: SessionPlay;
  /** Null when the licence requires no reality check. */
  readonly realityCheck?: Maybe<RealityCheck>;
};

/** CLOCK-02: stakes and wins since sign-in, in major units of `currency`, computed from the ledger. */
export type SessionPlay = {
  readonly currency: Scalars['Currency']['output'];
  /** Stakes in real and bonus money, including jackpot contributions (LIMIT-10) and without rolled back stakes. */
  readonly staked: Scalars['Decimal']['output'];
  readonly won: Scalars['Decimal']['output'];
  /** `won` minus `staked`. */
  readonly net: Scalars['Decimal']['output'];
};

/** CLOCK-03: the recurring reminder of time and money spent. */
export type RealityCheck = {
  /** Minutes between two reality checks; a longer interval applies after the next one. */
  readonly periodMinutes: Scalars['Int']['output'];
  /** Intervals that the player can choose, in ascending order; the last one is the default. */
  readonly choices: ReadonlyArray<Scalars['Int']['output']>;
  readonly dueAt: Scalars['DateTime']['output'];
  /** Seconds until the check is due, by the platform's clock; 0 when it is due. A due check blocks new rounds and deposits until the player answers it. */
  readonly dueInSeconds: Scalars['Int']['output'];
};

export type SessionClockUpdate = {
  readonly sessionId: Scalars['ID']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
};

/** Form values as entered. Omit fields that the country does not require. */
export type RegistrationForm = {
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  /** ISO 8601 date. */
  readonly birthDate: Scalars['String']['input'];
  readonly nationalId?: InputMaybe<Scalars['String']['input']>;
  readonly dayLimit?: InputMaybe<Scalars['String']['input']>;
  readonly weekLimit?: InputMaybe<Scalars['String']['input']>;
  readonly monthLimit?: InputMaybe<Scalars['String']['input']>;
  /**
   * LIMIT-05: the player confirms that they set no limits now. Where limits are offered and optional, a form without
   * limits and without this confirmation is reported as `missing` for `withoutLimits`.
   */
  readonly withoutLimits?: InputMaybe<Scalars['Boolean']['input']>;
  /** FLAG-13: jackpot contribution per stake, in major units of the account's currency; empty to opt out. */
  readonly jackpot?: InputMaybe<Scalars['String']['input']>;
  /** The player confirms that they are of age and open the account for themselves. */
  readonly adult: Scalars['Boolean']['input'];
  /** Consent to the terms and conditions and the privacy policy in the versions of `documents`. */
  readonly terms: Scalars['Boolean']['input'];
  /** OVER-08: the versions that the form showed. A version that is not current is reported as `changed` for `terms`. */
  readonly documents: ReadonlyArray<DocumentVersion>;
  readonly emailOffers: Scalars['Boolean']['input'];
  readonly smsOffers: Scalars['Boolean']['input'];
};

/**
 * Identifies a completed sign-in at a payment provider. Names and date of birth are then taken from the
 * provider's data and override the form.
 */
export type BankProof = {
  readonly state: Scalars['String']['input'];
  readonly verifier: Scalars['String']['input'];
};

export type RegistrationAnswer = {
  /** Empty when the registration was accepted. */
  readonly problems: ReadonlyArray<RegistrationProblem>;
  /** OVER-08: the current versions of the legal documents, for a form that showed earlier ones. */
  readonly documents: ReadonlyArray<CurrentDocument>;
};

export type CurrentDocument = {
  readonly key: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
};

export type RegistrationProblem = {
  /** Name of the form field. */
  readonly field: Scalars['String']['output'];
  /** Error code: `missing`, `tooYoung` … */
  readonly problem: Scalars['String']['output'];
};

export type EmailVerification = {
  readonly outcome: EmailVerificationOutcome;
};

export type EmailVerificationOutcome =
  | 'VERIFIED'
  | 'USED'
  | 'EXPIRED'
  /** There is no such link, or it belongs to another brand. */
  | 'UNKNOWN';

export type EmailVerificationSent = {
  readonly resendAfterSeconds: Scalars['Int']['output'];
};

export type PhoneCodeSent = {
  /** Secret of the requesting browser; the code is useless without it. */
  readonly attempt: Scalars['String']['output'];
  /** The number in E.164 format. */
  readonly number: Scalars['String']['output'];
  readonly resendAfterSeconds: Scalars['Int']['output'];
  readonly expiresInSeconds: Scalars['Int']['output'];
};

export type EmailChangeCodesSent = {
  /** Secret of the requesting browser; the codes are useless without it. */
  readonly attempt: Scalars['String']['output'];
  /** The new address, normalised. */
  readonly email: Scalars['String']['output'];
  readonly resendAfterSeconds: Scalars['Int']['output'];
  readonly expiresInSeconds: Scalars['Int']['output'];
};

export type RewardSort = {
  readonly field: RewardSortField;
  readonly isDescending?: InputMaybe<Scalars['Boolean']['input']>;
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

export type RewardAssignment = {
  readonly assignationId: Scalars['ID']['output'];
  readonly assignedAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly status: RewardStatus;
  /** Why the reward could not be credited: the reason of the refused claim; null when no claim was refused. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Null when the player has nothing to do first. */
  readonly action?: Maybe<RewardAction>;
  readonly reward: Reward;
};

/** REW-01: what was granted, and when it can be claimed. */
export type Reward = {
  readonly rewardId: Scalars['ID']['output'];
  /** The operator's name for the reward at the time it was granted. */
  readonly name: Scalars['String']['output'];
  /** Seconds until the reward can no longer be claimed; null when it does not expire. */
  readonly expiresIn?: Maybe<Scalars['Int']['output']>;
  readonly startsAt: Scalars['DateTime']['output'];
  /** When the reward can no longer be claimed; null when it does not expire. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly claimType: RewardClaimType;
  readonly rewardReason: RewardKind;
  readonly rewardType: RewardType;
};

export type RewardClaimType =
  /** The player claims it. */
  | 'manual'
  /** The reward is credited automatically at its start time. */
  | 'automatic';

export type RewardKind =
  /** A part of the player's net losses is returned. */
  'Cashback' | 'Incentive';

/** REW-04: what a reward consists of. */
export type RewardType = FreeSpin | MoneyDrop | BonusMoneyDrop;

/** REW-05: rounds of one game whose stakes the operator pays. Their wins are real money. */
export type FreeSpin = {
  /** Always `free-spin`. */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly freeSpinsAmount: Scalars['Int']['output'];
  /** Stake of each spin, in major units of `currency`. */
  readonly value: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** Bet level of the game that `value` stands for; 1 is the lowest. */
  readonly betLevel: Scalars['Int']['output'];
  readonly game: RewardGame;
};

export type RewardGame = {
  /** Path of the game's page, without locale. */
  readonly url: Scalars['String']['output'];
  /** Details of the game as JSON text: `{ slug, title, studio }`. */
  readonly json: Scalars['String']['output'];
};

/** REW-06: a grant of real money; amount in major units. */
export type MoneyDrop = {
  /** Always `money-drop`. */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
};

/** REW-07: a grant of bonus money; amounts in major units. */
export type BonusMoneyDrop = {
  /** Always `bonus-money-drop`. */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** Wagering requirement: stakes must reach this many times `amount` before the bonus converts to real money. */
  readonly wageringRequirementFactor: Scalars['Int']['output'];
  /** Maximum amount that converts to real money; null when there is no maximum. */
  readonly maxPayout?: Maybe<Scalars['Decimal']['output']>;
};

export type RewardUpdate = {
  readonly assignationId: Scalars['ID']['output'];
  readonly status: RewardStatus;
  readonly reward: Reward;
};

export type SelfExclusion = {
  readonly id: Scalars['ID']['output'];
  /** RG-05: end of the current time-out; null without one. */
  readonly timeoutEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** RG-04: the current self-exclusion; null without one. */
  readonly exclusion?: Maybe<RunningExclusion>;
  /** EXCLUSION-08: time-outs in days that the player's licence offers, limited to those that extend a current time-out by at least an hour. */
  readonly timeoutDays: ReadonlyArray<Scalars['Int']['output']>;
  /** EXCLUSION-02: self-exclusion terms that the player's licence offers, limited to those that extend a current exclusion by at least an hour; empty when the licence has no self-exclusion (LIC-15). */
  readonly terms: ReadonlyArray<ExclusionTerm>;
};

export type ExclusionTerm = {
  /** `P6M`, for example, or `indefinite`. */
  readonly id: Scalars['ID']['output'];
  /** Months of the term; null for `indefinite`. */
  readonly months?: Maybe<Scalars['Int']['output']>;
};

export type RunningExclusion = {
  /** Null for an indefinite exclusion. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** EXCLUSION-03: whether the exclusion was taken at another casino of the licence and extends to this account. */
  readonly isFromElsewhere: Scalars['Boolean']['output'];
  /** EXCLUSION-05: waiting period in hours before the exclusion ends early on request; null when it cannot end early. */
  readonly liftWaitHours?: Maybe<Scalars['Int']['output']>;
  /** The pending request to end the exclusion early; null when there is none or it has lapsed. */
  readonly lift?: Maybe<ExclusionLift>;
};

export type ExclusionLiftState =
  /** EXCLUSION-05: in the waiting period until `readyAt`. */
  | 'Waiting'
  /** The player can confirm the early end until `lapsesAt`. */
  | 'Ready';

/** EXCLUSION-05: a player's request to end their exclusion early. */
export type ExclusionLift = {
  readonly state: ExclusionLiftState;
  readonly reason: Scalars['String']['output'];
  readonly askedAt: Scalars['DateTime']['output'];
  readonly readyAt: Scalars['DateTime']['output'];
  readonly lapsesAt: Scalars['DateTime']['output'];
};

/** The accepted time-out or exclusion. It is the last response of the session, because the player's sessions end with it. */
export type TakenStop = {
  /** Null for an indefinite exclusion. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Shop = {
  /** Whether the player takes part in the loyalty programme; only then can they buy. */
  readonly isOptedIn: Scalars['Boolean']['output'];
  readonly level: Scalars['Int']['output'];
  /** The brand's names of the levels, lowest first; empty when it has none. */
  readonly ranks: ReadonlyArray<Scalars['String']['output']>;
  /** The player's points balance at the provider; null while the provider is unavailable. */
  readonly points?: Maybe<Scalars['Int']['output']>;
  /** Days within which a bought reward can be claimed. */
  readonly claimDays: Scalars['Int']['output'];
  readonly articles: ReadonlyArray<ShopArticle>;
  /** Newest first. */
  readonly purchases: ReadonlyArray<ShopPurchase>;
};

export type ShopArticle = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Price in points. */
  readonly price: Scalars['Int']['output'];
  /** REW-04: the reward that the player receives, in their currency. */
  readonly gives: RewardType;
  /** Lowest loyalty level that can buy the article. */
  readonly fromLevel: Scalars['Int']['output'];
  /** Path of the picture; null when the game whose art it uses is not available in the player's market. */
  readonly pictureUrl?: Maybe<Scalars['String']['output']>;
  /** How many of the article a player can buy per day (in the brand's time zone) and in total; null for no limit. */
  readonly mostPerDay?: Maybe<Scalars['Int']['output']>;
  readonly mostInAll?: Maybe<Scalars['Int']['output']>;
  readonly boughtToday: Scalars['Int']['output'];
  readonly boughtInAll: Scalars['Int']['output'];
};

export type ShopPurchase = {
  readonly id: Scalars['ID']['output'];
  readonly articleId: Scalars['ID']['output'];
  /** Title at the time of purchase. */
  readonly title: Scalars['String']['output'];
  readonly price: Scalars['Int']['output'];
  readonly boughtAt: Scalars['DateTime']['output'];
  readonly state: ShopPurchaseState;
  /** Why the purchase was refused or the points were returned: `NotEnoughPoints`, `NotTakingPart`, `RewardNotGiven`. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** REW-02: the reward that the purchase was granted as. */
  readonly assignationId?: Maybe<Scalars['ID']['output']>;
};

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

export type SignInCodeSent = {
  /** Secret of the requesting browser; the code is useless without it. */
  readonly attempt: Scalars['String']['output'];
  readonly resendAfterSeconds: Scalars['Int']['output'];
  readonly expiresInSeconds: Scalars['Int']['output'];
};

/** Tokens of a session of the custom sign-in flow. */
export type SessionTokens = {
  readonly accessToken: Scalars['String']['output'];
  readonly refreshToken: Scalars['String']['output'];
};

export type ProviderLoginBegun = {
  /** URL to send the browser to. */
  readonly url: Scalars['String']['output'];
  /** Returned as a query parameter when the provider redirects back. */
  readonly state: Scalars['String']['output'];
};

export type ProviderLogin = {
  readonly status: ProviderLoginStatus;
  /** Null unless the status is `SUCCEEDED`. */
  readonly tokens?: Maybe<SessionTokens>;
  /** Null unless the status is `NO_ACCOUNT` after `beginBankRegistration`. */
  readonly newcomer?: Maybe<VerifiedNewcomer>;
};

/** Provider-verified data of a person without an account. */
export type VerifiedNewcomer = {
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  /** ISO 8601 date. */
  readonly birthDate: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly zipCode: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
};

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

export type LogoutResult = {
  readonly loggedOut: Scalars['Boolean']['output'];
};

export type SessionDestroyed = {
  readonly sessionId: Scalars['ID']['output'];
  readonly reason: SessionEndReason;
};

/** A text of the site, in the language of the request. */
export type Translation = {
  readonly key: Scalars['String']['output'];
  /** An ICU message; null when there is no text for the key. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Public settings of a brand for one country. */
export type CountryContext = {
  /** ISO 3166-1 alpha-2 code. */
  readonly countryCode: Scalars['String']['output'];
  /** Whether the site accepts players from the country. */
  readonly isServed: Scalars['Boolean']['output'];
  readonly license: Scalars['String']['output'];
  readonly currency: Scalars['Currency']['output'];
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
  readonly defaultLocale: Scalars['String']['output'];
  /** Sign-in flow for players of the country. */
  readonly loginFlow: Scalars['String']['output'];
};

/** Licence holder, regulator and help line, for the frame of every page. */
export type BasicLayout = {
  readonly label: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly licensee: Licensee;
  readonly authority: Authority;
  readonly helpLine: HelpLine;
};

export type Licensee = {
  readonly company: Scalars['String']['output'];
  readonly licenceNumber: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
};

export type Authority = {
  readonly name: Scalars['String']['output'];
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type HelpLine = {
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
};

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

export type SourceOfWealth = {
  readonly id: Scalars['ID']['output'];
  readonly status: SourceOfWealthRequirement;
  /** When documents waiting for the operator's review were last submitted; null when none are waiting or more were requested. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Deadline for the documents; null unless the status is `Required`. */
  readonly dueDate?: Maybe<Scalars['DateTime']['output']>;
  readonly dueDateExpired: Scalars['Boolean']['output'];
  /** SOW-06: individual document requests, written by the operator. */
  readonly requested: ReadonlyArray<RequiredDocumentUpload>;
  readonly types: ReadonlyArray<SourceOfWealthOfType>;
  /** Whether `sendSourceOfWealth` would currently succeed. */
  readonly maySend: Scalars['Boolean']['output'];
};

/** SOW-04: options and uploaded files for one source of wealth. */
export type SourceOfWealthOfType = {
  readonly type: SourceOfWealthType;
  /** Kinds of evidence accepted for this source. */
  readonly options: ReadonlyArray<SourceOfWealthOption>;
  readonly files: ReadonlyArray<SourceOfWealthFile>;
  /** True when an option is checked and a file is uploaded. If the operator has requested this type, the file must be newer than the request. */
  readonly completed: Scalars['Boolean']['output'];
};

export type SourceOfWealthOption = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly tooltip: Scalars['String']['output'];
  readonly checked: Scalars['Boolean']['output'];
};

/** An uploaded file. Only the operator can read its content. */
export type SourceOfWealthFile = {
  readonly documentId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly sizeBytes: Scalars['Int']['output'];
  /** Whether the file was submitted; submitted files cannot be removed. */
  readonly isSent: Scalars['Boolean']['output'];
};

/** OPEN-43: the provider's sportsbook, to be loaded in an iframe on its own origin. */
export type SportsbookLaunch = {
  /** Contains a token valid for one minute for a player, and none for a visitor, who can browse but not bet. */
  readonly url: Scalars['String']['output'];
  readonly origin: Scalars['String']['output'];
};

/** PROMO-11: a match that the sportsbook recommends, with its current odds. */
export type FeaturedMatch = {
  readonly id: Scalars['ID']['output'];
  readonly league: Scalars['String']['output'];
  readonly home: MatchTeam;
  readonly away: MatchTeam;
  readonly startsAt: Scalars['DateTime']['output'];
  /** Null before the match. */
  readonly live?: Maybe<LiveScore>;
  /** Home, draw if the sport has one, away. */
  readonly selections: ReadonlyArray<MatchSelection>;
};

export type MatchTeam = {
  readonly name: Scalars['String']['output'];
  /** Two hex colours, or none. */
  readonly colours: ReadonlyArray<Scalars['String']['output']>;
};

/** Scores are delayed (FAIR-05). */
export type LiveScore = {
  readonly home: Scalars['Int']['output'];
  readonly away: Scalars['Int']['output'];
  /** Null in a sport without a clock. */
  readonly minute?: Maybe<Scalars['Int']['output']>;
};

export type MatchSelection = {
  readonly outcome: MatchOutcome;
  /** Decimal odds such as `1.85`. Null while the selection cannot be bet on. */
  readonly odds?: Maybe<Scalars['Decimal']['output']>;
  /** Query parameter `pick` of `/sports/`, which puts this selection at these odds on the bet slip. */
  readonly pick: Scalars['String']['output'];
};

export type MatchOutcome = 'home' | 'draw' | 'away';

export type BalanceProof = {
  /** The proof as the text of a file; its format is in docs/guides/verify-balances.md. */
  readonly file: Scalars['String']['output'];
  /** Public keys of the ledger. */
  readonly keys: ReadonlyArray<Scalars['String']['output']>;
};

export type PlayedRoundPage = {
  readonly edges: ReadonlyArray<PlayedRoundEdge>;
  readonly pageInfo: PageInfo;
};

export type PlayedRoundEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PlayedRound;
};

/** One game round: real and bonus money combined, in major units of `currency`. */
export type PlayedRound = {
  readonly id: Scalars['ID']['output'];
  /** The studio's id of the game. */
  readonly gameSlug: Scalars['String']['output'];
  /** Null when the game is no longer available on the site. */
  readonly game?: Maybe<Game>;
  readonly openedAt: Scalars['DateTime']['output'];
  /** Total stakes, without rolled back stakes. */
  readonly staked: Scalars['Decimal']['output'];
  readonly won: Scalars['Decimal']['output'];
  /** MONEY-09: wins of the round that the operator is reviewing; not included in `won`. Null when there are none. */
  readonly beingChecked?: Maybe<Scalars['Decimal']['output']>;
  /** Wins that the studio took back; not included in `won`. Null when there are none. */
  readonly takenBack?: Maybe<Scalars['Decimal']['output']>;
  readonly currency: Scalars['Currency']['output'];
};

export type PlayedRoundDetails = {
  readonly round: PlayedRound;
  /** Whether the round may still take stakes. */
  readonly isOpen: Scalars['Boolean']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The result, as the studio reports it, such as `17 ⚫`; null if it reports nothing. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /**
   * The studio's own page of the round, to be loaded in an iframe on its own origin. Its signature is valid for five minutes.
   * Null while the round is open, after all its stakes were given back, and for a studio without such a page.
   */
  readonly studioPageUrl?: Maybe<Scalars['String']['output']>;
  /** The latest 200, oldest first. A win that was being checked is not among them once it is decided: it is paid or cancelled. */
  readonly movements: ReadonlyArray<RoundMovement>;
  /** Whether the round has movements before these, which are not shown. */
  readonly hasEarlierMovements: Scalars['Boolean']['output'];
};

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

/** What moved in a round, in major units of the round's currency; amounts are positive. */
export type RoundMovement = {
  readonly at: Scalars['DateTime']['output'];
  readonly kind: RoundMovementKind;
  /** Real and bonus money together. */
  readonly amount: Scalars['Decimal']['output'];
  /** The part of `amount` that was bonus money; null if there was none. */
  readonly bonus?: Maybe<Scalars['Decimal']['output']>;
  /** The contribution to the operator's jackpots that was taken beside a stake, or given back with it; null if there was none. */
  readonly jackpotContribution?: Maybe<Scalars['Decimal']['output']>;
  /** The part of `amount` that went to or came from a jackpot of the studio; null if there was none. */
  readonly studioJackpot?: Maybe<Scalars['Decimal']['output']>;
};

export type Wallet = {
  readonly id: Scalars['ID']['output'];
  /** Real money, in major units of `currency`. */
  readonly balance: Scalars['Decimal']['output'];
  readonly bonusBalance: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** The higher of the wallet's own minimum and the default minimum of its currency. */
  readonly minDepositAmount: Scalars['Decimal']['output'];
  readonly minWithdrawalAmount: Scalars['Decimal']['output'];
  /** MONEY-09: sum of large wins that the operator is reviewing; not part of the balance. Null when there are none. */
  readonly beingChecked?: Maybe<Scalars['Decimal']['output']>;
  /** What the player owes: wins that a studio took back, and deposits that a bank reversed, beyond the balance. Null when nothing is owed. */
  readonly owed?: Maybe<Scalars['Decimal']['output']>;
  /** The active bonus, otherwise the most recent one; null when the player has never had a bonus. */
  readonly bonus?: Maybe<Bonus>;
};

export type BonusStatus = 'Active' | 'Converted' | 'Expired' | 'Forfeited';

/** A bonus and its terms, which are fixed when it is granted. Amounts are in major units of the wallet's currency. */
export type Bonus = {
  readonly id: Scalars['ID']['output'];
  readonly status: BonusStatus;
  readonly currency: Scalars['Currency']['output'];
  readonly granted: Scalars['Decimal']['output'];
  /** Remaining bonus money while the bonus is active. */
  readonly balance: Scalars['Decimal']['output'];
  /** Wagering requirement, and the wagered amount that counts towards it so far. */
  readonly required: Scalars['Decimal']['output'];
  readonly wagered: Scalars['Decimal']['output'];
  /** Wagering progress, 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** Maximum stake while the bonus is active; null when there is none. */
  readonly maxBet?: Maybe<Scalars['Decimal']['output']>;
  /** Maximum amount that converts to real money; null when there is no maximum. */
  readonly maxPayout?: Maybe<Scalars['Decimal']['output']>;
  readonly grantedAt: Scalars['DateTime']['output'];
  /** Null when the bonus does not expire. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Percentage of a stake that counts towards wagering, by game category, highest first; categories not listed count 0. */
  readonly weights: ReadonlyArray<WageringWeight>;
};

export type WageringWeight = {
  /** Slug of the game category. */
  readonly category: Scalars['String']['output'];
  readonly percent: Scalars['Int']['output'];
};

export type MoneyType = 'Deposit' | 'Withdrawal' | 'InitWithdrawal' | 'CasinoBet';

/** WALLET-02: the balances after one movement. `sequence` increases per player, so that clients can discard outdated updates. */
export type BalanceUpdate = {
  readonly balance: Scalars['Decimal']['output'];
  readonly bonusBalance: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** Signed amount of the movement: negative for a stake, positive for a win. 0 in the initial message with the current state. */
  readonly amount: Scalars['Decimal']['output'];
  /** Null in the initial message with the current state. */
  readonly moneyType?: Maybe<MoneyType>;
  /** Wagering progress of the active bonus, 0 to 1; null without an active bonus. */
  readonly wageringProgress?: Maybe<Scalars['Float']['output']>;
  readonly sequence: Scalars['Int']['output'];
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (parent: TParent, context: TContext, info: GraphQLResolveInfo) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CalendarDoorContent: BannerBlock | PromotionBlock;
  ContentBlock:
    | BannerBlock
    | Pick<JackpotBlock, 'type'>
    | PromotionBlock
    | (Omit<TopGamesBlock, 'list'> & { list: _RefType['GameList'] })
    | Pick<TopSportsBlock, 'type'>;
  RewardType: FreeSpin | MoneyDrop | BonusMoneyDrop;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Currency: ResolverTypeWrapper<Scalars['Currency']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Viewer: ResolverTypeWrapper<{ readonly id: string }>;
  Calendar: ResolverTypeWrapper<
    Omit<Calendar, 'doors'> & { doors: ReadonlyArray<ResolversTypes['CalendarDoor']> }
  >;
  CalendarDoor: ResolverTypeWrapper<
    Omit<CalendarDoor, 'content'> & { content?: Maybe<ResolversTypes['CalendarDoorContent']> }
  >;
  CalendarDoorPreview: ResolverTypeWrapper<CalendarDoorPreview>;
  CalendarDoorState: CalendarDoorState;
  CalendarDoorContent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CalendarDoorContent']>;
  Cashback: ResolverTypeWrapper<Cashback>;
  CashbackWeek: ResolverTypeWrapper<CashbackWeek>;
  CashbackWeekState: CashbackWeekState;
  Cashier: ResolverTypeWrapper<Cashier>;
  CashierDesk: ResolverTypeWrapper<CashierDesk>;
  CashierRefusal: ResolverTypeWrapper<CashierRefusal>;
  ProviderReason: ProviderReason;
  PaymentKind: PaymentKind;
  PaymentSpeed: PaymentSpeed;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentAccount: ResolverTypeWrapper<PaymentAccount>;
  TransactionType: TransactionType;
  TransactionStatus: TransactionStatus;
  WithdrawalCancelReason: WithdrawalCancelReason;
  Transaction: ResolverTypeWrapper<Transaction>;
  TransactionWait: ResolverTypeWrapper<TransactionWait>;
  TransactionEdge: ResolverTypeWrapper<TransactionEdge>;
  TransactionPage: ResolverTypeWrapper<TransactionPage>;
  TransactionFilter: TransactionFilter;
  TransactionSort: TransactionSort;
  LastCompletedDeposit: ResolverTypeWrapper<LastCompletedDeposit>;
  NetDeposits: ResolverTypeWrapper<NetDeposits>;
  DepositInput: DepositInput;
  WithdrawalInput: WithdrawalInput;
  Studio: ResolverTypeWrapper<Studio>;
  StudioGames: ResolverTypeWrapper<
    Omit<StudioGames, 'games' | 'facets'> & {
      readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
    }
  >;
  MarketHint: MarketHint;
  TileFormat: TileFormat;
  Game: ResolverTypeWrapper<Omit<Game, 'isFavourite'>>;
  GameEdge: ResolverTypeWrapper<Omit<GameEdge, 'node'> & { node: ResolversTypes['Game'] }>;
  GameConnection: ResolverTypeWrapper<
    Omit<GameConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GameEdge']> }
  >;
  GameList: ResolverTypeWrapper<
    Omit<GameList, 'games' | 'facets'> & {
      readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
    }
  >;
  GameSort: GameSort;
  GameFacetKey: GameFacetKey;
  GameFacet: ResolverTypeWrapper<GameFacet>;
  GameFacetOption: ResolverTypeWrapper<GameFacetOption>;
  Hero: ResolverTypeWrapper<Omit<Hero, 'game'> & { game: ResolversTypes['Game'] }>;
  Lobby: ResolverTypeWrapper<
    Omit<Lobby, 'heroes' | 'lists' | 'recentlyPlayed' | 'personal' | 'mostPlayed'> & {
      heroes: ReadonlyArray<ResolversTypes['Hero']>;
      lists: ReadonlyArray<ResolversTypes['GameList']>;
      recentlyPlayed: ReadonlyArray<ResolversTypes['RecentGame']>;
      personal: ReadonlyArray<ResolversTypes['GameList']>;
      mostPlayed?: Maybe<ResolversTypes['GameList']>;
    }
  >;
  RecentWin: ResolverTypeWrapper<RecentWin>;
  RecentGame: ResolverTypeWrapper<Omit<RecentGame, 'game'> & { game: ResolversTypes['Game'] }>;
  RecentlyPlayedGame: ResolverTypeWrapper<RecentlyPlayedGame>;
  GameDescriptor: ResolverTypeWrapper<GameDescriptor>;
  GameFlags: ResolverTypeWrapper<GameFlags>;
  Menu: ResolverTypeWrapper<Menu>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  ReturnRange: ResolverTypeWrapper<ReturnRange>;
  GameDetails: ResolverTypeWrapper<
    Omit<GameDetails, 'game' | 'related'> & {
      game: ResolversTypes['Game'];
      related: ResolversTypes['GameList'];
    }
  >;
  GameMode: GameMode;
  GameLaunch: ResolverTypeWrapper<GameLaunch>;
  Findings: ResolverTypeWrapper<
    Omit<Findings, 'games' | 'lists' | 'categories'> & {
      games: ReadonlyArray<ResolversTypes['Game']>;
      lists: ReadonlyArray<ResolversTypes['GameList']>;
      categories: ReadonlyArray<ResolversTypes['GameList']>;
    }
  >;
  Volatility: Volatility;
  GameFeature: GameFeature;
  GameFilter: GameFilter;
  SearchChoices: ResolverTypeWrapper<SearchChoices>;
  ZendeskToken: ResolverTypeWrapper<ZendeskToken>;
  Page: ResolverTypeWrapper<Page>;
  PageSection: ResolverTypeWrapper<PageSection>;
  Casino: ResolverTypeWrapper<Casino>;
  CasinoLogo: ResolverTypeWrapper<CasinoLogo>;
  CasinoColours: ResolverTypeWrapper<CasinoColours>;
  ContentBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentBlock']>;
  ContentBlockType: ContentBlockType;
  BannerBlock: ResolverTypeWrapper<BannerBlock>;
  JackpotBlock: ResolverTypeWrapper<Pick<JackpotBlock, 'type'>>;
  PromotionBlock: ResolverTypeWrapper<PromotionBlock>;
  TopGamesBlock: ResolverTypeWrapper<Omit<TopGamesBlock, 'list'> & { list: ResolversTypes['GameList'] }>;
  TopSportsBlock: ResolverTypeWrapper<Pick<TopSportsBlock, 'type'>>;
  Promotion: ResolverTypeWrapper<Promotion>;
  PromotionAudience: PromotionAudience;
  PromotionAction: ResolverTypeWrapper<PromotionAction>;
  PromotionActionType: PromotionActionType;
  ContentPicture: ResolverTypeWrapper<ContentPicture>;
  PanelColours: ResolverTypeWrapper<PanelColours>;
  ContentLink: ResolverTypeWrapper<ContentLink>;
  AccountBannerType: AccountBannerType;
  AccountBanner: ResolverTypeWrapper<AccountBanner>;
  PlayerGamificationDetails: ResolverTypeWrapper<PlayerGamificationDetails>;
  GamificationSettings: ResolverTypeWrapper<GamificationSettings>;
  GamificationPage: ResolverTypeWrapper<GamificationPage>;
  LoyaltyPage: ResolverTypeWrapper<LoyaltyPage>;
  RankCard: ResolverTypeWrapper<RankCard>;
  RankBenefit: ResolverTypeWrapper<RankBenefit>;
  LoyaltyRewardCard: ResolverTypeWrapper<LoyaltyRewardCard>;
  LoyaltyStep: ResolverTypeWrapper<LoyaltyStep>;
  LoyaltyQuestion: ResolverTypeWrapper<LoyaltyQuestion>;
  GamificationEntry: ResolverTypeWrapper<GamificationEntry>;
  JackpotSettings: ResolverTypeWrapper<JackpotSettings>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  JackpotPotAmount: ResolverTypeWrapper<JackpotPotAmount>;
  JackpotPotTerms: ResolverTypeWrapper<JackpotPotTerms>;
  JackpotPageSettings: ResolverTypeWrapper<JackpotPageSettings>;
  JackpotColorPalette: ResolverTypeWrapper<JackpotColorPalette>;
  JackpotLeaderboard: ResolverTypeWrapper<JackpotLeaderboard>;
  JackpotLeaderboardEntry: ResolverTypeWrapper<JackpotLeaderboardEntry>;
  KycStatus: KycStatus;
  IdentityVerification: ResolverTypeWrapper<IdentityVerification>;
  IdentityVerificationReason: IdentityVerificationReason;
  IdentityRejection: IdentityRejection;
  IdentityVerificationStep: ResolverTypeWrapper<IdentityVerificationStep>;
  ComplianceUpdate: ResolverTypeWrapper<ComplianceUpdate>;
  DocumentVersion: DocumentVersion;
  Limits: ResolverTypeWrapper<
    Omit<Limits, 'stake' | 'loss' | 'session' | 'global' | 'history'> & {
      playLimits(): Promise<Pick<Limits, 'stake' | 'loss'>>;
      sessionLimits(): Promise<Limits['session']>;
      readHistory(): Promise<Limits['history']>;
      readGlobal(): Promise<ResolversParentTypes['GlobalLimits'] | null>;
    }
  >;
  GlobalLimits: ResolverTypeWrapper<
    Omit<GlobalLimits, 'deposit' | 'loss' | 'history'> & {
      readHistory(): Promise<GlobalLimits['history']>;
      readDeposit(): Promise<GlobalLimits['deposit']>;
      readLoss(): Promise<GlobalLimits['loss']>;
    }
  >;
  LimitStepKind: LimitStepKind;
  LimitStep: ResolverTypeWrapper<LimitStep>;
  LimitScope: LimitScope;
  LimitKind: LimitKind;
  LimitPeriod: LimitPeriod;
  PlayerLimit: ResolverTypeWrapper<PlayerLimit>;
  LimitChangeState: LimitChangeState;
  LimitChange: ResolverTypeWrapper<LimitChange>;
  SessionLimit: ResolverTypeWrapper<SessionLimit>;
  SessionLimitChange: ResolverTypeWrapper<SessionLimitChange>;
  PlayTime: ResolverTypeWrapper<PlayTime>;
  LimitInput: LimitInput;
  PlayTimeUpdate: ResolverTypeWrapper<PlayTimeUpdate>;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  NotificationEdge: ResolverTypeWrapper<NotificationEdge>;
  NotificationKind: NotificationKind;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationLimit: ResolverTypeWrapper<NotificationLimit>;
  OperatorMessage: ResolverTypeWrapper<OperatorMessage>;
  Push: ResolverTypeWrapper<{ readonly publicKey: string }>;
  PushSubscriptionInput: PushSubscriptionInput;
  NotificationsUpdate: ResolverTypeWrapper<NotificationsUpdate>;
  Player: ResolverTypeWrapper<
    Omit<
      Player,
      'banner' | 'documentsToAccept' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'
    > & { readonly isUnderReview: boolean }
  >;
  DepositGuard: DepositGuard;
  AccountStatus: ResolverTypeWrapper<AccountStatus>;
  Country: ResolverTypeWrapper<Country>;
  PersonalInfo: ResolverTypeWrapper<PersonalInfo>;
  MarketingPreferences: ResolverTypeWrapper<MarketingPreferences>;
  InstantBankingBlock: ResolverTypeWrapper<InstantBankingBlock>;
  SelfExclusionDetails: ResolverTypeWrapper<SelfExclusionDetails>;
  Timeouts: ResolverTypeWrapper<Timeouts>;
  KycCheckStatus: ResolverTypeWrapper<KycCheckStatus>;
  SourceOfWealthStatus: ResolverTypeWrapper<SourceOfWealthStatus>;
  RequiredDocumentUpload: ResolverTypeWrapper<RequiredDocumentUpload>;
  Customer: ResolverTypeWrapper<Customer>;
  DeviceKind: DeviceKind;
  PlayerSession: ResolverTypeWrapper<PlayerSession>;
  PlayerSessionEdge: ResolverTypeWrapper<PlayerSessionEdge>;
  PlayerSessionPage: ResolverTypeWrapper<PlayerSessionPage>;
  MarketingChoice: MarketingChoice;
  PlayerUpdate: ResolverTypeWrapper<PlayerUpdate>;
  CustomerPopUps: ResolverTypeWrapper<CustomerPopUps>;
  RaffleSettings: ResolverTypeWrapper<
    Omit<RaffleSettings, 'providerOfTheWeek'> & {
      providerOfTheWeek?: Maybe<ResolversTypes['RaffleProvider']>;
    }
  >;
  RaffleSource: ResolverTypeWrapper<RaffleSource>;
  RaffleDropType: RaffleDropType;
  RaffleProvider: ResolverTypeWrapper<
    Omit<RaffleProvider, 'studio'> & { studio: ResolversTypes['StudioGames'] }
  >;
  RaffleWinner: ResolverTypeWrapper<RaffleWinner>;
  SessionClock: ResolverTypeWrapper<SessionClock>;
  SessionPlay: ResolverTypeWrapper<SessionPlay>;
  RealityCheck: ResolverTypeWrapper<RealityCheck>;
  SessionClockUpdate: ResolverTypeWrapper<SessionClockUpdate>;
  RegistrationForm: RegistrationForm;
  BankProof: BankProof;
  RegistrationAnswer: ResolverTypeWrapper<RegistrationAnswer>;
  CurrentDocument: ResolverTypeWrapper<CurrentDocument>;
  RegistrationProblem: ResolverTypeWrapper<RegistrationProblem>;
  EmailVerification: ResolverTypeWrapper<EmailVerification>;
  EmailVerificationOutcome: EmailVerificationOutcome;
  EmailVerificationSent: ResolverTypeWrapper<EmailVerificationSent>;
  PhoneCodeSent: ResolverTypeWrapper<PhoneCodeSent>;
  EmailChangeCodesSent: ResolverTypeWrapper<EmailChangeCodesSent>;
  RewardSort: RewardSort;
  RewardSortField: RewardSortField;
  RewardStatus: RewardStatus;
  RewardAction: RewardAction;
  RewardAssignment: ResolverTypeWrapper<
    Omit<RewardAssignment, 'reward'> & { reward: ResolversTypes['Reward'] }
  >;
  Reward: ResolverTypeWrapper<Omit<Reward, 'rewardType'> & { rewardType: ResolversTypes['RewardType'] }>;
  RewardClaimType: RewardClaimType;
  RewardKind: RewardKind;
  RewardType: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RewardType']>;
  FreeSpin: ResolverTypeWrapper<FreeSpin>;
  RewardGame: ResolverTypeWrapper<RewardGame>;
  MoneyDrop: ResolverTypeWrapper<MoneyDrop>;
  BonusMoneyDrop: ResolverTypeWrapper<BonusMoneyDrop>;
  RewardUpdate: ResolverTypeWrapper<Omit<RewardUpdate, 'reward'> & { reward: ResolversTypes['Reward'] }>;
  SelfExclusion: ResolverTypeWrapper<SelfExclusion>;
  ExclusionTerm: ResolverTypeWrapper<ExclusionTerm>;
  RunningExclusion: ResolverTypeWrapper<RunningExclusion>;
  ExclusionLiftState: ExclusionLiftState;
  ExclusionLift: ResolverTypeWrapper<ExclusionLift>;
  TakenStop: ResolverTypeWrapper<TakenStop>;
  Shop: ResolverTypeWrapper<
    Omit<Shop, 'articles'> & { articles: ReadonlyArray<ResolversTypes['ShopArticle']> }
  >;
  ShopArticle: ResolverTypeWrapper<Omit<ShopArticle, 'gives'> & { gives: ResolversTypes['RewardType'] }>;
  ShopPurchase: ResolverTypeWrapper<ShopPurchase>;
  ShopPurchaseState: ShopPurchaseState;
  SignInCodeSent: ResolverTypeWrapper<SignInCodeSent>;
  SessionTokens: ResolverTypeWrapper<SessionTokens>;
  ProviderLoginBegun: ResolverTypeWrapper<ProviderLoginBegun>;
  ProviderLogin: ResolverTypeWrapper<ProviderLogin>;
  VerifiedNewcomer: ResolverTypeWrapper<VerifiedNewcomer>;
  ProviderLoginStatus: ProviderLoginStatus;
  SessionEndReason: SessionEndReason;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  SessionDestroyed: ResolverTypeWrapper<SessionDestroyed>;
  Translation: ResolverTypeWrapper<Translation>;
  CountryContext: ResolverTypeWrapper<CountryContext>;
  BasicLayout: ResolverTypeWrapper<BasicLayout>;
  Licensee: ResolverTypeWrapper<Licensee>;
  Authority: ResolverTypeWrapper<Authority>;
  HelpLine: ResolverTypeWrapper<HelpLine>;
  SourceOfWealthType: SourceOfWealthType;
  SourceOfWealthRequirement: SourceOfWealthRequirement;
  SourceOfWealth: ResolverTypeWrapper<SourceOfWealth>;
  SourceOfWealthOfType: ResolverTypeWrapper<SourceOfWealthOfType>;
  SourceOfWealthOption: ResolverTypeWrapper<SourceOfWealthOption>;
  SourceOfWealthFile: ResolverTypeWrapper<SourceOfWealthFile>;
  SportsbookLaunch: ResolverTypeWrapper<SportsbookLaunch>;
  FeaturedMatch: ResolverTypeWrapper<FeaturedMatch>;
  MatchTeam: ResolverTypeWrapper<MatchTeam>;
  LiveScore: ResolverTypeWrapper<LiveScore>;
  MatchSelection: ResolverTypeWrapper<MatchSelection>;
  MatchOutcome: MatchOutcome;
  BalanceProof: ResolverTypeWrapper<BalanceProof>;
  PlayedRoundPage: ResolverTypeWrapper<
    Omit<PlayedRoundPage, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PlayedRoundEdge']> }
  >;
  PlayedRoundEdge: ResolverTypeWrapper<
    Omit<PlayedRoundEdge, 'node'> & { node: ResolversTypes['PlayedRound'] }
  >;
  PlayedRound: ResolverTypeWrapper<
    Omit<PlayedRound, 'game'> & { readonly studio: string; readonly isOpen: boolean }
  >;
  PlayedRoundDetails: ResolverTypeWrapper<
    Omit<PlayedRoundDetails, 'round'> & { readonly round: ResolversParentTypes['PlayedRound'] }
  >;
  RoundMovementKind: RoundMovementKind;
  RoundMovement: ResolverTypeWrapper<RoundMovement>;
  Wallet: ResolverTypeWrapper<Wallet>;
  BonusStatus: BonusStatus;
  Bonus: ResolverTypeWrapper<Bonus>;
  WageringWeight: ResolverTypeWrapper<WageringWeight>;
  MoneyType: MoneyType;
  BalanceUpdate: ResolverTypeWrapper<BalanceUpdate>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Currency: Scalars['Currency']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Viewer: { readonly id: string };
  Calendar: Omit<Calendar, 'doors'> & { doors: ReadonlyArray<ResolversParentTypes['CalendarDoor']> };
  CalendarDoor: Omit<CalendarDoor, 'content'> & {
    content?: Maybe<ResolversParentTypes['CalendarDoorContent']>;
  };
  CalendarDoorPreview: CalendarDoorPreview;
  CalendarDoorContent: ResolversUnionTypes<ResolversParentTypes>['CalendarDoorContent'];
  Cashback: Cashback;
  CashbackWeek: CashbackWeek;
  Cashier: Cashier;
  CashierDesk: CashierDesk;
  CashierRefusal: CashierRefusal;
  PaymentMethod: PaymentMethod;
  PaymentAccount: PaymentAccount;
  Transaction: Transaction;
  TransactionWait: TransactionWait;
  TransactionEdge: TransactionEdge;
  TransactionPage: TransactionPage;
  TransactionFilter: TransactionFilter;
  LastCompletedDeposit: LastCompletedDeposit;
  NetDeposits: NetDeposits;
  DepositInput: DepositInput;
  WithdrawalInput: WithdrawalInput;
  Studio: Studio;
  StudioGames: Omit<StudioGames, 'games' | 'facets'> & {
    readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
  };
  MarketHint: MarketHint;
  Game: Omit<Game, 'isFavourite'>;
  GameEdge: Omit<GameEdge, 'node'> & { node: ResolversParentTypes['Game'] };
  GameConnection: Omit<GameConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GameEdge']> };
  GameList: Omit<GameList, 'games' | 'facets'> & {
    readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
  };
  GameFacet: GameFacet;
  GameFacetOption: GameFacetOption;
  Hero: Omit<Hero, 'game'> & { game: ResolversParentTypes['Game'] };
  Lobby: Omit<Lobby, 'heroes' | 'lists' | 'recentlyPlayed' | 'personal' | 'mostPlayed'> & {
    heroes: ReadonlyArray<ResolversParentTypes['Hero']>;
    lists: ReadonlyArray<ResolversParentTypes['GameList']>;
    recentlyPlayed: ReadonlyArray<ResolversParentTypes['RecentGame']>;
    personal: ReadonlyArray<ResolversParentTypes['GameList']>;
    mostPlayed?: Maybe<ResolversParentTypes['GameList']>;
  };
  RecentWin: RecentWin;
  RecentGame: Omit<RecentGame, 'game'> & { game: ResolversParentTypes['Game'] };
  RecentlyPlayedGame: RecentlyPlayedGame;
  GameDescriptor: GameDescriptor;
  GameFlags: GameFlags;
  Menu: Menu;
  MenuItem: MenuItem;
  ReturnRange: ReturnRange;
  GameDetails: Omit<GameDetails, 'game' | 'related'> & {
    game: ResolversParentTypes['Game'];
    related: ResolversParentTypes['GameList'];
  };
  GameLaunch: GameLaunch;
  Findings: Omit<Findings, 'games' | 'lists' | 'categories'> & {
    games: ReadonlyArray<ResolversParentTypes['Game']>;
    lists: ReadonlyArray<ResolversParentTypes['GameList']>;
    categories: ReadonlyArray<ResolversParentTypes['GameList']>;
  };
  GameFilter: GameFilter;
  SearchChoices: SearchChoices;
  ZendeskToken: ZendeskToken;
  Page: Page;
  PageSection: PageSection;
  Casino: Casino;
  CasinoLogo: CasinoLogo;
  CasinoColours: CasinoColours;
  ContentBlock: ResolversUnionTypes<ResolversParentTypes>['ContentBlock'];
  BannerBlock: BannerBlock;
  JackpotBlock: Pick<JackpotBlock, 'type'>;
  PromotionBlock: PromotionBlock;
  TopGamesBlock: Omit<TopGamesBlock, 'list'> & { list: ResolversParentTypes['GameList'] };
  TopSportsBlock: Pick<TopSportsBlock, 'type'>;
  Promotion: Promotion;
  PromotionAction: PromotionAction;
  ContentPicture: ContentPicture;
  PanelColours: PanelColours;
  ContentLink: ContentLink;
  AccountBanner: AccountBanner;
  PlayerGamificationDetails: PlayerGamificationDetails;
  GamificationSettings: GamificationSettings;
  GamificationPage: GamificationPage;
  LoyaltyPage: LoyaltyPage;
  RankCard: RankCard;
  RankBenefit: RankBenefit;
  LoyaltyRewardCard: LoyaltyRewardCard;
  LoyaltyStep: LoyaltyStep;
  LoyaltyQuestion: LoyaltyQuestion;
  GamificationEntry: GamificationEntry;
  JackpotSettings: JackpotSettings;
  Float: Scalars['Float']['output'];
  JackpotPotAmount: JackpotPotAmount;
  JackpotPotTerms: JackpotPotTerms;
  JackpotPageSettings: JackpotPageSettings;
  JackpotColorPalette: JackpotColorPalette;
  JackpotLeaderboard: JackpotLeaderboard;
  JackpotLeaderboardEntry: JackpotLeaderboardEntry;
  IdentityVerification: IdentityVerification;
  IdentityVerificationStep: IdentityVerificationStep;
  ComplianceUpdate: ComplianceUpdate;
  DocumentVersion: DocumentVersion;
  Limits: Omit<Limits, 'stake' | 'loss' | 'session' | 'global' | 'history'> & {
    playLimits(): Promise<Pick<Limits, 'stake' | 'loss'>>;
    sessionLimits(): Promise<Limits['session']>;
    readHistory(): Promise<Limits['history']>;
    readGlobal(): Promise<ResolversParentTypes['GlobalLimits'] | null>;
  };
  GlobalLimits: Omit<GlobalLimits, 'deposit' | 'loss' | 'history'> & {
    readHistory(): Promise<GlobalLimits['history']>;
    readDeposit(): Promise<GlobalLimits['deposit']>;
    readLoss(): Promise<GlobalLimits['loss']>;
  };
  LimitStep: LimitStep;
  PlayerLimit: PlayerLimit;
  LimitChange: LimitChange;
  SessionLimit: SessionLimit;
  SessionLimitChange: SessionLimitChange;
  PlayTime: PlayTime;
  LimitInput: LimitInput;
  PlayTimeUpdate: PlayTimeUpdate;
  NotificationPage: NotificationPage;
  NotificationEdge: NotificationEdge;
  Notification: Notification;
  NotificationLimit: NotificationLimit;
  OperatorMessage: OperatorMessage;
  Push: { readonly publicKey: string };
  PushSubscriptionInput: PushSubscriptionInput;
  NotificationsUpdate: NotificationsUpdate;
  Player: Omit<
    Player,
    'banner' | 'documentsToAccept' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'
  > & { readonly isUnderReview: boolean };
  AccountStatus: AccountStatus;
  Country: Country;
  PersonalInfo: PersonalInfo;
  MarketingPreferences: MarketingPreferences;
  InstantBankingBlock: InstantBankingBlock;
  SelfExclusionDetails: SelfExclusionDetails;
  Timeouts: Timeouts;
  KycCheckStatus: KycCheckStatus;
  SourceOfWealthStatus: SourceOfWealthStatus;
  RequiredDocumentUpload: RequiredDocumentUpload;
  Customer: Customer;
  PlayerSession: PlayerSession;
  PlayerSessionEdge: PlayerSessionEdge;
  PlayerSessionPage: PlayerSessionPage;
  MarketingChoice: MarketingChoice;
  PlayerUpdate: PlayerUpdate;
  CustomerPopUps: CustomerPopUps;
  RaffleSettings: Omit<RaffleSettings, 'providerOfTheWeek'> & {
    providerOfTheWeek?: Maybe<ResolversParentTypes['RaffleProvider']>;
  };
  RaffleSource: RaffleSource;
  RaffleProvider: Omit<RaffleProvider, 'studio'> & { studio: ResolversParentTypes['StudioGames'] };
  RaffleWinner: RaffleWinner;
  SessionClock: SessionClock;
  SessionPlay: SessionPlay;
  RealityCheck: RealityCheck;
  SessionClockUpdate: SessionClockUpdate;
  RegistrationForm: RegistrationForm;
  BankProof: BankProof;
  RegistrationAnswer: RegistrationAnswer;
  CurrentDocument: CurrentDocument;
  RegistrationProblem: RegistrationProblem;
  EmailVerification: EmailVerification;
  EmailVerificationSent: EmailVerificationSent;
  PhoneCodeSent: PhoneCodeSent;
  EmailChangeCodesSent: EmailChangeCodesSent;
  RewardSort: RewardSort;
  RewardAssignment: Omit<RewardAssignment, 'reward'> & { reward: ResolversParentTypes['Reward'] };
  Reward: Omit<Reward, 'rewardType'> & { rewardType: ResolversParentTypes['RewardType'] };
  RewardType: ResolversUnionTypes<ResolversParentTypes>['RewardType'];
  FreeSpin: FreeSpin;
  RewardGame: RewardGame;
  MoneyDrop: MoneyDrop;
  BonusMoneyDrop: BonusMoneyDrop;
  RewardUpdate: Omit<RewardUpdate, 'reward'> & { reward: ResolversParentTypes['Reward'] };
  SelfExclusion: SelfExclusion;
  ExclusionTerm: ExclusionTerm;
  RunningExclusion: RunningExclusion;
  ExclusionLift: ExclusionLift;
  TakenStop: TakenStop;
  Shop: Omit<Shop, 'articles'> & { articles: ReadonlyArray<ResolversParentTypes['ShopArticle']> };
  ShopArticle: Omit<ShopArticle, 'gives'> & { gives: ResolversParentTypes['RewardType'] };
  ShopPurchase: ShopPurchase;
  SignInCodeSent: SignInCodeSent;
  SessionTokens: SessionTokens;
  ProviderLoginBegun: ProviderLoginBegun;
  ProviderLogin: ProviderLogin;
  VerifiedNewcomer: VerifiedNewcomer;
  LogoutResult: LogoutResult;
  SessionDestroyed: SessionDestroyed;
  Translation: Translation;
  CountryContext: CountryContext;
  BasicLayout: BasicLayout;
  Licensee: Licensee;
  Authority: Authority;
  HelpLine: HelpLine;
  SourceOfWealth: SourceOfWealth;
  SourceOfWealthOfType: SourceOfWealthOfType;
  SourceOfWealthOption: SourceOfWealthOption;
  SourceOfWealthFile: SourceOfWealthFile;
  SportsbookLaunch: SportsbookLaunch;
  FeaturedMatch: FeaturedMatch;
  MatchTeam: MatchTeam;
  LiveScore: LiveScore;
  MatchSelection: MatchSelection;
  BalanceProof: BalanceProof;
  PlayedRoundPage: Omit<PlayedRoundPage, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['PlayedRoundEdge']>;
  };
  PlayedRoundEdge: Omit<PlayedRoundEdge, 'node'> & { node: ResolversParentTypes['PlayedRound'] };
  PlayedRound: Omit<PlayedRound, 'game'> & { readonly studio: string; readonly isOpen: boolean };
  PlayedRoundDetails: Omit<PlayedRoundDetails, 'round'> & {
    readonly round: ResolversParentTypes['PlayedRound'];
  };
  RoundMovement: RoundMovement;
  Wallet: Wallet;
  Bonus: Bonus;
  WageringWeight: WageringWeight;
  BalanceUpdate: BalanceUpdate;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface CurrencyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Currency'], any> {
  name: 'Currency';
}

export type QueryResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  lobby?: Resolver<ResolversTypes['Lobby'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType, RequireFields<QueryMenuArgs, 'menuKey'>>;
  game?: Resolver<
    Maybe<ResolversTypes['GameDetails']>,
    ParentType,
    ContextType,
    RequireFields<QueryGameArgs, 'slug'>
  >;
  gameList?: Resolver<
    Maybe<ResolversTypes['GameList']>,
    ParentType,
    ContextType,
    RequireFields<QueryGameListArgs, 'slug'>
  >;
  gameLists?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  gameCategory?: Resolver<
    Maybe<ResolversTypes['GameList']>,
    ParentType,
    ContextType,
    RequireFields<QueryGameCategoryArgs, 'slug'>
  >;
  gameCategories?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  gameStudio?: Resolver<
    Maybe<ResolversTypes['StudioGames']>,
    ParentType,
    ContextType,
    RequireFields<QueryGameStudioArgs, 'slug'>
  >;
  gameStudios?: Resolver<ReadonlyArray<ResolversTypes['StudioGames']>, ParentType, ContextType>;
  search?: Resolver<
    ResolversTypes['Findings'],
    ParentType,
    ContextType,
    RequireFields<QuerySearchArgs, 'term'>
  >;
  searchChoices?: Resolver<ResolversTypes['SearchChoices'], ParentType, ContextType>;
  contentBlocks?: Resolver<
    Maybe<ReadonlyArray<ResolversTypes['ContentBlock']>>,
    ParentType,
    ContextType,
    RequireFields<QueryContentBlocksArgs, 'page'>
  >;
  page?: Resolver<
    Maybe<ResolversTypes['Page']>,
    ParentType,
    ContextType,
    RequireFields<QueryPageArgs, 'key'>
  >;
  moreCasinos?: Resolver<ReadonlyArray<ResolversTypes['Casino']>, ParentType, ContextType>;
  gamificationSettings?: Resolver<Maybe<ResolversTypes['GamificationSettings']>, ParentType, ContextType>;
  jackpotSettings?: Resolver<
    Maybe<ResolversTypes['JackpotSettings']>,
    ParentType,
    ContextType,
    Partial<QueryJackpotSettingsArgs>
  >;
  jackpotLeaderboard?: Resolver<
    ResolversTypes['JackpotLeaderboard'],
    ParentType,
    ContextType,
    RequireFields<
      QueryJackpotLeaderboardArgs,
      'brand' | 'jackpotInstanceId' | 'jackpotPotId' | 'currency' | 'size'
    >
  >;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  raffleSettings?: Resolver<
    Maybe<ResolversTypes['RaffleSettings']>,
    ParentType,
    ContextType,
    Partial<QueryRaffleSettingsArgs>
  >;
  raffleWinners?: Resolver<
    ReadonlyArray<ResolversTypes['RaffleWinner']>,
    ParentType,
    ContextType,
    RequireFields<QueryRaffleWinnersArgs, 'baseCurrency' | 'last'>
  >;
  translations?: Resolver<
    ReadonlyArray<ResolversTypes['Translation']>,
    ParentType,
    ContextType,
    RequireFields<QueryTranslationsArgs, 'keys'>
  >;
  countryContext?: Resolver<
    ResolversTypes['CountryContext'],
    ParentType,
    ContextType,
    RequireFields<QueryCountryContextArgs, 'havePlayerCountryCode'>
  >;
  basicLayout?: Resolver<
    ResolversTypes['BasicLayout'],
    ParentType,
    ContextType,
    Partial<QueryBasicLayoutArgs>
  >;
  featuredMatches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeaturedMatch']>>, ParentType, ContextType>;
};

export type MutationResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  openCalendarDoor?: Resolver<
    ResolversTypes['CalendarDoor'],
    ParentType,
    ContextType,
    RequireFields<MutationOpenCalendarDoorArgs, 'calendarId' | 'number'>
  >;
  beginDeposit?: Resolver<
    ResolversTypes['Transaction'],
    ParentType,
    ContextType,
    RequireFields<MutationBeginDepositArgs, 'deposit'>
  >;
  abandonDeposit?: Resolver<
    ResolversTypes['Transaction'],
    ParentType,
    ContextType,
    RequireFields<MutationAbandonDepositArgs, 'transaction'>
  >;
  requestWithdrawal?: Resolver<
    ResolversTypes['Transaction'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestWithdrawalArgs, 'withdrawal'>
  >;
  cancelWithdrawal?: Resolver<
    ResolversTypes['Transaction'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelWithdrawalArgs, 'transaction' | 'reason'>
  >;
  setFavourite?: Resolver<
    ResolversTypes['Game'],
    ParentType,
    ContextType,
    RequireFields<MutationSetFavouriteArgs, 'slug' | 'isFavourite'>
  >;
  launchGame?: Resolver<
    ResolversTypes['GameLaunch'],
    ParentType,
    ContextType,
    RequireFields<MutationLaunchGameArgs, 'slug' | 'mode'>
  >;
  generateZendeskToken?: Resolver<ResolversTypes['ZendeskToken'], ParentType, ContextType>;
  enterGamification?: Resolver<ResolversTypes['GamificationEntry'], ParentType, ContextType>;
  startIdentityVerification?: Resolver<ResolversTypes['IdentityVerificationStep'], ParentType, ContextType>;
  acceptDocuments?: Resolver<
    ResolversTypes['Player'],
    ParentType,
    ContextType,
    RequireFields<MutationAcceptDocumentsArgs, 'documents'>
  >;
  setLimit?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLimitArgs, 'limit'>
  >;
  setSessionLimit?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationSetSessionLimitArgs, 'period'>
  >;
  confirmLimitChange?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmLimitChangeArgs, 'scope' | 'kind' | 'period'>
  >;
  cancelLimitChange?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelLimitChangeArgs, 'scope' | 'kind' | 'period'>
  >;
  confirmLimitsReviewed?: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<
    ResolversTypes['NotificationsUpdate'],
    ParentType,
    ContextType,
    RequireFields<MutationMarkNotificationsReadArgs, 'id' | 'upTo'>
  >;
  subscribeToPush?: Resolver<
    ResolversTypes['Push'],
    ParentType,
    ContextType,
    RequireFields<MutationSubscribeToPushArgs, 'subscription'>
  >;
  unsubscribeFromPush?: Resolver<
    Maybe<ResolversTypes['Push']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnsubscribeFromPushArgs, 'endpoint'>
  >;
  updateMarketingPreferences?: Resolver<
    ResolversTypes['Player'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateMarketingPreferencesArgs, 'preferences'>
  >;
  acknowledgePopUp?: Resolver<
    ReadonlyArray<ResolversTypes['ID']>,
    ParentType,
    ContextType,
    RequireFields<MutationAcknowledgePopUpArgs, 'id'>
  >;
  acknowledgeRealityCheck?: Resolver<
    ResolversTypes['SessionClock'],
    ParentType,
    ContextType,
    RequireFields<MutationAcknowledgeRealityCheckArgs, 'sessionId' | 'dueAt'>
  >;
  setRealityCheckPeriod?: Resolver<
    ResolversTypes['SessionClock'],
    ParentType,
    ContextType,
    RequireFields<MutationSetRealityCheckPeriodArgs, 'minutes'>
  >;
  registerPlayer?: Resolver<
    ResolversTypes['RegistrationAnswer'],
    ParentType,
    ContextType,
    RequireFields<MutationRegisterPlayerArgs, 'form'>
  >;
  beginBankRegistration?: Resolver<
    ResolversTypes['ProviderLoginBegun'],
    ParentType,
    ContextType,
    RequireFields<MutationBeginBankRegistrationArgs, 'challenge'>
  >;
  verifyEmail?: Resolver<
    ResolversTypes['EmailVerification'],
    ParentType,
    ContextType,
    RequireFields<MutationVerifyEmailArgs, 'token'>
  >;
  resendEmailVerification?: Resolver<
    ResolversTypes['EmailVerificationSent'],
    ParentType,
    ContextType,
    Partial<MutationResendEmailVerificationArgs>
  >;
  requestPhoneCode?: Resolver<
    ResolversTypes['PhoneCodeSent'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestPhoneCodeArgs, 'number'>
  >;
  resendPhoneCode?: Resolver<
    ResolversTypes['PhoneCodeSent'],
    ParentType,
    ContextType,
    RequireFields<MutationResendPhoneCodeArgs, 'attempt'>
  >;
  verifyPhone?: Resolver<
    ResolversTypes['Player'],
    ParentType,
    ContextType,
    RequireFields<MutationVerifyPhoneArgs, 'attempt' | 'code'>
  >;
  requestEmailChange?: Resolver<
    ResolversTypes['EmailChangeCodesSent'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestEmailChangeArgs, 'email'>
  >;
  resendEmailChangeCodes?: Resolver<
    ResolversTypes['EmailChangeCodesSent'],
    ParentType,
    ContextType,
    RequireFields<MutationResendEmailChangeCodesArgs, 'attempt'>
  >;
  changeEmail?: Resolver<
    ResolversTypes['Player'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeEmailArgs, 'attempt' | 'currentCode' | 'newCode'>
  >;
  claimReward?: Resolver<
    ResolversTypes['RewardAssignment'],
    ParentType,
    ContextType,
    RequireFields<MutationClaimRewardArgs, 'assignationId'>
  >;
  removeReward?: Resolver<
    ResolversTypes['RewardAssignment'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveRewardArgs, 'assignationId'>
  >;
  takeTimeout?: Resolver<
    ResolversTypes['TakenStop'],
    ParentType,
    ContextType,
    RequireFields<MutationTakeTimeoutArgs, 'days' | 'idempotencyKey'>
  >;
  excludeSelf?: Resolver<
    ResolversTypes['TakenStop'],
    ParentType,
    ContextType,
    RequireFields<MutationExcludeSelfArgs, 'term' | 'idempotencyKey'>
  >;
  askForExclusionLift?: Resolver<
    ResolversTypes['SelfExclusion'],
    ParentType,
    ContextType,
    RequireFields<MutationAskForExclusionLiftArgs, 'reason'>
  >;
  confirmExclusionLift?: Resolver<ResolversTypes['SelfExclusion'], ParentType, ContextType>;
  cancelExclusionLift?: Resolver<ResolversTypes['SelfExclusion'], ParentType, ContextType>;
  buy?: Resolver<
    ResolversTypes['ShopPurchase'],
    ParentType,
    ContextType,
    RequireFields<MutationBuyArgs, 'articleId' | 'price' | 'idempotencyKey'>
  >;
  requestSignInCode?: Resolver<
    ResolversTypes['SignInCodeSent'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestSignInCodeArgs, 'address'>
  >;
  resendSignInCode?: Resolver<
    ResolversTypes['SignInCodeSent'],
    ParentType,
    ContextType,
    RequireFields<MutationResendSignInCodeArgs, 'attempt'>
  >;
  enterSignInCode?: Resolver<
    ResolversTypes['SessionTokens'],
    ParentType,
    ContextType,
    RequireFields<MutationEnterSignInCodeArgs, 'attempt' | 'code'>
  >;
  beginProviderLogin?: Resolver<
    ResolversTypes['ProviderLoginBegun'],
    ParentType,
    ContextType,
    RequireFields<MutationBeginProviderLoginArgs, 'provider' | 'challenge'>
  >;
  completeProviderLogin?: Resolver<
    ResolversTypes['ProviderLogin'],
    ParentType,
    ContextType,
    RequireFields<MutationCompleteProviderLoginArgs, 'provider' | 'state' | 'verifier'>
  >;
  refreshAccessToken?: Resolver<
    ResolversTypes['SessionTokens'],
    ParentType,
    ContextType,
    RequireFields<MutationRefreshAccessTokenArgs, 'refreshToken'>
  >;
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
  checkSourceOfWealth?: Resolver<
    ResolversTypes['SourceOfWealth'],
    ParentType,
    ContextType,
    RequireFields<MutationCheckSourceOfWealthArgs, 'type' | 'option' | 'checked'>
  >;
  removeSourceOfWealthDocument?: Resolver<
    ResolversTypes['SourceOfWealth'],
    ParentType,
    ContextType,
    RequireFields<MutationRemoveSourceOfWealthDocumentArgs, 'documentId'>
  >;
  sendSourceOfWealth?: Resolver<ResolversTypes['SourceOfWealth'], ParentType, ContextType>;
  launchSportsbook?: Resolver<ResolversTypes['SportsbookLaunch'], ParentType, ContextType>;
  forfeitBonus?: Resolver<
    ResolversTypes['Bonus'],
    ParentType,
    ContextType,
    RequireFields<MutationForfeitBonusArgs, 'bonus'>
  >;
};

export type SubscriptionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  transactionUpdated?: SubscriptionResolver<
    ResolversTypes['Transaction'],
    'transactionUpdated',
    ParentType,
    ContextType
  >;
  complianceUpdated?: SubscriptionResolver<
    ResolversTypes['ComplianceUpdate'],
    'complianceUpdated',
    ParentType,
    ContextType
  >;
  playTimeUpdated?: SubscriptionResolver<
    ResolversTypes['PlayTimeUpdate'],
    'playTimeUpdated',
    ParentType,
    ContextType
  >;
  notificationsUpdated?: SubscriptionResolver<
    ResolversTypes['NotificationsUpdate'],
    'notificationsUpdated',
    ParentType,
    ContextType
  >;
  playerUpdated?: SubscriptionResolver<
    ResolversTypes['PlayerUpdate'],
    'playerUpdated',
    ParentType,
    ContextType
  >;
  customerPopUpAdded?: SubscriptionResolver<
    ResolversTypes['CustomerPopUps'],
    'customerPopUpAdded',
    ParentType,
    ContextType
  >;
  sessionClockUpdated?: SubscriptionResolver<
    ResolversTypes['SessionClockUpdate'],
    'sessionClockUpdated',
    ParentType,
    ContextType
  >;
  rewardUpdated?: SubscriptionResolver<
    ResolversTypes['RewardUpdate'],
    'rewardUpdated',
    ParentType,
    ContextType
  >;
  sessionDestroyed?: SubscriptionResolver<
    ResolversTypes['SessionDestroyed'],
    'sessionDestroyed',
    ParentType,
    ContextType
  >;
  balanceUpdated?: SubscriptionResolver<
    ResolversTypes['BalanceUpdate'],
    'balanceUpdated',
    ParentType,
    ContextType
  >;
};

export type PageInfoResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['Calendar']>, ParentType, ContextType>;
  cashback?: Resolver<Maybe<ResolversTypes['Cashback']>, ParentType, ContextType>;
  cashier?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType>;
  lastCompletedDeposit?: Resolver<Maybe<ResolversTypes['LastCompletedDeposit']>, ParentType, ContextType>;
  transactions?: Resolver<
    ResolversTypes['TransactionPage'],
    ParentType,
    ContextType,
    RequireFields<ViewerTransactionsArgs, 'first'>
  >;
  netDeposits?: Resolver<ResolversTypes['NetDeposits'], ParentType, ContextType>;
  recentlyPlayedGamesV2?: Resolver<
    ReadonlyArray<ResolversTypes['RecentlyPlayedGame']>,
    ParentType,
    ContextType,
    RequireFields<ViewerRecentlyPlayedGamesV2Args, 'maxRecentlyPlayedGames'>
  >;
  isPlayerBlockedInGamanza?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playerGamificationDetails?: Resolver<ResolversTypes['PlayerGamificationDetails'], ParentType, ContextType>;
  identityVerification?: Resolver<ResolversTypes['IdentityVerification'], ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
  playTime?: Resolver<Maybe<ResolversTypes['PlayTime']>, ParentType, ContextType>;
  notifications?: Resolver<
    ResolversTypes['NotificationPage'],
    ParentType,
    ContextType,
    RequireFields<ViewerNotificationsArgs, 'first'>
  >;
  push?: Resolver<Maybe<ResolversTypes['Push']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  sessions?: Resolver<
    ResolversTypes['PlayerSessionPage'],
    ParentType,
    ContextType,
    RequireFields<ViewerSessionsArgs, 'first'>
  >;
  sessionClock?: Resolver<Maybe<ResolversTypes['SessionClock']>, ParentType, ContextType>;
  playerRewards?: Resolver<
    ReadonlyArray<ResolversTypes['RewardAssignment']>,
    ParentType,
    ContextType,
    RequireFields<ViewerPlayerRewardsArgs, 'sort' | 'status' | 'last'>
  >;
  selfExclusion?: Resolver<ResolversTypes['SelfExclusion'], ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  sourceOfWealth?: Resolver<ResolversTypes['SourceOfWealth'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  gameHistory?: Resolver<
    ResolversTypes['PlayedRoundPage'],
    ParentType,
    ContextType,
    RequireFields<ViewerGameHistoryArgs, 'first'>
  >;
  roundsOfGame?: Resolver<
    ReadonlyArray<ResolversTypes['PlayedRound']>,
    ParentType,
    ContextType,
    RequireFields<ViewerRoundsOfGameArgs, 'slug' | 'first'>
  >;
  playedRound?: Resolver<
    Maybe<ResolversTypes['PlayedRoundDetails']>,
    ParentType,
    ContextType,
    RequireFields<ViewerPlayedRoundArgs, 'id'>
  >;
  balanceProof?: Resolver<Maybe<ResolversTypes['BalanceProof']>, ParentType, ContextType>;
};

export type CalendarResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  sceneUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLateOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doors?: Resolver<ReadonlyArray<ResolversTypes['CalendarDoor']>, ParentType, ContextType>;
  nextDoorAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CalendarDoorResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CalendarDoor'] = ResolversParentTypes['CalendarDoor'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CalendarDoorState'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['CalendarDoorContent']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['CalendarDoorPreview']>, ParentType, ContextType>;
  tileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarDoorPreviewResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CalendarDoorPreview'] =
    ResolversParentTypes['CalendarDoorPreview'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarDoorContentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CalendarDoorContent'] =
    ResolversParentTypes['CalendarDoorContent'],
> = {
  __resolveType: TypeResolveFn<'BannerBlock' | 'PromotionBlock', ParentType, ContextType>;
};

export type CashbackResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Cashback'] = ResolversParentTypes['Cashback'],
> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  claimDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeks?: Resolver<ReadonlyArray<ResolversTypes['CashbackWeek']>, ParentType, ContextType>;
};

export type CashbackWeekResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CashbackWeek'] = ResolversParentTypes['CashbackWeek'],
> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CashbackWeekState'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  assignationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CashierResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Cashier'] = ResolversParentTypes['Cashier'],
> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['CashierDesk'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['CashierDesk'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  underWay?: Resolver<ReadonlyArray<ResolversTypes['Transaction']>, ParentType, ContextType>;
  weekendUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CashierDeskResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CashierDesk'] = ResolversParentTypes['CashierDesk'],
> = {
  refusal?: Resolver<Maybe<ResolversTypes['CashierRefusal']>, ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  presets?: Resolver<ReadonlyArray<ResolversTypes['Decimal']>, ParentType, ContextType>;
  methods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type CashierRefusalResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CashierRefusal'] = ResolversParentTypes['CashierRefusal'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ProviderReason']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['PaymentSpeed'], ParentType, ContextType>;
  takesMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeFixed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  accounts?: Resolver<ReadonlyArray<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  takesNewAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carriesAward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CashierRefusal']>, ParentType, ContextType>;
};

export type PaymentAccountResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PaymentAccount'] = ResolversParentTypes['PaymentAccount'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owedBack?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type TransactionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['PaymentSpeed'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['TransactionWait']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CashierRefusal']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['WithdrawalCancelReason']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frameUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransactionWaitResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['TransactionWait'] = ResolversParentTypes['TransactionWait'],
> = {
  for?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TransactionEdgeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['TransactionEdge'] = ResolversParentTypes['TransactionEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
};

export type TransactionPageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['TransactionPage'] = ResolversParentTypes['TransactionPage'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LastCompletedDepositResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LastCompletedDeposit'] =
    ResolversParentTypes['LastCompletedDeposit'],
> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NetDepositsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['NetDeposits'] = ResolversParentTypes['NetDeposits'],
> = {
  deposited?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type StudioResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Studio'] = ResolversParentTypes['Studio'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioGamesResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['StudioGames'] = ResolversParentTypes['StudioGames'],
> = {
  studio?: Resolver<ResolversTypes['Studio'], ParentType, ContextType>;
  games?: Resolver<
    ResolversTypes['GameConnection'],
    ParentType,
    ContextType,
    RequireFields<StudioGamesGamesArgs, 'first'>
  >;
  facets?: Resolver<
    ReadonlyArray<ResolversTypes['GameFacet']>,
    ParentType,
    ContextType,
    Partial<StudioGamesFacetsArgs>
  >;
};

export type GameResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idx?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lookupId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studio?: Resolver<ResolversTypes['Studio'], ParentType, ContextType>;
  rtp?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tileColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GameEdgeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameEdge'] = ResolversParentTypes['GameEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
};

export type GameConnectionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameListResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameList'] = ResolversParentTypes['GameList'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['TileFormat'], ParentType, ContextType>;
  isRanked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  games?: Resolver<
    ResolversTypes['GameConnection'],
    ParentType,
    ContextType,
    RequireFields<GameListGamesArgs, 'first'>
  >;
  facets?: Resolver<
    ReadonlyArray<ResolversTypes['GameFacet']>,
    ParentType,
    ContextType,
    Partial<GameListFacetsArgs>
  >;
};

export type GameFacetResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameFacet'] = ResolversParentTypes['GameFacet'],
> = {
  key?: Resolver<ResolversTypes['GameFacetKey'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['GameFacetOption']>, ParentType, ContextType>;
};

export type GameFacetOptionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameFacetOption'] = ResolversParentTypes['GameFacetOption'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeroResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Hero'] = ResolversParentTypes['Hero'],
> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  kicker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panelColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accentColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LobbyResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Lobby'] = ResolversParentTypes['Lobby'],
> = {
  heroes?: Resolver<ReadonlyArray<ResolversTypes['Hero']>, ParentType, ContextType>;
  jackpot?: Resolver<Maybe<ResolversTypes['JackpotSettings']>, ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  recentlyPlayed?: Resolver<ReadonlyArray<ResolversTypes['RecentGame']>, ParentType, ContextType>;
  personal?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  mostPlayed?: Resolver<Maybe<ResolversTypes['GameList']>, ParentType, ContextType>;
  recentWins?: Resolver<ReadonlyArray<ResolversTypes['RecentWin']>, ParentType, ContextType>;
};

export type RecentWinResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RecentWin'] = ResolversParentTypes['RecentWin'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drop?: Resolver<ResolversTypes['RaffleDropType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecentGameResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RecentGame'] = ResolversParentTypes['RecentGame'],
> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecentlyPlayedGameResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RecentlyPlayedGame'] = ResolversParentTypes['RecentlyPlayedGame'],
> = {
  gameDescriptorV2?: Resolver<ResolversTypes['GameDescriptor'], ParentType, ContextType>;
};

export type GameDescriptorResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameDescriptor'] = ResolversParentTypes['GameDescriptor'],
> = {
  json?: Resolver<ResolversTypes['GameFlags'], ParentType, ContextType>;
};

export type GameFlagsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameFlags'] = ResolversParentTypes['GameFlags'],
> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiveCasinoGame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MenuResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu'],
> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['MenuItem']>, ParentType, ContextType>;
};

export type MenuItemResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReturnRangeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ReturnRange'] = ResolversParentTypes['ReturnRange'],
> = {
  least?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type GameDetailsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameDetails'] = ResolversParentTypes['GameDetails'],
> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  rtpRange?: Resolver<Maybe<ResolversTypes['ReturnRange']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxWin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  volatility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minStake?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  maxStake?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  related?: Resolver<ResolversTypes['GameList'], ParentType, ContextType>;
};

export type GameLaunchResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GameLaunch'] = ResolversParentTypes['GameLaunch'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FindingsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Findings'] = ResolversParentTypes['Findings'],
> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['Game']>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studios?: Resolver<ReadonlyArray<ResolversTypes['Studio']>, ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['FeaturedMatch']>, ParentType, ContextType>;
};

export type SearchChoicesResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SearchChoices'] = ResolversParentTypes['SearchChoices'],
> = {
  studios?: Resolver<ReadonlyArray<ResolversTypes['Studio']>, ParentType, ContextType>;
  volatilities?: Resolver<ReadonlyArray<ResolversTypes['Volatility']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['GameFeature']>, ParentType, ContextType>;
  hasJackpots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ZendeskTokenResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ZendeskToken'] = ResolversParentTypes['ZendeskToken'],
> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['PageSection']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageSectionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PageSection'] = ResolversParentTypes['PageSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasinoResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Casino'] = ResolversParentTypes['Casino'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSameOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locales?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['CasinoLogo'], ParentType, ContextType>;
  colours?: Resolver<ResolversTypes['CasinoColours'], ParentType, ContextType>;
};

export type CasinoLogoResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CasinoLogo'] = ResolversParentTypes['CasinoLogo'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasinoColoursResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CasinoColours'] = ResolversParentTypes['CasinoColours'],
> = {
  panel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ContentBlock'] = ResolversParentTypes['ContentBlock'],
> = {
  __resolveType: TypeResolveFn<
    'BannerBlock' | 'JackpotBlock' | 'PromotionBlock' | 'TopGamesBlock' | 'TopSportsBlock',
    ParentType,
    ContextType
  >;
};

export type BannerBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['BannerBlock'] = ResolversParentTypes['BannerBlock'],
> = {
  type?: Resolver<ResolversTypes['ContentBlockType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['ContentLink'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JackpotBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotBlock'] = ResolversParentTypes['JackpotBlock'],
> = {
  type?: Resolver<ResolversTypes['ContentBlockType'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JackpotSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PromotionBlock'] = ResolversParentTypes['PromotionBlock'],
> = {
  type?: Resolver<ResolversTypes['ContentBlockType'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopGamesBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['TopGamesBlock'] = ResolversParentTypes['TopGamesBlock'],
> = {
  type?: Resolver<ResolversTypes['ContentBlockType'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['GameList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopSportsBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['TopSportsBlock'] = ResolversParentTypes['TopSportsBlock'],
> = {
  type?: Resolver<ResolversTypes['ContentBlockType'], ParentType, ContextType>;
  matches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeaturedMatch']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['PromotionAudience'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teaser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['PromotionAction'], ParentType, ContextType>;
};

export type PromotionActionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PromotionAction'] = ResolversParentTypes['PromotionAction'],
> = {
  type?: Resolver<ResolversTypes['PromotionActionType'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['ContentLink']>, ParentType, ContextType>;
};

export type ContentPictureResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ContentPicture'] = ResolversParentTypes['ContentPicture'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colours?: Resolver<Maybe<ResolversTypes['PanelColours']>, ParentType, ContextType>;
};

export type PanelColoursResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PanelColours'] = ResolversParentTypes['PanelColours'],
> = {
  panel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentLinkResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ContentLink'] = ResolversParentTypes['ContentLink'],
> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountBannerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['AccountBanner'] = ResolversParentTypes['AccountBanner'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccountBannerType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['ContentLink']>, ParentType, ContextType>;
  dismissal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlayerGamificationDetailsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerGamificationDetails'] =
    ResolversParentTypes['PlayerGamificationDetails'],
> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOptedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GamificationSettingsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GamificationSettings'] =
    ResolversParentTypes['GamificationSettings'],
> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loyaltyPage?: Resolver<Maybe<ResolversTypes['LoyaltyPage']>, ParentType, ContextType>;
  missionsPage?: Resolver<Maybe<ResolversTypes['GamificationPage']>, ParentType, ContextType>;
  tournamentsPage?: Resolver<Maybe<ResolversTypes['GamificationPage']>, ParentType, ContextType>;
};

export type GamificationPageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GamificationPage'] = ResolversParentTypes['GamificationPage'],
> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
};

export type LoyaltyPageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LoyaltyPage'] = ResolversParentTypes['LoyaltyPage'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobileSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  desktopSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backgroundImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  backgroundDesktopImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  mainImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  mainDesktopImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  shopImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  shopDesktopImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  gamesImage?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  termsAndConditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankCards?: Resolver<ReadonlyArray<ResolversTypes['RankCard']>, ParentType, ContextType>;
  rewardCards?: Resolver<ReadonlyArray<ResolversTypes['LoyaltyRewardCard']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['LoyaltyStep']>, ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['LoyaltyQuestion']>, ParentType, ContextType>;
};

export type RankCardResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RankCard'] = ResolversParentTypes['RankCard'],
> = {
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  benefitsTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  benefits?: Resolver<ReadonlyArray<ResolversTypes['RankBenefit']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RankBenefitResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RankBenefit'] = ResolversParentTypes['RankBenefit'],
> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyRewardCardResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LoyaltyRewardCard'] = ResolversParentTypes['LoyaltyRewardCard'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyStepResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LoyaltyStep'] = ResolversParentTypes['LoyaltyStep'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ContentPicture'], ParentType, ContextType>;
};

export type LoyaltyQuestionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LoyaltyQuestion'] = ResolversParentTypes['LoyaltyQuestion'],
> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GamificationEntryResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GamificationEntry'] = ResolversParentTypes['GamificationEntry'],
> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOptedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frameUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JackpotSettingsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotSettings'] = ResolversParentTypes['JackpotSettings'],
> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialContributionValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  contributionOptions?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  showsPercentage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoOptIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  colorPalette?: Resolver<ResolversTypes['JackpotColorPalette'], ParentType, ContextType>;
  enabledCommunity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  communitySize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winnerNotificationImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pots?: Resolver<ReadonlyArray<ResolversTypes['JackpotPotTerms']>, ParentType, ContextType>;
  potAmounts?: Resolver<ReadonlyArray<ResolversTypes['JackpotPotAmount']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['JackpotPageSettings'], ParentType, ContextType>;
};

export type JackpotPotAmountResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotPotAmount'] = ResolversParentTypes['JackpotPotAmount'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type JackpotPotTermsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotPotTerms'] = ResolversParentTypes['JackpotPotTerms'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ceiling?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  mustDropWithinHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oneIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JackpotPageSettingsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotPageSettings'] =
    ResolversParentTypes['JackpotPageSettings'],
> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  desktopImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleRows?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsAndConditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JackpotColorPaletteResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotColorPalette'] =
    ResolversParentTypes['JackpotColorPalette'],
> = {
  highlight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  background?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backgroundGradient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  darkBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailsContentBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailsBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailsModalBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backgroundContrast?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JackpotLeaderboardResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotLeaderboard'] = ResolversParentTypes['JackpotLeaderboard'],
> = {
  playerPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playerRank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playerRankImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['JackpotLeaderboardEntry']>, ParentType, ContextType>;
};

export type JackpotLeaderboardEntryResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['JackpotLeaderboardEntry'] =
    ResolversParentTypes['JackpotLeaderboardEntry'],
> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedPrize?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  initials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rankImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityVerificationResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['IdentityVerification'] =
    ResolversParentTypes['IdentityVerification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['IdentityVerificationReason']>, ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationsDone?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  verificationsMissing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rejections?: Resolver<ReadonlyArray<ResolversTypes['IdentityRejection']>, ParentType, ContextType>;
  isBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holdsPayouts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IdentityVerificationStepResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['IdentityVerificationStep'] =
    ResolversParentTypes['IdentityVerificationStep'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComplianceUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ComplianceUpdate'] = ResolversParentTypes['ComplianceUpdate'],
> = {
  sourceOfWealth?: Resolver<ResolversTypes['SourceOfWealthRequirement'], ParentType, ContextType>;
  kycStatus?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
};

export type LimitsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Limits'] = ResolversParentTypes['Limits'],
> = {
  deposit?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  stake?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  loss?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  global?: Resolver<Maybe<ResolversTypes['GlobalLimits']>, ParentType, ContextType>;
  session?: Resolver<ReadonlyArray<ResolversTypes['SessionLimit']>, ParentType, ContextType>;
  reviewDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRaiseBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['LimitStep']>, ParentType, ContextType>;
};

export type GlobalLimitsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['GlobalLimits'] = ResolversParentTypes['GlobalLimits'],
> = {
  deposit?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  loss?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isRaiseBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['LimitStep']>, ParentType, ContextType>;
};

export type LimitStepResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LimitStep'] = ResolversParentTypes['LimitStep'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['LimitStepKind'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayerLimitResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerLimit'] = ResolversParentTypes['PlayerLimit'],
> = {
  scope?: Resolver<ResolversTypes['LimitScope'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  returnsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['LimitChange']>, ParentType, ContextType>;
};

export type LimitChangeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LimitChange'] = ResolversParentTypes['LimitChange'],
> = {
  state?: Resolver<ResolversTypes['LimitChangeState'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionLimitResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionLimit'] = ResolversParentTypes['SessionLimit'],
> = {
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['SessionLimitChange']>, ParentType, ContextType>;
};

export type SessionLimitChangeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionLimitChange'] = ResolversParentTypes['SessionLimitChange'],
> = {
  state?: Resolver<ResolversTypes['LimitChangeState'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlayTimeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayTime'] = ResolversParentTypes['PlayTime'],
> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  returnsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  opensInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closesInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayTimeUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayTimeUpdate'] = ResolversParentTypes['PlayTimeUpdate'],
> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  rewardType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spins?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['NotificationLimit']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['OperatorMessage']>, ParentType, ContextType>;
};

export type NotificationLimitResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['NotificationLimit'] = ResolversParentTypes['NotificationLimit'],
> = {
  scope?: Resolver<ResolversTypes['LimitScope'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
};

export type OperatorMessageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['OperatorMessage'] = ResolversParentTypes['OperatorMessage'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PushResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Push'] = ResolversParentTypes['Push'],
> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSubscribed?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<PushIsSubscribedArgs, 'endpoint'>
  >;
};

export type NotificationsUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['NotificationsUpdate'] =
    ResolversParentTypes['NotificationsUpdate'],
> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountStatus?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  numberOfDeposits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDepositAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hasFirstTimeDeposit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPhoneNumberVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  realityCheckPeriod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personalInfo?: Resolver<ResolversTypes['PersonalInfo'], ParentType, ContextType>;
  marketingPreferences?: Resolver<ResolversTypes['MarketingPreferences'], ParentType, ContextType>;
  isSuppressedInAnyCommunicationGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSmsMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWebPushMarketingAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  termsAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privacyPolicyAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInstantBankingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instantBankingBlock?: Resolver<Maybe<ResolversTypes['InstantBankingBlock']>, ParentType, ContextType>;
  selfExclusionDetails?: Resolver<Maybe<ResolversTypes['SelfExclusionDetails']>, ParentType, ContextType>;
  timeouts?: Resolver<Maybe<ResolversTypes['Timeouts']>, ParentType, ContextType>;
  areWithdrawalsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kycCheckStatus?: Resolver<ResolversTypes['KycCheckStatus'], ParentType, ContextType>;
  sourceOfWealthStatus?: Resolver<Maybe<ResolversTypes['SourceOfWealthStatus']>, ParentType, ContextType>;
  bankingCDD?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guards?: Resolver<ReadonlyArray<ResolversTypes['DepositGuard']>, ParentType, ContextType>;
  sessionStartedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['AccountBanner']>, ParentType, ContextType>;
  documentsToAccept?: Resolver<ReadonlyArray<ResolversTypes['Page']>, ParentType, ContextType>;
  canChangeEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountStatusResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['AccountStatus'] = ResolversParentTypes['AccountStatus'],
> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reopenByCustomerAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type PersonalInfoResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PersonalInfo'] = ResolversParentTypes['PersonalInfo'],
> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ssn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarketingPreferencesResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['MarketingPreferences'] =
    ResolversParentTypes['MarketingPreferences'],
> = {
  marketingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InstantBankingBlockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['InstantBankingBlock'] =
    ResolversParentTypes['InstantBankingBlock'],
> = {
  activeFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SelfExclusionDetailsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SelfExclusionDetails'] =
    ResolversParentTypes['SelfExclusionDetails'],
> = {
  exclusionEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimeoutsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Timeouts'] = ResolversParentTypes['Timeouts'],
> = {
  timeoutEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KycCheckStatusResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['KycCheckStatus'] = ResolversParentTypes['KycCheckStatus'],
> = {
  status?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verificationsDone?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  verificationsMissing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SourceOfWealthStatusResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SourceOfWealthStatus'] =
    ResolversParentTypes['SourceOfWealthStatus'],
> = {
  dueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDateExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredDocumentsUploadV2?: Resolver<
    ReadonlyArray<ResolversTypes['RequiredDocumentUpload']>,
    ParentType,
    ContextType
  >;
};

export type RequiredDocumentUploadResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RequiredDocumentUpload'] =
    ResolversParentTypes['RequiredDocumentUpload'],
> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedFundingType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  popUpsNeeded?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  isCancelWithdrawalBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIncreaseDepositLimitBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRewardsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDepositsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayerSessionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerSession'] = ResolversParentTypes['PlayerSession'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPresent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['SessionEndReason']>, ParentType, ContextType>;
  deviceKind?: Resolver<Maybe<ResolversTypes['DeviceKind']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayerSessionEdgeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerSessionEdge'] = ResolversParentTypes['PlayerSessionEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlayerSession'], ParentType, ContextType>;
};

export type PlayerSessionPageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerSessionPage'] = ResolversParentTypes['PlayerSessionPage'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PlayerSessionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PlayerUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerUpdate'] = ResolversParentTypes['PlayerUpdate'],
> = {
  isAccountClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContentAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneNumberVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerPopUpsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CustomerPopUps'] = ResolversParentTypes['CustomerPopUps'],
> = {
  popUpIdsAdded?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RaffleSettingsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RaffleSettings'] = ResolversParentTypes['RaffleSettings'],
> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageMobileBackgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageDesktopBackgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termsAndConditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['RaffleSource']>, ParentType, ContextType>;
  ticketPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  nextDropAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  providerOfTheWeek?: Resolver<Maybe<ResolversTypes['RaffleProvider']>, ParentType, ContextType>;
};

export type RaffleSourceResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RaffleSource'] = ResolversParentTypes['RaffleSource'],
> = {
  type?: Resolver<ResolversTypes['RaffleDropType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RaffleProviderResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RaffleProvider'] = ResolversParentTypes['RaffleProvider'],
> = {
  studio?: Resolver<ResolversTypes['StudioGames'], ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RaffleWinnerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RaffleWinner'] = ResolversParentTypes['RaffleWinner'],
> = {
  winnerInitials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  winAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  winCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jackpotName?: Resolver<ResolversTypes['RaffleDropType'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionClockResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionClock'] = ResolversParentTypes['SessionClock'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['SessionPlay'], ParentType, ContextType>;
  realityCheck?: Resolver<Maybe<ResolversTypes['RealityCheck']>, ParentType, ContextType>;
};

export type SessionPlayResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionPlay'] = ResolversParentTypes['SessionPlay'],
> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RealityCheckResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RealityCheck'] = ResolversParentTypes['RealityCheck'],
> = {
  periodMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionClockUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionClockUpdate'] = ResolversParentTypes['SessionClockUpdate'],
> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegistrationAnswerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RegistrationAnswer'] = ResolversParentTypes['RegistrationAnswer'],
> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['RegistrationProblem']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['CurrentDocument']>, ParentType, ContextType>;
};

export type CurrentDocumentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CurrentDocument'] = ResolversParentTypes['CurrentDocument'],
> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegistrationProblemResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RegistrationProblem'] =
    ResolversParentTypes['RegistrationProblem'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailVerificationResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['EmailVerification'] = ResolversParentTypes['EmailVerification'],
> = {
  outcome?: Resolver<ResolversTypes['EmailVerificationOutcome'], ParentType, ContextType>;
};

export type EmailVerificationSentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['EmailVerificationSent'] =
    ResolversParentTypes['EmailVerificationSent'],
> = {
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhoneCodeSentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PhoneCodeSent'] = ResolversParentTypes['PhoneCodeSent'],
> = {
  attempt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailChangeCodesSentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['EmailChangeCodesSent'] =
    ResolversParentTypes['EmailChangeCodesSent'],
> = {
  attempt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RewardAssignmentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RewardAssignment'] = ResolversParentTypes['RewardAssignment'],
> = {
  assignationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assignedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['RewardAction']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
};

export type RewardResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward'],
> = {
  rewardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimType?: Resolver<ResolversTypes['RewardClaimType'], ParentType, ContextType>;
  rewardReason?: Resolver<ResolversTypes['RewardKind'], ParentType, ContextType>;
  rewardType?: Resolver<ResolversTypes['RewardType'], ParentType, ContextType>;
};

export type RewardTypeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RewardType'] = ResolversParentTypes['RewardType'],
> = {
  __resolveType: TypeResolveFn<'FreeSpin' | 'MoneyDrop' | 'BonusMoneyDrop', ParentType, ContextType>;
};

export type FreeSpinResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['FreeSpin'] = ResolversParentTypes['FreeSpin'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeSpinsAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  betLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['RewardGame'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardGameResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RewardGame'] = ResolversParentTypes['RewardGame'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyDropResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['MoneyDrop'] = ResolversParentTypes['MoneyDrop'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BonusMoneyDropResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['BonusMoneyDrop'] = ResolversParentTypes['BonusMoneyDrop'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  wageringRequirementFactor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPayout?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RewardUpdate'] = ResolversParentTypes['RewardUpdate'],
> = {
  assignationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardStatus'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
};

export type SelfExclusionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SelfExclusion'] = ResolversParentTypes['SelfExclusion'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeoutEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exclusion?: Resolver<Maybe<ResolversTypes['RunningExclusion']>, ParentType, ContextType>;
  timeoutDays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['ExclusionTerm']>, ParentType, ContextType>;
};

export type ExclusionTermResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ExclusionTerm'] = ResolversParentTypes['ExclusionTerm'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RunningExclusionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RunningExclusion'] = ResolversParentTypes['RunningExclusion'],
> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isFromElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liftWaitHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lift?: Resolver<Maybe<ResolversTypes['ExclusionLift']>, ParentType, ContextType>;
};

export type ExclusionLiftResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ExclusionLift'] = ResolversParentTypes['ExclusionLift'],
> = {
  state?: Resolver<ResolversTypes['ExclusionLiftState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TakenStopResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['TakenStop'] = ResolversParentTypes['TakenStop'],
> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShopResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop'],
> = {
  isOptedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  claimDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articles?: Resolver<ReadonlyArray<ResolversTypes['ShopArticle']>, ParentType, ContextType>;
  purchases?: Resolver<ReadonlyArray<ResolversTypes['ShopPurchase']>, ParentType, ContextType>;
};

export type ShopArticleResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ShopArticle'] = ResolversParentTypes['ShopArticle'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gives?: Resolver<ResolversTypes['RewardType'], ParentType, ContextType>;
  fromLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mostPerDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mostInAll?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  boughtToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boughtInAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopPurchaseResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ShopPurchase'] = ResolversParentTypes['ShopPurchase'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShopPurchaseState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SignInCodeSentResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SignInCodeSent'] = ResolversParentTypes['SignInCodeSent'],
> = {
  attempt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionTokensResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionTokens'] = ResolversParentTypes['SessionTokens'],
> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderLoginBegunResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ProviderLoginBegun'] = ResolversParentTypes['ProviderLoginBegun'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderLoginResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['ProviderLogin'] = ResolversParentTypes['ProviderLogin'],
> = {
  status?: Resolver<ResolversTypes['ProviderLoginStatus'], ParentType, ContextType>;
  tokens?: Resolver<Maybe<ResolversTypes['SessionTokens']>, ParentType, ContextType>;
  newcomer?: Resolver<Maybe<ResolversTypes['VerifiedNewcomer']>, ParentType, ContextType>;
};

export type VerifiedNewcomerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['VerifiedNewcomer'] = ResolversParentTypes['VerifiedNewcomer'],
> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutResultResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LogoutResult'] = ResolversParentTypes['LogoutResult'],
> = {
  loggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionDestroyedResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SessionDestroyed'] = ResolversParentTypes['SessionDestroyed'],
> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SessionEndReason'], ParentType, ContextType>;
};

export type TranslationResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryContextResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CountryContext'] = ResolversParentTypes['CountryContext'],
> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isServed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  locales?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  defaultLocale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginFlow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasicLayoutResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['BasicLayout'] = ResolversParentTypes['BasicLayout'],
> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licensee?: Resolver<ResolversTypes['Licensee'], ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['Authority'], ParentType, ContextType>;
  helpLine?: Resolver<ResolversTypes['HelpLine'], ParentType, ContextType>;
};

export type LicenseeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Licensee'] = ResolversParentTypes['Licensee'],
> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorityResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Authority'] = ResolversParentTypes['Authority'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HelpLineResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['HelpLine'] = ResolversParentTypes['HelpLine'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SourceOfWealthResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SourceOfWealth'] = ResolversParentTypes['SourceOfWealth'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SourceOfWealthRequirement'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDateExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requested?: Resolver<ReadonlyArray<ResolversTypes['RequiredDocumentUpload']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['SourceOfWealthOfType']>, ParentType, ContextType>;
  maySend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceOfWealthOfTypeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SourceOfWealthOfType'] =
    ResolversParentTypes['SourceOfWealthOfType'],
> = {
  type?: Resolver<ResolversTypes['SourceOfWealthType'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['SourceOfWealthOption']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['SourceOfWealthFile']>, ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceOfWealthOptionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SourceOfWealthOption'] =
    ResolversParentTypes['SourceOfWealthOption'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tooltip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SourceOfWealthFileResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SourceOfWealthFile'] = ResolversParentTypes['SourceOfWealthFile'],
> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SportsbookLaunchResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SportsbookLaunch'] = ResolversParentTypes['SportsbookLaunch'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturedMatchResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['FeaturedMatch'] = ResolversParentTypes['FeaturedMatch'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  league?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['MatchTeam'], ParentType, ContextType>;
  away?: Resolver<ResolversTypes['MatchTeam'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveScore']>, ParentType, ContextType>;
  selections?: Resolver<ReadonlyArray<ResolversTypes['MatchSelection']>, ParentType, ContextType>;
};

export type MatchTeamResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['MatchTeam'] = ResolversParentTypes['MatchTeam'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colours?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LiveScoreResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['LiveScore'] = ResolversParentTypes['LiveScore'],
> = {
  home?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  away?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MatchSelectionResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['MatchSelection'] = ResolversParentTypes['MatchSelection'],
> = {
  outcome?: Resolver<ResolversTypes['MatchOutcome'], ParentType, ContextType>;
  odds?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  pick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceProofResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['BalanceProof'] = ResolversParentTypes['BalanceProof'],
> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayedRoundPageResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayedRoundPage'] = ResolversParentTypes['PlayedRoundPage'],
> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PlayedRoundEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PlayedRoundEdgeResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayedRoundEdge'] = ResolversParentTypes['PlayedRoundEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlayedRound'], ParentType, ContextType>;
};

export type PlayedRoundResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayedRound'] = ResolversParentTypes['PlayedRound'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  beingChecked?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  takenBack?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type PlayedRoundDetailsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayedRoundDetails'] = ResolversParentTypes['PlayedRoundDetails'],
> = {
  round?: Resolver<ResolversTypes['PlayedRound'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studioPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  movements?: Resolver<ReadonlyArray<ResolversTypes['RoundMovement']>, ParentType, ContextType>;
  hasEarlierMovements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoundMovementResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RoundMovement'] = ResolversParentTypes['RoundMovement'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoundMovementKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bonus?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  jackpotContribution?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  studioJackpot?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type WalletResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bonusBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  minDepositAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minWithdrawalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  beingChecked?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  owed?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  bonus?: Resolver<Maybe<ResolversTypes['Bonus']>, ParentType, ContextType>;
};

export type BonusResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BonusStatus'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxBet?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  maxPayout?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weights?: Resolver<ReadonlyArray<ResolversTypes['WageringWeight']>, ParentType, ContextType>;
};

export type WageringWeightResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['WageringWeight'] = ResolversParentTypes['WageringWeight'],
> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BalanceUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['BalanceUpdate'] = ResolversParentTypes['BalanceUpdate'],
> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bonusBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  moneyType?: Resolver<Maybe<ResolversTypes['MoneyType']>, ParentType, ContextType>;
  wageringProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Currency?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarDoor?: CalendarDoorResolvers<ContextType>;
  CalendarDoorPreview?: CalendarDoorPreviewResolvers<ContextType>;
  CalendarDoorContent?: CalendarDoorContentResolvers<ContextType>;
  Cashback?: CashbackResolvers<ContextType>;
  CashbackWeek?: CashbackWeekResolvers<ContextType>;
  Cashier?: CashierResolvers<ContextType>;
  CashierDesk?: CashierDeskResolvers<ContextType>;
  CashierRefusal?: CashierRefusalResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentAccount?: PaymentAccountResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionWait?: TransactionWaitResolvers<ContextType>;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  LastCompletedDeposit?: LastCompletedDepositResolvers<ContextType>;
  NetDeposits?: NetDepositsResolvers<ContextType>;
  Studio?: StudioResolvers<ContextType>;
  StudioGames?: StudioGamesResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameEdge?: GameEdgeResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameList?: GameListResolvers<ContextType>;
  GameFacet?: GameFacetResolvers<ContextType>;
  GameFacetOption?: GameFacetOptionResolvers<ContextType>;
  Hero?: HeroResolvers<ContextType>;
  Lobby?: LobbyResolvers<ContextType>;
  RecentWin?: RecentWinResolvers<ContextType>;
  RecentGame?: RecentGameResolvers<ContextType>;
  RecentlyPlayedGame?: RecentlyPlayedGameResolvers<ContextType>;
  GameDescriptor?: GameDescriptorResolvers<ContextType>;
  GameFlags?: GameFlagsResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  ReturnRange?: ReturnRangeResolvers<ContextType>;
  GameDetails?: GameDetailsResolvers<ContextType>;
  GameLaunch?: GameLaunchResolvers<ContextType>;
  Findings?: FindingsResolvers<ContextType>;
  SearchChoices?: SearchChoicesResolvers<ContextType>;
  ZendeskToken?: ZendeskTokenResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageSection?: PageSectionResolvers<ContextType>;
  Casino?: CasinoResolvers<ContextType>;
  CasinoLogo?: CasinoLogoResolvers<ContextType>;
  CasinoColours?: CasinoColoursResolvers<ContextType>;
  ContentBlock?: ContentBlockResolvers<ContextType>;
  BannerBlock?: BannerBlockResolvers<ContextType>;
  JackpotBlock?: JackpotBlockResolvers<ContextType>;
  PromotionBlock?: PromotionBlockResolvers<ContextType>;
  TopGamesBlock?: TopGamesBlockResolvers<ContextType>;
  TopSportsBlock?: TopSportsBlockResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionAction?: PromotionActionResolvers<ContextType>;
  ContentPicture?: ContentPictureResolvers<ContextType>;
  PanelColours?: PanelColoursResolvers<ContextType>;
  ContentLink?: ContentLinkResolvers<ContextType>;
  AccountBanner?: AccountBannerResolvers<ContextType>;
  PlayerGamificationDetails?: PlayerGamificationDetailsResolvers<ContextType>;
  GamificationSettings?: GamificationSettingsResolvers<ContextType>;
  GamificationPage?: GamificationPageResolvers<ContextType>;
  LoyaltyPage?: LoyaltyPageResolvers<ContextType>;
  RankCard?: RankCardResolvers<ContextType>;
  RankBenefit?: RankBenefitResolvers<ContextType>;
  LoyaltyRewardCard?: LoyaltyRewardCardResolvers<ContextType>;
  LoyaltyStep?: LoyaltyStepResolvers<ContextType>;
  LoyaltyQuestion?: LoyaltyQuestionResolvers<ContextType>;
  GamificationEntry?: GamificationEntryResolvers<ContextType>;
  JackpotSettings?: JackpotSettingsResolvers<ContextType>;
  JackpotPotAmount?: JackpotPotAmountResolvers<ContextType>;
  JackpotPotTerms?: JackpotPotTermsResolvers<ContextType>;
  JackpotPageSettings?: JackpotPageSettingsResolvers<ContextType>;
  JackpotColorPalette?: JackpotColorPaletteResolvers<ContextType>;
  JackpotLeaderboard?: JackpotLeaderboardResolvers<ContextType>;
  JackpotLeaderboardEntry?: JackpotLeaderboardEntryResolvers<ContextType>;
  IdentityVerification?: IdentityVerificationResolvers<ContextType>;
  IdentityVerificationStep?: IdentityVerificationStepResolvers<ContextType>;
  ComplianceUpdate?: ComplianceUpdateResolvers<ContextType>;
  Limits?: LimitsResolvers<ContextType>;
  GlobalLimits?: GlobalLimitsResolvers<ContextType>;
  LimitStep?: LimitStepResolvers<ContextType>;
  PlayerLimit?: PlayerLimitResolvers<ContextType>;
  LimitChange?: LimitChangeResolvers<ContextType>;
  SessionLimit?: SessionLimitResolvers<ContextType>;
  SessionLimitChange?: SessionLimitChangeResolvers<ContextType>;
  PlayTime?: PlayTimeResolvers<ContextType>;
  PlayTimeUpdate?: PlayTimeUpdateResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationLimit?: NotificationLimitResolvers<ContextType>;
  OperatorMessage?: OperatorMessageResolvers<ContextType>;
  Push?: PushResolvers<ContextType>;
  NotificationsUpdate?: NotificationsUpdateResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  PersonalInfo?: PersonalInfoResolvers<ContextType>;
  MarketingPreferences?: MarketingPreferencesResolvers<ContextType>;
  InstantBankingBlock?: InstantBankingBlockResolvers<ContextType>;
  SelfExclusionDetails?: SelfExclusionDetailsResolvers<ContextType>;
  Timeouts?: TimeoutsResolvers<ContextType>;
  KycCheckStatus?: KycCheckStatusResolvers<ContextType>;
  SourceOfWealthStatus?: SourceOfWealthStatusResolvers<ContextType>;
  RequiredDocumentUpload?: RequiredDocumentUploadResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  PlayerSession?: PlayerSessionResolvers<ContextType>;
  PlayerSessionEdge?: PlayerSessionEdgeResolvers<ContextType>;
  PlayerSessionPage?: PlayerSessionPageResolvers<ContextType>;
  PlayerUpdate?: PlayerUpdateResolvers<ContextType>;
  CustomerPopUps?: CustomerPopUpsResolvers<ContextType>;
  RaffleSettings?: RaffleSettingsResolvers<ContextType>;
  RaffleSource?: RaffleSourceResolvers<ContextType>;
  RaffleProvider?: RaffleProviderResolvers<ContextType>;
  RaffleWinner?: RaffleWinnerResolvers<ContextType>;
  SessionClock?: SessionClockResolvers<ContextType>;
  SessionPlay?: SessionPlayResolvers<ContextType>;
  RealityCheck?: RealityCheckResolvers<ContextType>;
  SessionClockUpdate?: SessionClockUpdateResolvers<ContextType>;
  RegistrationAnswer?: RegistrationAnswerResolvers<ContextType>;
  CurrentDocument?: CurrentDocumentResolvers<ContextType>;
  RegistrationProblem?: RegistrationProblemResolvers<ContextType>;
  EmailVerification?: EmailVerificationResolvers<ContextType>;
  EmailVerificationSent?: EmailVerificationSentResolvers<ContextType>;
  PhoneCodeSent?: PhoneCodeSentResolvers<ContextType>;
  EmailChangeCodesSent?: EmailChangeCodesSentResolvers<ContextType>;
  RewardAssignment?: RewardAssignmentResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  RewardType?: RewardTypeResolvers<ContextType>;
  FreeSpin?: FreeSpinResolvers<ContextType>;
  RewardGame?: RewardGameResolvers<ContextType>;
  MoneyDrop?: MoneyDropResolvers<ContextType>;
  BonusMoneyDrop?: BonusMoneyDropResolvers<ContextType>;
  RewardUpdate?: RewardUpdateResolvers<ContextType>;
  SelfExclusion?: SelfExclusionResolvers<ContextType>;
  ExclusionTerm?: ExclusionTermResolvers<ContextType>;
  RunningExclusion?: RunningExclusionResolvers<ContextType>;
  ExclusionLift?: ExclusionLiftResolvers<ContextType>;
  TakenStop?: TakenStopResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopArticle?: ShopArticleResolvers<ContextType>;
  ShopPurchase?: ShopPurchaseResolvers<ContextType>;
  SignInCodeSent?: SignInCodeSentResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  ProviderLoginBegun?: ProviderLoginBegunResolvers<ContextType>;
  ProviderLogin?: ProviderLoginResolvers<ContextType>;
  VerifiedNewcomer?: VerifiedNewcomerResolvers<ContextType>;
  LogoutResult?: LogoutResultResolvers<ContextType>;
  SessionDestroyed?: SessionDestroyedResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  CountryContext?: CountryContextResolvers<ContextType>;
  BasicLayout?: BasicLayoutResolvers<ContextType>;
  Licensee?: LicenseeResolvers<ContextType>;
  Authority?: AuthorityResolvers<ContextType>;
  HelpLine?: HelpLineResolvers<ContextType>;
  SourceOfWealth?: SourceOfWealthResolvers<ContextType>;
  SourceOfWealthOfType?: SourceOfWealthOfTypeResolvers<ContextType>;
  SourceOfWealthOption?: SourceOfWealthOptionResolvers<ContextType>;
  SourceOfWealthFile?: SourceOfWealthFileResolvers<ContextType>;
  SportsbookLaunch?: SportsbookLaunchResolvers<ContextType>;
  FeaturedMatch?: FeaturedMatchResolvers<ContextType>;
  MatchTeam?: MatchTeamResolvers<ContextType>;
  LiveScore?: LiveScoreResolvers<ContextType>;
  MatchSelection?: MatchSelectionResolvers<ContextType>;
  BalanceProof?: BalanceProofResolvers<ContextType>;
  PlayedRoundPage?: PlayedRoundPageResolvers<ContextType>;
  PlayedRoundEdge?: PlayedRoundEdgeResolvers<ContextType>;
  PlayedRound?: PlayedRoundResolvers<ContextType>;
  PlayedRoundDetails?: PlayedRoundDetailsResolvers<ContextType>;
  RoundMovement?: RoundMovementResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  WageringWeight?: WageringWeightResolvers<ContextType>;
  BalanceUpdate?: BalanceUpdateResolvers<ContextType>;
};
