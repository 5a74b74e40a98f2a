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
  /** A decimal in major units, as a string: `"12.50"`. Never a float. */
  Decimal: { input: string; output: string };
  /** An ISO 4217 code. */
  Currency: { input: Currency; output: Currency };
};

export type Query = {
  readonly lobby: Lobby;
  readonly menu: Menu;
  /** Null when there is none, or none the visitor may play. */
  readonly game?: Maybe<GameDetails>;
  /** In the request's locale, or in another of the site's. Also one of the player's own (`Lobby.personal`). */
  readonly gameList?: Maybe<GameList>;
  /** Every list that has games, in the order of the menu. */
  readonly gameLists: ReadonlyArray<GameList>;
  /** One kind of game: each game is of one. */
  readonly gameCategory?: Maybe<GameList>;
  /** The kinds there are games of, the largest first. */
  readonly gameCategories: ReadonlyArray<GameList>;
  readonly gameStudio?: Maybe<StudioGames>;
  /** The studios there are games of, by name. */
  readonly gameStudios: ReadonlyArray<StudioGames>;
  /** Null when the site has none. */
  readonly page?: Maybe<Page>;
  /** ROUTE-71: those of the same operator first. */
  readonly moreCasinos: ReadonlyArray<Casino>;
  /**
   * GQLO-23, GQLO-24: what a brand says of its loyalty programme, missions and tournaments. Null for a visitor, for a player
   * for whom gamification is not enabled, and where the brand has none.
   */
  readonly gamificationSettings?: Maybe<GamificationSettings>;
  /** Null for a visitor. */
  readonly viewer?: Maybe<Viewer>;
  /**
   * GQLO-07, GQLO-21, JACK-41: the site's jackpot, in the player's currency, else that of the country; null where the
   * brand has none, or the licence forbids it.
   */
  readonly jackpotSettings?: Maybe<JackpotSettings>;
  /**
   * GQLO-19, JACK-52: who gave most since the shared pot was last paid, the most first. `playerUUID` is the session's
   * player, for whose place it is asked. Refused as `BadRequest`, `AuthenticationFailure`.
   */
  readonly jackpotLeaderboard: JackpotLeaderboard;
  /** GQLO-22, RAFF-16: the site's raffle; null where the brand has none, or the licence forbids it. */
  readonly raffleSettings?: Maybe<RaffleSettings>;
  /**
   * GQLO-18, RAFF-21, RAFF-23: who won last in this brand's raffle, the latest first, at most 15; for its players alone.
   * Amounts in `baseCurrency`, at the rate of the day. Refused as `AuthenticationFailure`, `BadRequest`.
   */
  readonly raffleWinners: ReadonlyArray<RaffleWinner>;
  /** OPEN-46. Only the first 100 characters of the term are looked at. */
  readonly search: Findings;
  readonly searchChoices: SearchChoices;
  /** GQLO-04. At most a hundred keys. */
  readonly translations: ReadonlyArray<Translation>;
  /**
   * GQLO-06. The first country told counts: the player's own where there is a player, the one asked for, the one the
   * address is in; else the one the platform takes the visitor to be in.
   */
  readonly countryContext: CountryContext;
  /** GQLO-20 */
  readonly basicLayout: BasicLayout;
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

export type QuerySearchArgs = {
  term: Scalars['String']['input'];
  filter?: InputMaybe<GameFilter>;
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
   * Opens a door for good, on all the player's devices; the same again is the same answer. Refused with `DoorShut` before
   * its day, `DoorMissed` after it, `UnknownDoor` for one that this countdown has not, `PlayerBlocked` for who is offered
   * nothing.
   */
  readonly openCalendarDoor: CalendarDoor;
  /**
   * Begins a deposit: its rules are checked and the room in the limits is taken in one transaction. Money moves only
   * when the provider has told so; the player confirms in the provider's own frame.
   * Refused as `PlayerBlocked` (reason and rule), `DepositLimitReached` (which limit, room left, when it returns),
   * `AmountOutOfBounds`, `MethodNotAvailable`, `TransactionConflict`. What the provider refuses is a transaction that is
   * `Cancelled` and says why.
   */
  readonly beginDeposit: Transaction;
  /**
   * Cancels an unfinished deposit; idempotent. It is `CancelInitialized` until its provider has closed its page, and keeps
   * its room in the limits as long. Refused as `CancelRefused` when the money is taken already.
   */
  readonly abandonDeposit: Transaction;
  /**
   * Takes the amount from the balance at once and begins the payout. Never refused by a limit or an exclusion (LIMIT-11).
   * Refused as `PlayerBlocked`, `InsufficientFunds`, `AmountOutOfBounds`, `MethodNotAvailable`, `ClosedLoop` (how much may
   * go to this account before others are paid back), `TransactionConflict`.
   */
  readonly requestWithdrawal: Transaction;
  /** CASH-22, CASH-25. Twice is once. Refused as `PlayerBlocked`, or `CancelRefused` when licence or time forbid it. */
  readonly cancelWithdrawal: Transaction;
  readonly setFavourite: Game;
  /** Opens a studio session for this player and game. */
  readonly launchGame: GameLaunch;
  /**
   * GQLO-28, CHAT-04: proves to the chat's company who the player of this session is; good for some minutes. Players' alone.
   * Refused as `ChatUnavailable` where the brand has no chat, or nothing to sign with.
   */
  readonly generateZendeskToken: ZendeskToken;
  /**
   * GAMI-18, GAMI-19: the player at the provider's. His level there, and whether he takes part, are known to the house from
   * then on. Refused as `AuthenticationFailure`, `GamificationNotEnabled`, `PartnerUnavailable`.
   */
  readonly enterGamification: GamificationEntry;
  /** GQLO-10: ends the present session; its tokens are refused from then on. */
  readonly logout: LogoutResult;
  /** What the player may be written about, by channel. The same twice is once. Refused while marketing is blocked for an acceptance, never for a refusal. */
  readonly updateMarketingPreferences: Player;
  /** PLAYER-20: the player has read it, and it is needed no more, on any device. Twice is once. What is needed still. */
  readonly acknowledgePopUp: ReadonlyArray<Scalars['ID']['output']>;
  /**
   * LIMIT-01: a stricter limit holds from this moment. LIMIT-02: a looser one, or none, is on its way.
   * Refused as `RaiseBlocked`, `LimitNotOffered`, `AmountOutOfBounds`.
   */
  readonly setLimit: Limits;
  /** LIMIT-03: takes a raise that is ready. Refused as `ChangeNotReady`. */
  readonly confirmLimitChange: Limits;
  /** LIMIT-04: drops a raise that is on its way. Twice is once. */
  readonly cancelLimitChange: Limits;
  /** LIMIT-08: the player has looked them over. */
  readonly confirmLimitsReviewed: Limits;
  /**
   * CLOCK-03: the player has seen it, and goes on; the next one is a period away. `dueAt` is that of the check he saw: answered
   * already, in another tab, it stays as it is. Refused as `UnknownSession`, `RealityCheckNotDue`.
   */
  readonly acknowledgeRealityCheck: SessionClock;
  /**
   * A shorter period holds at once, counted from the sign-in or the last answer; a longer one from the next check on.
   * Refused as `PeriodNotOffered`.
   */
  readonly setRealityCheckPeriod: SessionClock;
  /**
   * EXCLUSION-08: from this moment on, for all brands of the licence; all sessions of the player end with it. `idempotencyKey` is the
   * caller's own name for the press of the button: the same twice is once (MONEY-07).
   * Refused as `TermNotOffered`, and as `ShorterThanRunning` where it would not end after the one that runs.
   */
  readonly takeTimeout: TakenStop;
  /** EXCLUSION-01: the same of an exclusion. When it ends, the licence says and no caller. */
  readonly excludeSelf: TakenStop;
  /**
   * EXCLUSION-05: the wait begins. Asked for already, it waits on as it did. Whatever lengthens the exclusion meanwhile ends the wait.
   * Refused as `NotExcluded`, and as `LiftNotOffered` where the licence, or the house, ends none early.
   */
  readonly askForExclusionLift: SelfExclusion;
  /** EXCLUSION-05: once the wait is over. Twice is once. Refused as `LiftNotReady`. */
  readonly confirmExclusionLift: SelfExclusion;
  /** The exclusion stays. Twice is once. */
  readonly cancelExclusionLift: SelfExclusion;
  /**
   * Opens an account where the way in is not the identity provider. The answer is the same for an address that has one
   * already: its owner is told by a letter. Refused as `RegistrationRefused` where the rules speak against it.
   */
  readonly registerPlayer: RegistrationAnswer;
  /**
   * REG-01: where the country's method is a payment provider's, a newcomer begins there. Completed as a sign-in is
   * (`completeProviderLogin`): who has an account is signed in, of anybody else `newcomer` tells what was verified.
   */
  readonly beginBankRegistration: ProviderLoginBegun;
  /** REG-05: the token of the link that was sent; it works once, for 24 hours, at its own brand. */
  readonly verifyEmail: EmailVerification;
  /**
   * A new link to the same address; the one before it ends with it. For the player signed in, or for whoever holds a link
   * that has expired. Not sooner than after 30 seconds.
   */
  readonly resendEmailVerification: EmailVerificationSent;
  /**
   * OPEN-21: credits it now. The same one twice, or ten times at once, has the effect of once and the same answer. Refused
   * as `UnknownReward`, `RewardNotBegun`, `RewardExpired`, `RewardRemoved`, `PlayerBlocked`, `BonusRunning`, and
   * `RewardActionNeeded`, whose reason is a `RewardAction`.
   */
  readonly claimReward: RewardAssignment;
  /**
   * OPEN-21: the player gives it up. Twice is once; what is credited or expired stays so. Refused as `UnknownReward`,
   * `PlayerBlocked`.
   */
  readonly removeReward: RewardAssignment;
  /**
   * Buys an article for its points. `price` is the one that the player was shown; `idempotencyKey` is the caller's own name
   * for the press of the button: the same twice is once, and the same answer (MONEY-07). Refused with `UnknownArticle`,
   * `PriceChanged`, `LevelTooLow`, `ArticleSoldOut` (whose reason is `today` or `inAll`), `NotEnoughPoints`,
   * `NotTakingPart`, `GamificationNotEnabled`, `PlayerBlocked`, `TransactionConflict`, and `PartnerUnavailable` where the
   * provider cannot be asked: then nothing was bought.
   */
  readonly buy: ShopPurchase;
  /**
   * CUST-01: sends a code of six digits to an email address or a mobile number. The answer is the same, and takes the
   * same time, whether an account has it or not.
   */
  readonly requestSignInCode: SignInCodeSent;
  /** Sends a new code for the same attempt; the one before it opens nothing any more. Not sooner than after 30 seconds. */
  readonly resendSignInCode: SignInCodeSent;
  /** Five tries a code. Refused as `SignInRefused`, with the outcome as its reason. */
  readonly enterSignInCode: SessionTokens;
  /**
   * Begins a sign-in at a payment provider. `challenge` is the SHA-256, in base64url, of a verifier that stays in the
   * browser: only who has it completes the sign-in.
   */
  readonly beginProviderLogin: ProviderLoginBegun;
  /** How the sign-in at the provider came out; with its tokens, once, when it succeeded. */
  readonly completeProviderLogin: ProviderLogin;
  /** GQLO-09: a refresh token works once; one that is used again ends its session. Refused as `InvalidTokenFailure`. */
  readonly refreshAccessToken: SessionTokens;
  /** Opens the sportsbook. @throws SportsbookNotAvailable, PlayerBlocked */
  readonly launchSportsbook: SportsbookLaunch;
  /**
   * ROUTE-38: sends a code of six digits to the player's mobile number, written as at home or with its country. The answer
   * is the same for a number that another player has verified: its owner is told by a message. Refused as `BadRequest` for
   * what is no mobile number, and once a number is verified.
   */
  readonly requestPhoneCode: PhoneCodeSent;
  /** Sends a new code to the same number; the one before it does nothing any more. Not sooner than after 30 seconds. */
  readonly resendPhoneCode: PhoneCodeSent;
  /** REG-06: five tries a code, once, within ten minutes. Refused as `PhoneVerificationRefused`. */
  readonly verifyPhone: Player;
  /** Refused: UnknownOption, SourceOfWealthNotRequired. */
  readonly checkSourceOfWealth: SourceOfWealth;
  /** One that is not sent yet is gone for good; twice is once. Refused: UnknownDocument, DocumentSent. */
  readonly removeSourceOfWealthDocument: SourceOfWealth;
  /** Hands all that is there to the house. Twice is once. Refused: SourceOfWealthIncomplete, SourceOfWealthNotRequired. */
  readonly sendSourceOfWealth: SourceOfWealth;
  /**
   * Nothing that a browser says makes anybody verified: the company tells the platform. Refused:
   * IdentityVerificationNotRequired, IdentityVerificationNotOffered, PartnerUnavailable.
   */
  readonly startIdentityVerification: IdentityVerificationStep;
  /**
   * The player gives a bonus up: what is left of it goes back, real money stays, and what open rounds bring is real
   * money. Twice is once. Refused as `BonusNotActive`.
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

export type MutationUpdateMarketingPreferencesArgs = {
  preferences: MarketingChoice;
};

export type MutationAcknowledgePopUpArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSetLimitArgs = {
  limit: LimitInput;
};

export type MutationConfirmLimitChangeArgs = {
  kind?: LimitKind;
  period: LimitPeriod;
};

export type MutationCancelLimitChangeArgs = {
  kind?: LimitKind;
  period: LimitPeriod;
};

export type MutationAcknowledgeRealityCheckArgs = {
  sessionId: Scalars['ID']['input'];
  dueAt: Scalars['DateTime']['input'];
};

export type MutationSetRealityCheckPeriodArgs = {
  minutes: Scalars['Int']['input'];
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

export type MutationClaimRewardArgs = {
  assignationId: Scalars['ID']['input'];
};

export type MutationRemoveRewardArgs = {
  assignationId: Scalars['ID']['input'];
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
  /** Opens with the one that changed last, if any; then each change of one of the player's deposits and withdrawals. */
  readonly transactionUpdated: Transaction;
  /** GQLO-12: told to every connection of the session that has ended, and to no other. */
  readonly sessionDestroyed: SessionDestroyed;
  /** GQLO-11: the present state first, then each change. */
  readonly playerUpdated: PlayerUpdate;
  /** GQLO-13: what was added since this subscription began. */
  readonly customerPopUpAdded: CustomerPopUps;
  /** A check was answered, or its time has changed: told to all tabs of the session, which read again. */
  readonly sessionClockUpdated: SessionClockUpdate;
  /** GQLO-14: each change of one of the player's rewards since this subscription began. */
  readonly rewardUpdated: RewardUpdate;
  /** What the house asks for has changed, or what the player has shown: told to all tabs of the player, which read again. */
  readonly complianceUpdated: ComplianceUpdate;
  /** GQLO-15. Sends the present state first, then one update a movement. */
  readonly balanceUpdated: BalanceUpdate;
};

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/** The signed-in player's own world. Null for a visitor. */
export type Viewer = {
  readonly id: Scalars['ID']['output'];
  /**
   * OPEN-44: the countdown that runs on this site, as this player has it. Null where the site has none, and while the player
   * is excluded, in a time-out, closed or kept from rewards: what doors hold is advertising (EXCLUSION-08, REW-16).
   */
  readonly calendar?: Maybe<Calendar>;
  /**
   * ROUTE-56: what of the player's net losses comes back. Null where the brand has none of it in his country, and while he
   * is excluded, in a time-out, or kept from rewards (EXCLUSION-08, REW-16).
   */
  readonly cashback?: Maybe<Cashback>;
  /** All that the cashier's screen needs, in one answer. */
  readonly cashier: Cashier;
  /** GQLO-03, CASH-16: null before the first. */
  readonly lastCompletedDeposit?: Maybe<LastCompletedDeposit>;
  /** PROF-03, PROF-11: what the player moved in and out, 12 months back, the newest first unless `sort` says otherwise. */
  readonly transactions: TransactionPage;
  /** MONEY-02: of the whole life of the account. */
  readonly netDeposits: NetDeposits;
  /** The player's latest games, newest first, at most five (GAME-14). */
  readonly recentlyPlayedGamesV2: ReadonlyArray<RecentlyPlayedGame>;
  /**
   * OPEN-45: what the page of promotions shows this player, top to bottom. Null while the player is excluded, in a time-out,
   * closed or kept from rewards: then nothing is advertised to them (EXCLUSION-08, REW-16).
   */
  readonly promotions?: Maybe<ReadonlyArray<ContentBlock>>;
  /** GAMI-09: the house keeps the player from it. */
  readonly isPlayerBlockedInGamanza: Scalars['Boolean']['output'];
  /** GAMI-16 */
  readonly playerGamificationDetails: PlayerGamificationDetails;
  readonly player: Player;
  readonly customer: Customer;
  /** PROF-10: the player's sign-ins, the newest first; the present one is the first of them. */
  readonly sessions: PlayerSessionPage;
  readonly limits: Limits;
  /** CLOCK-01 to CLOCK-04: the session as its clock shows it; null where the player's licence wants neither clock nor reality check. */
  readonly sessionClock?: Maybe<SessionClock>;
  /** EXCLUSION-01: what runs, and what the player may take. */
  readonly selfExclusion: SelfExclusion;
  /**
   * GQLO-05: what the house has given the player, sorted; `last` takes that end of it, so ascending and `last: 500` are the
   * newest 500. Nothing while he is excluded, in a time-out, or kept from rewards (EXCLUSION-08, REW-16).
   */
  readonly playerRewards: ReadonlyArray<RewardAssignment>;
  /**
   * ROUTE-58: what the player's points buy. Null where the site has no shop, while gamification is not enabled for him
   * (GAMI-07), and while he is excluded, in a time-out, or kept from rewards (EXCLUSION-08, REW-16).
   */
  readonly shop?: Maybe<Shop>;
  /** SOW-01: what the player has shown, and is asked to show, of where the money comes from. */
  readonly sourceOfWealth: SourceOfWealth;
  /** KYC-01: whether the player has to show who he is, why and by when, and how far it is. */
  readonly identityVerification: IdentityVerification;
  readonly wallet: Wallet;
  /** PROF-05: the rounds the player has played, the latest first; begun from `from` on and before `to`. */
  readonly gameHistory: PlayedRoundPage;
};

/** The signed-in player's own world. Null for a visitor. */
export type ViewerTransactionsArgs = {
  filter?: InputMaybe<TransactionFilter>;
  sort?: InputMaybe<TransactionSort>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** The signed-in player's own world. Null for a visitor. */
export type ViewerRecentlyPlayedGamesV2Args = {
  maxRecentlyPlayedGames?: InputMaybe<Scalars['Int']['input']>;
};

/** The signed-in player's own world. Null for a visitor. */
export type ViewerSessionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** The signed-in player's own world. Null for a visitor. */
export type ViewerPlayerRewardsArgs = {
  sort?: RewardSort;
  status?: ReadonlyArray<RewardStatus>;
  last?: Scalars['Int']['input'];
};

/** The signed-in player's own world. Null for a visitor. */
export type ViewerGameHistoryArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A countdown with a door a day, by the days of the brand's time zone. */
export type Calendar = {
  /** The day of its first door: `2026-12-01`. */
  readonly id: Scalars['ID']['output'];
  /** Beside its title; null where the player's market has not the game whose drawing it is. */
  readonly picture?: Maybe<ContentPicture>;
  /** One picture over all doors, a path; null as `picture` is. */
  readonly sceneUrl?: Maybe<Scalars['String']['output']>;
  /** Whether a door whose day is over may be opened until the countdown ends. */
  readonly isLateOpen: Scalars['Boolean']['output'];
  readonly doors: ReadonlyArray<CalendarDoor>;
  /** When the next door can be opened, of the next countdown after the last; null where none comes. */
  readonly nextDoorAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CalendarDoor = {
  /** `<Calendar.id>/<number>` */
  readonly id: Scalars['ID']['output'];
  /** From 1. */
  readonly number: Scalars['Int']['output'];
  /** Its day by the brand's calendar: `2026-12-24`. */
  readonly day: Scalars['String']['output'];
  readonly state: CalendarDoorState;
  /** Null unless it is open, and where it holds nothing for this player. */
  readonly content?: Maybe<CalendarDoorContent>;
  /** Of the game that it shows, for its poster; null for anything else. */
  readonly tileUrl?: Maybe<Scalars['String']['output']>;
};

export type CalendarDoorState =
  /** Its day has not come. */
  | 'Shut'
  /** Its day is today, and the player has not opened it. */
  | 'Today'
  /** Its day is over, and it may be opened still. */
  | 'Late'
  /** Its day is over, and it stays shut. */
  | 'Missed'
  /** The player has opened it. */
  | 'Open';

export type CalendarDoorContent = BannerBlock | PromotionBlock;

/** Weeks go from Monday to Sunday, by the clocks of the brand's place. Amounts in major units of `currency`. */
export type Cashback = {
  readonly currency: Scalars['Currency']['output'];
  /** Of a week's net loss. */
  readonly percent: Scalars['Int']['output'];
  /** Less than that is not given. */
  readonly minimum: Scalars['Decimal']['output'];
  /** More than that is not given for one week. */
  readonly maximum: Scalars['Decimal']['output'];
  /** So long it can be claimed. */
  readonly claimDays: Scalars['Int']['output'];
  /** The brand's: an IANA name. */
  readonly timeZone: Scalars['String']['output'];
  /** The latest first: the one that runs, the one that is over and not reckoned yet, and of those before it the ones in which something was lost. */
  readonly weeks: ReadonlyArray<CashbackWeek>;
};

export type CashbackWeek = {
  /** Inclusive. */
  readonly from: Scalars['DateTime']['output'];
  /** Exclusive. */
  readonly until: Scalars['DateTime']['output'];
  /** When what comes back is reckoned: rounds that have not ended by then do not count. */
  readonly settledAt: Scalars['DateTime']['output'];
  readonly state: CashbackWeekState;
  /** Of real money in play, stakes less wins and what was taken back; nothing where more was won. */
  readonly lost: Scalars['Decimal']['output'];
  /** What comes back of it, by now. */
  readonly amount: Scalars['Decimal']['output'];
  /** REW-02: the reward it was given as, of kind `Cashback`. */
  readonly assignationId?: Maybe<Scalars['ID']['output']>;
};

export type CashbackWeekState =
  | 'Running'
  /** Over, and not reckoned yet. */
  | 'Closing'
  /** Too little was lost. */
  | 'None'
  /** Reckoned, and not given yet. */
  | 'Waiting'
  /** As a reward, which is claimed as every other. */
  | 'Given'
  /** It could not be given while there was time. */
  | 'Lapsed';

/** Amounts are in major units of `currency`, the wallet's. */
export type Cashier = {
  readonly currency: Scalars['Currency']['output'];
  readonly deposit: CashierDesk;
  readonly withdrawal: CashierDesk;
  /** Real money that may be withdrawn now. Bonus money never is. */
  readonly withdrawable: Scalars['Decimal']['output'];
  /** Begun and neither finished nor cancelled, the newest first. */
  readonly underWay: ReadonlyArray<Transaction>;
  /** FLAG-06: payouts by hand rest until this moment; null on a working day, or where the site does not tell. */
  readonly weekendUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type CashierDesk = {
  /** Null when it is open. */
  readonly refusal?: Maybe<CashierRefusal>;
  /** CASH-01, CASH-27: below it nothing is taken. */
  readonly minAmount: Scalars['Decimal']['output'];
  readonly maxAmount: Scalars['Decimal']['output'];
  /** Rising, from the minimum. Empty for withdrawals. */
  readonly presets: ReadonlyArray<Scalars['Decimal']['output']>;
  /** The one used last is the first. */
  readonly methods: ReadonlyArray<PaymentMethod>;
};

/** Why a desk is closed, or a transaction came to nothing. */
export type CashierRefusal = {
  /** The word a text is looked up by: a reason of `PlayerBlocked`, or the type of a refusal. */
  readonly type: Scalars['String']['output'];
  /** `LIMIT-07`, `CASH-24`, `EXCLUSION-01` …; null where the provider's word decided. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** When it opens by itself; null where it does not. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /** Of `RefusedByProvider`: what the provider said, for the text `cashier.reason.provider.<reason>`; null elsewhere. */
  readonly reason?: Maybe<ProviderReason>;
};

/**
 * Why a provider would not move money, as a player may hear it. What is suspected of somebody is told as `Declined`, and
 * so is every word of a provider's that is not one of these.
 */
export type ProviderReason = 'AccountClosed' | 'BankLimit' | 'CardExpired' | 'Declined' | 'InsufficientFunds';

export type PaymentKind = 'BANK' | 'CARD' | 'WALLET';

/** CASH-21 */
export type PaymentSpeed = 'Instant' | 'Manual';

export type PaymentMethod = {
  /** `trustly`, `card`: with the country it says all. */
  readonly id: Scalars['ID']['output'];
  readonly provider: Scalars['String']['output'];
  /** A proper name, or the key of a text: `cashier.method.card`. */
  readonly label: Scalars['String']['output'];
  readonly kind: PaymentKind;
  readonly speed: PaymentSpeed;
  /** How long it takes until the money is there, told before confirming. 0 is at once. */
  readonly takesMinutes: Scalars['Int']['output'];
  readonly minAmount: Scalars['Decimal']['output'];
  readonly maxAmount: Scalars['Decimal']['output'];
  /** What the player pays beside the amount: a part of it, `0.025`, and a fixed sum. */
  readonly feeRate: Scalars['Decimal']['output'];
  readonly feeFixed: Scalars['Decimal']['output'];
  /** What the player has used with it before, the last used first. */
  readonly accounts: ReadonlyArray<PaymentAccount>;
  /** A new account may be used too; with closed loop, a withdrawal goes back to where the money came from first (MONEY-04). */
  readonly takesNewAccount: Scalars['Boolean']['output'];
  /** FLAG-07: paying in with it carries the award for instant banking, and the site tells so. */
  readonly carriesAward: Scalars['Boolean']['output'];
  /** Null when it may be used. */
  readonly refusal?: Maybe<CashierRefusal>;
};

export type PaymentAccount = {
  readonly id: Scalars['ID']['output'];
  /** As the player knows it, never whole: `Nordbank •• 4417`. */
  readonly label: Scalars['String']['output'];
  /** MONEY-04: what may go back to it before other accounts are open; null without closed loop. */
  readonly owedBack?: Maybe<Scalars['Decimal']['output']>;
};

/** CASH-18 */
export type TransactionType = 'Deposit' | 'Withdrawal';

/**
 * CASH-19, in the spelling of the specification. A deposit that is `CancelInitialized` waits for its provider to close its
 * page. One that is `RollbackInitialized` has arrived and is not added to the balance (LIMIT-12): `refusal` says why, and
 * its money goes back to where it came from; `RolledBacked` it is there.
 */
export type TransactionStatus =
  | 'CancelInitialized'
  | 'Cancelled'
  | 'Completed'
  | 'Initialized'
  | 'RollbackInitialized'
  | 'RolledBacked';

/** CASH-22 */
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
  /** When it came to its end; null before. */
  readonly processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** MONEY-08: what an open one waits for; null when it is over. */
  readonly waitsFor?: Maybe<TransactionWait>;
  /** Why it came to nothing; null unless it did. */
  readonly refusal?: Maybe<CashierRefusal>;
  readonly cancelReason?: Maybe<WithdrawalCancelReason>;
  /** CASH-25: whether the player may take a withdrawal back now. */
  readonly isCancellable: Scalars['Boolean']['output'];
  /** Where an unfinished deposit goes on, in a frame; null when there is nothing to go on with. */
  readonly frameUrl?: Maybe<Scalars['String']['output']>;
};

/** MONEY-08 */
export type TransactionWait = {
  /** What for: `Player`, `Provider`, `Review`, `IdentityVerification`, `SourceOfWealth`, `Weekend`, `Refund`. */
  readonly for: Scalars['String']['output'];
  /** By when, at the latest; null where nobody has promised. */
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

/** CASH-20 */
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

/** `idempotencyKey` is the caller's own name for the press of the button: the same twice is once (MONEY-07). */
export type DepositInput = {
  readonly idempotencyKey: Scalars['ID']['input'];
  readonly method: Scalars['ID']['input'];
  /** Null for a new account. */
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

/** GAME-04 */
export type Studio = {
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** Path and version of its mark: one colour on no ground, to be shown in whatever colour the page writes in. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
};

/** A studio with what the visitor may play of it, the newest first. */
export type StudioGames = {
  readonly studio: Studio;
  readonly games: GameConnection;
};

/** A studio with what the visitor may play of it, the newest first. */
export type StudioGamesGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  market?: InputMaybe<MarketHint>;
};

/**
 * GAME-17: where a client takes its reader to be. The platform knows that itself; what is said here can only take games
 * away, never open one.
 */
export type MarketHint = {
  readonly currencyCode?: InputMaybe<Scalars['Currency']['input']>;
  readonly ipCountryCode?: InputMaybe<Scalars['String']['input']>;
  readonly subDivision?: InputMaybe<Scalars['String']['input']>;
  readonly license?: InputMaybe<Scalars['String']['input']>;
};

export type TileFormat = 'portrait' | 'square' | 'wide';

/** A game as lists show it. */
export type Game = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  /** Place in its list. */
  readonly idx: Scalars['Int']['output'];
  /** The id the studio knows the game by. */
  readonly lookupId: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly studio: Studio;
  /** Return to player in per cent, `"96.2"`; null where none is stated (live tables). */
  readonly rtp?: Maybe<Scalars['Decimal']['output']>;
  readonly isNew: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  /** The hex colour of the poster's ground, shown until the art has loaded. */
  readonly tileColour: Scalars['String']['output'];
  /** Path and version of the poster, `/art/games/<slug>?v=<version>`; format and width go between: `/art/games/<slug>.portrait-240.webp?v=<version>`. `art.ts` beside this file has them. */
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

/** GAME-02 */
export type GameList = {
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  /** How a carousel shows it. */
  readonly format: TileFormat;
  readonly isRanked: Scalars['Boolean']['output'];
  /** In-app path of the whole of it, without locale. */
  readonly path: Scalars['String']['output'];
  /** After a cursor; without one after `lastShownGameId`, where that is listed. */
  readonly games: GameConnection;
};

/** GAME-02 */
export type GameListGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  lastShownGameId?: InputMaybe<Scalars['ID']['input']>;
  market?: InputMaybe<MarketHint>;
};

/** The large picture at the head of the lobby, with the text panel's own colours (all AA on `panel`). */
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
  readonly lists: ReadonlyArray<GameList>;
  /** The player's latest games, at most five, newest first. Empty for a visitor. */
  readonly recentlyPlayed: ReadonlyArray<RecentGame>;
  /**
   * Rows that are the player's alone: `because-you-played`, games like the last one they played a round of, and
   * `since-last-visit`, games that have come here since their session before this one. One that would be empty is not there.
   */
  readonly personal: ReadonlyArray<GameList>;
};

export type RecentGame = {
  readonly game: Game;
  readonly playedAt: Scalars['DateTime']['output'];
};

/** GQLO-16 */
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

/** GQLO-08 */
export type Menu = {
  readonly items: ReadonlyArray<MenuItem>;
};

export type MenuItem = {
  /** Key of the text and of the icon. */
  readonly key: Scalars['String']['output'];
  /** In-app path without locale. */
  readonly path: Scalars['String']['output'];
  /** Games behind it, null where it is not a list. */
  readonly count?: Maybe<Scalars['Int']['output']>;
};

/** What a studio can set a game's return to, in per cent. */
export type ReturnRange = {
  readonly least: Scalars['Decimal']['output'];
  readonly most: Scalars['Decimal']['output'];
};

export type GameDetails = {
  readonly game: Game;
  /** Null where the studio offers no other return than `game.rtp`. */
  readonly rtpRange?: Maybe<ReturnRange>;
  /** The locales it speaks. */
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  /** The one of them it will speak to the visitor: their own, else English. Passed on at launch. */
  readonly language: Scalars['String']['output'];
  /** Highest win as a multiple of the stake. */
  readonly maxWin?: Maybe<Scalars['Int']['output']>;
  /** Number of lines or ways. */
  readonly lines?: Maybe<Scalars['Int']['output']>;
  readonly volatility?: Maybe<Scalars['String']['output']>;
  readonly minStake?: Maybe<Scalars['Decimal']['output']>;
  readonly maxStake?: Maybe<Scalars['Decimal']['output']>;
  readonly related: GameList;
};

export type GameMode = 'real' | 'fun';

export type GameLaunch = {
  /** On the studio's own origin; loaded in a sandboxed frame. */
  readonly url: Scalars['String']['output'];
  readonly origin: Scalars['String']['output'];
};

export type ZendeskToken = {
  /** A signed JWT, as the chat's company asks for: `loginUser` of its messenger takes it. */
  readonly token: Scalars['String']['output'];
};

/** A page of words: terms, privacy, what a licence obliges to show. OPEN-11 */
export type Page = {
  /** Its folder in the site data: `privacy-policy`. */
  readonly key: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Safe markup, as brand, country and licence have it. Links within the site have no locale. */
  readonly html: Scalars['String']['output'];
  /** Its headings in order, for a table of contents. */
  readonly sections: ReadonlyArray<PageSection>;
  /** When its words last changed: midnight of that day in UTC. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** Counts up whenever the words change in what they say, so that an acceptance names what was accepted. */
  readonly version: Scalars['Int']['output'];
};

export type PageSection = {
  /** The heading's id in the markup, the same in every language. */
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

/** Another brand of this installation that takes players from the reader's country. */
export type Casino = {
  /** The brand's id. */
  readonly id: Scalars['ID']['output'];
  /** The brand's name as it is written. */
  readonly label: Scalars['String']['output'];
  /** The brand's own address, absolute. */
  readonly url: Scalars['String']['output'];
  readonly company: Scalars['String']['output'];
  /** Whether the same operator runs it. */
  readonly isSameOperator: Scalars['Boolean']['output'];
  readonly authority: Scalars['String']['output'];
  readonly minimumAge: Scalars['Int']['output'];
  /** Locale codes it speaks. */
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
  readonly logo: CasinoLogo;
  /** Hex colours of the brand's own theme, each readable on its ground. */
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
  /** The ground the logo is drawn for. */
  readonly mark: Scalars['String']['output'];
};

/** PROMO-03 to PROMO-10 */
export type ContentBlock = BannerBlock | JackpotBlock | PromotionBlock | TopGamesBlock;

export type ContentBlockType =
  /** A card that leads away from the site. */
  | 'BANNER_EXTERNAL_LINK'
  /** A card that leads to a game, in its own picture. */
  | 'BANNER_GAME'
  /** A card of whatever the house has to say. */
  | 'BANNER_MANUAL'
  /** The pots of the brand's jackpot. */
  | 'JACKPOT'
  /** A card, which leads to the whole of the promotion. */
  | 'PROMOTION'
  /** A promotion as wide as the page, with what it asks for. */
  | 'PROMOTION_V2'
  /** A card that leads to the raffle. */
  | 'RAFFLE'
  /** The first games of a list. */
  | 'TOP_GAMES';

/** A card with a picture that leads somewhere. */
export type BannerBlock = {
  readonly type: ContentBlockType;
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** Null for a sign of what it leads to. */
  readonly picture?: Maybe<ContentPicture>;
  readonly link: ContentLink;
};

/** The pots of the brand's jackpot, whose terms `jackpotSettings` tells. */
export type JackpotBlock = {
  readonly type: ContentBlockType;
};

export type PromotionBlock = {
  readonly type: ContentBlockType;
  readonly promotion: Promotion;
};

export type TopGamesBlock = {
  readonly type: ContentBlockType;
  readonly list: GameList;
};

/** An offer that runs, for a player it is for. */
export type Promotion = {
  /** The brand's name for it, as in addresses. */
  readonly id: Scalars['ID']['output'];
  readonly audience: PromotionAudience;
  /** Null where it has no end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
  /** One sentence. */
  readonly teaser: Scalars['String']['output'];
  /** A paragraph each. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  /** The significant ones, a sentence each: shown wherever the offer is. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
  readonly picture: ContentPicture;
  readonly action: PromotionAction;
};

/** PROMO-01: by how often the player has deposited. */
export type PromotionAudience = 'ALWAYS' | 'EXISTING_DEPOSITS' | 'FIRST_TIME_DEPOSIT';

/** PROMO-02 */
export type PromotionAction = {
  readonly type: PromotionActionType;
  /** Null for `DEPOSIT`. */
  readonly link?: Maybe<ContentLink>;
};

export type PromotionActionType = 'DEPOSIT' | 'PAGE_LINK';

export type ContentPicture = {
  /** Path, with its version where it has one. */
  readonly url: Scalars['String']['output'];
  /** Of the panel beside it; null where it stands on the theme's own ground. */
  readonly colours?: Maybe<PanelColours>;
};

/** Hex colours, the others readable on `panel`. */
export type PanelColours = {
  readonly panel: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly accent: Scalars['String']['output'];
};

export type ContentLink = {
  readonly label: Scalars['String']['output'];
  /** In-app path without locale; an absolute address where it leads away from the site. */
  readonly url: Scalars['String']['output'];
};

/** The gravest first. */
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
  /** Its name in the site data; else its type. */
  readonly id: Scalars['ID']['output'];
  readonly type: AccountBannerType;
  /** One sentence, which says the most. */
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** The way on; null where there is none but to wait. */
  readonly action?: Maybe<ContentLink>;
  /** What puts it away, in words; null for one that stays until it is over. */
  readonly dismissal?: Maybe<Scalars['String']['output']>;
  /** When it is over, or says another thing, by itself; null where nobody knows. */
  readonly changesAt?: Maybe<Scalars['DateTime']['output']>;
};

/** GAMI-16: as the provider told it last. */
export type PlayerGamificationDetails = {
  /** 1 is the lowest, and what a player has of whom nothing was told. */
  readonly level: Scalars['Int']['output'];
  readonly isOptedIn: Scalars['Boolean']['output'];
};

/** Words in the language that is asked for. */
export type GamificationSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** What the provider calls the brand. */
  readonly clientId: Scalars['ID']['output'];
  /** Null where the brand has not the page. */
  readonly loyaltyPage?: Maybe<LoyaltyPage>;
  readonly missionsPage?: Maybe<GamificationPage>;
  readonly tournamentsPage?: Maybe<GamificationPage>;
};

/** GQLO-24: the header of a page whose content is the provider's. */
export type GamificationPage = {
  /** Null for the page's usual one. */
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
};

/** LOY-13 */
export type LoyaltyPage = {
  readonly title: Scalars['String']['output'];
  /** LOY-02: beneath the title, where there is little room and where there is more. */
  readonly mobileSubtitle: Scalars['String']['output'];
  readonly desktopSubtitle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Behind the header's words. */
  readonly backgroundImage: ContentPicture;
  readonly backgroundDesktopImage: ContentPicture;
  /** Beside them. */
  readonly mainImage: ContentPicture;
  readonly mainDesktopImage: ContentPicture;
  readonly shopImage: ContentPicture;
  readonly shopDesktopImage: ContentPicture;
  readonly gamesImage: ContentPicture;
  /** Rich text. */
  readonly termsAndConditions: Scalars['String']['output'];
  /** The lowest first: the first is of level 1. */
  readonly rankCards: ReadonlyArray<RankCard>;
  readonly rewardCards: ReadonlyArray<LoyaltyRewardCard>;
  readonly steps: ReadonlyArray<LoyaltyStep>;
  /** LOY-09: eight. */
  readonly faq: ReadonlyArray<LoyaltyQuestion>;
};

/** LOY-14 */
export type RankCard = {
  readonly rank: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  readonly logo: ContentPicture;
  /** Hex. */
  readonly color: Scalars['String']['output'];
  readonly benefitsTitle: Scalars['String']['output'];
  readonly benefits: ReadonlyArray<RankBenefit>;
  /** LOY-04 */
  readonly description: Scalars['String']['output'];
};

export type RankBenefit = {
  readonly description: Scalars['String']['output'];
};

/** LOY-15 */
export type LoyaltyRewardCard = {
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly image: ContentPicture;
  /** Hex. */
  readonly color: Scalars['String']['output'];
};

/** LOY-16 */
export type LoyaltyStep = {
  readonly title: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly image: ContentPicture;
};

/** LOY-09 */
export type LoyaltyQuestion = {
  readonly question: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
};

export type GamificationEntry = {
  /** For the provider's widgets alone. */
  readonly accessToken: Scalars['String']['output'];
  /** So long the token is good; the page asks for another before. */
  readonly expiresInSeconds: Scalars['Int']['output'];
  /** AMB-46: the provider's `gamificationOpt.enable`. */
  readonly isOptedIn: Scalars['Boolean']['output'];
  /** Path of the page that a widget runs in, apart from ours. */
  readonly frameUrl: Scalars['String']['output'];
};

export type Player = {
  readonly id: Scalars['ID']['output'];
  readonly playerId: Scalars['ID']['output'];
  readonly accountStatus: AccountStatus;
  readonly country: Country;
  /** How many deposits have been completed. */
  readonly numberOfDeposits: Scalars['Int']['output'];
  /** In major units of the wallet's currency. */
  readonly totalDepositAmount: Scalars['Decimal']['output'];
  readonly hasFirstTimeDeposit: Scalars['Boolean']['output'];
  readonly language: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly emailVerified: Scalars['Boolean']['output'];
  /** E.164, null where none was given. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly isPhoneNumberVerified: Scalars['Boolean']['output'];
  /** Minutes between two reality checks; null where the player has chosen none. */
  readonly realityCheckPeriod?: Maybe<Scalars['Int']['output']>;
  readonly personalInfo: PersonalInfo;
  readonly marketingPreferences: MarketingPreferences;
  readonly isSuppressedInAnyCommunicationGroup: Scalars['Boolean']['output'];
  readonly isSmsMarketingAccepted: Scalars['Boolean']['output'];
  readonly isEmailMarketingAccepted: Scalars['Boolean']['output'];
  readonly isPhoneMarketingAccepted: Scalars['Boolean']['output'];
  readonly isWebPushMarketingAccepted: Scalars['Boolean']['output'];
  readonly termsAccepted: Scalars['Boolean']['output'];
  readonly privacyPolicyAccepted: Scalars['Boolean']['output'];
  /** PLAYER-12: true from `instantBankingBlock.activeFrom` on. */
  readonly isInstantBankingBlocked: Scalars['Boolean']['output'];
  /** Null when no such block is set; before `activeFrom` it is announced. */
  readonly instantBankingBlock?: Maybe<InstantBankingBlock>;
  /** RG-04: null unless the player is excluded now. */
  readonly selfExclusionDetails?: Maybe<SelfExclusionDetails>;
  /** RG-05: null unless a timeout runs now. */
  readonly timeouts?: Maybe<Timeouts>;
  /** EXCLUSION-06: play, deposits and rewards are closed until the player's identity has been checked. */
  readonly isUnderReview: Scalars['Boolean']['output'];
  readonly areWithdrawalsBlocked: Scalars['Boolean']['output'];
  /** Whether money can be taken out at all: nothing that blocks it is set. */
  readonly canWithdraw: Scalars['Boolean']['output'];
  readonly kycCheckStatus: KycCheckStatus;
  /** Null where nobody has asked where the money comes from. */
  readonly sourceOfWealthStatus?: Maybe<SourceOfWealthStatus>;
  /** Customer due diligence by the bank is asked for. */
  readonly bankingCDD: Scalars['Boolean']['output'];
  /**
   * CASH-09: what the player owes that stops deposits now, and can end himself; the first is the one to see to. By the same
   * rule the platform refuses the deposit.
   */
  readonly guards: ReadonlyArray<DepositGuard>;
  /** When this session began, for the session clock. */
  readonly sessionStartedAt: Scalars['DateTime']['output'];
  /** The sign-in before this one, null at the first. */
  readonly lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * BANNER-01 to BANNER-16, OPEN-29: the gravest of what concerns the account now, in words; null where nothing does, or all
   * that does was put away.
   */
  readonly banner?: Maybe<AccountBanner>;
};

export type DepositGuard =
  | 'identityVerification'
  | 'sourceOfWealth'
  | 'phoneVerification'
  /** AMB-12: one is due, and not answered. */
  | 'realityCheck';

/** PLAYER-03 */
export type AccountStatus = {
  /** `Active` or `Closed`. */
  readonly status: Scalars['String']['output'];
  /** Why it is closed, as `MultipleAccounts`. */
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
  /** Its last four signs alone, as `•••• 123A`: the rest never leaves the platform. */
  readonly ssn?: Maybe<Scalars['String']['output']>;
};

export type MarketingPreferences = {
  /** Nothing is sent, whatever the player accepts: by the house, or because he is excluded. */
  readonly marketingBlocked: Scalars['Boolean']['output'];
};

export type InstantBankingBlock = {
  readonly activeFrom: Scalars['DateTime']['output'];
};

export type SelfExclusionDetails = {
  /** Null for an exclusion without an end. */
  readonly exclusionEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Timeouts = {
  readonly timeoutEndsAt: Scalars['DateTime']['output'];
};

/** KYC-02 */
export type KycStatus =
  /** Who the player is has been shown. */
  | 'Done'
  /** Nobody has asked. */
  | 'NotNeed'
  /** What was shown is being looked at. */
  | 'Pending'
  /** Money in and stakes are refused, and payouts wait, until it is shown. */
  | 'Required'
  /** To be shown by the deadline; nothing is refused before. */
  | 'WillBeRequired';

/** PLAYER-16 */
export type KycCheckStatus = {
  /** As it is now: one whose deadline is past is `Required`. */
  readonly status: KycStatus;
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** `Identity`, `Selfie`, `Address` or `Other`, each in one of the two. */
  readonly verificationsDone: ReadonlyArray<Scalars['String']['output']>;
  readonly verificationsMissing: ReadonlyArray<Scalars['String']['output']>;
};

/** PLAYER-18 */
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
  /** PLAYER-20: ids of pop-ups to be shown once. */
  readonly popUpsNeeded: ReadonlyArray<Scalars['ID']['output']>;
  readonly isCancelWithdrawalBlocked: Scalars['Boolean']['output'];
  readonly isIncreaseDepositLimitBlocked: Scalars['Boolean']['output'];
  readonly isRewardsBlocked: Scalars['Boolean']['output'];
  readonly isDepositsBlocked: Scalars['Boolean']['output'];
};

export type DeviceKind = 'computer' | 'phone' | 'tablet';

export type SessionEndReason =
  | 'SIGNED_OUT'
  | 'SESSION_EXPIRED'
  | 'TOKEN_REPLAYED'
  | 'REVOKED'
  | 'LOGGED_IN_FROM_ANOTHER_DEVICE'
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMEOUT';

/** One sign-in. What its browser did not say, and where nobody knew the place, is null. */
export type PlayerSession = {
  readonly id: Scalars['ID']['output'];
  readonly isPresent: Scalars['Boolean']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  /** Null while it lives. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endReason?: Maybe<SessionEndReason>;
  readonly deviceKind?: Maybe<DeviceKind>;
  /** `Firefox` */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** `Windows` */
  readonly system?: Maybe<Scalars['String']['output']>;
  /** The country of the address it came from, in the reader's language. */
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

export type LogoutResult = {
  readonly loggedOut: Scalars['Boolean']['output'];
};

export type SessionDestroyed = {
  readonly sessionId: Scalars['ID']['output'];
  readonly reason: SessionEndReason;
};

export type MarketingChoice = {
  readonly email: Scalars['Boolean']['input'];
  readonly sms: Scalars['Boolean']['input'];
  readonly phone: Scalars['Boolean']['input'];
  readonly webPush: Scalars['Boolean']['input'];
};

/** GQLO-11 */
export type PlayerUpdate = {
  readonly isAccountClosed: Scalars['Boolean']['output'];
  /** REG-06 */
  readonly emailVerified: Scalars['Boolean']['output'];
  readonly isPhoneNumberVerified: Scalars['Boolean']['output'];
};

/** GQLO-13 */
export type CustomerPopUps = {
  readonly popUpIdsAdded: ReadonlyArray<Scalars['ID']['output']>;
};

/** JACK-41 */
export type JackpotSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** `thrillpots` */
  readonly sourceId: Scalars['ID']['output'];
  readonly instanceId: Scalars['ID']['output'];
  readonly operatorId: Scalars['ID']['output'];
  /** What a player who has not chosen is offered, and what may be chosen, in major units of `currency`. */
  readonly initialContributionValue: Scalars['Float']['output'];
  readonly contributionOptions: ReadonlyArray<Scalars['Float']['output']>;
  readonly currency: Scalars['Currency']['output'];
  /** JACK-60: whether a contribution is shown as a part of the largest one, beside its amount. */
  readonly showsPercentage: Scalars['Boolean']['output'];
  /** FLAG-12, of a player in this country; a licence may forbid it. */
  readonly autoOptIn: Scalars['Boolean']['output'];
  readonly colorPalette: JackpotColorPalette;
  readonly enabledCommunity: Scalars['Boolean']['output'];
  /** How many share the shared pot; 0 without a community. */
  readonly communitySize: Scalars['Int']['output'];
  /** Paths. */
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly winnerNotificationImage?: Maybe<Scalars['String']['output']>;
  /** FAIR-03: how each pot is paid for, begins and ends, and how likely it is. */
  readonly pots: ReadonlyArray<JackpotPotTerms>;
  /** JACK-42 */
  readonly page: JackpotPageSettings;
};

/** D3. Amounts in euros. */
export type JackpotPotTerms = {
  /** JACK-38 */
  readonly id: Scalars['ID']['output'];
  /** Of a contribution, 0 to 1; what is missing to 1 pays for the amounts that pots begin with. */
  readonly share: Scalars['Float']['output'];
  readonly seed: Scalars['Decimal']['output'];
  /** It falls before it would be higher. */
  readonly ceiling: Scalars['Decimal']['output'];
  /** It falls to the first contribution after so many hours; null for no such time. */
  readonly mustDropWithinHours?: Maybe<Scalars['Int']['output']>;
  /** A contribution of one euro wins it once in so many, of more in proportion more often; null for `shared`, which is paid with `mega`. */
  readonly oneIn?: Maybe<Scalars['Int']['output']>;
};

/** JACK-42: words in the language that is asked for. */
export type JackpotPageSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Path; null without a picture. */
  readonly desktopImage?: Maybe<Scalars['String']['output']>;
  readonly mobileImage?: Maybe<Scalars['String']['output']>;
  readonly titleRows: ReadonlyArray<Scalars['String']['output']>;
  readonly subtitle: Scalars['String']['output'];
  /** JACK-06: rich text. `[[10000.00]]` stands for so many euros, to be shown in the reader's currency. */
  readonly text: Scalars['String']['output'];
  /** Rich text. */
  readonly termsAndConditions: Scalars['String']['output'];
};

/**
 * JACK-43: CSS colours, those of the site's theme, for whoever shows the jackpot elsewhere. A page of the site does not
 * ask for them: they stand in its style from the first paint on, and are held to their contrasts with the rest of it.
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

/** JACK-52 */
export type JackpotLeaderboard = {
  /** The player's place, from 0; -1 for one who has given nothing, and for a visitor. */
  readonly playerPosition: Scalars['Int']['output'];
  /** Of the loyalty programme; null without one. */
  readonly playerRank?: Maybe<Scalars['String']['output']>;
  readonly playerRankImageUrl?: Maybe<Scalars['String']['output']>;
  /** At most `size`. */
  readonly entries: ReadonlyArray<JackpotLeaderboardEntry>;
};

export type JackpotLeaderboardEntry = {
  readonly brand: Scalars['String']['output'];
  /** What it would be if the pot were paid now, in major units of the currency that was asked for. */
  readonly expectedPrize: Scalars['Decimal']['output'];
  /** Null for who has left, and for who has no name. */
  readonly initials?: Maybe<Scalars['String']['output']>;
  readonly rankImageUrl?: Maybe<Scalars['String']['output']>;
  readonly rankName?: Maybe<Scalars['String']['output']>;
};

export type Limits = {
  /** AMB-50: those of the player's licence, the shortest period first, as in the other kinds. */
  readonly deposit: ReadonlyArray<PlayerLimit>;
  /** Of what is staked, with what it gives to jackpots (LIMIT-10), less what was taken back. */
  readonly stake: ReadonlyArray<PlayerLimit>;
  /** Of what real money has lost in games, less what it has won. */
  readonly loss: ReadonlyArray<PlayerLimit>;
  /** LIMIT-08: when the player is next asked to look his limits over; past when it is due. */
  readonly reviewDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** RG-03: no limit may be raised. */
  readonly isRaiseBlocked: Scalars['Boolean']['output'];
};

export type LimitKind = 'Deposit' | 'Stake' | 'Loss';

export type LimitPeriod = 'Day' | 'Week' | 'Month';

/** Amounts in major units of `currency`. A period begins at midnight, on Monday, on the first, in the brand's time zone. */
export type PlayerLimit = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly currency: Scalars['Currency']['output'];
  /** Null: the player has set none. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Of the present period, deposits under way included; nothing where more was won than lost. */
  readonly used: Scalars['Decimal']['output'];
  /** Above `amount` where more was won than lost. */
  readonly left?: Maybe<Scalars['Decimal']['output']>;
  /** When `used` is nothing again. */
  readonly returnsAt: Scalars['DateTime']['output'];
  /** LIMIT-02, LIMIT-03: a raise or a removal that is on its way; null without one. */
  readonly change?: Maybe<LimitChange>;
};

export type LimitChangeState =
  /** LIMIT-02: waits until `readyAt`. */
  | 'Pending'
  /** LIMIT-03: waits for the player's word until `lapsesAt`. */
  | 'Ready';

export type LimitChange = {
  readonly state: LimitChangeState;
  /** Null: the limit is to go. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  readonly readyAt: Scalars['DateTime']['output'];
  readonly lapsesAt: Scalars['DateTime']['output'];
};

export type LimitInput = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null takes the limit away. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly currency: Scalars['Currency']['input'];
};

export type SessionClock = {
  /** The session's own id. */
  readonly id: Scalars['ID']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly played: SessionPlay;
  /** Null where none is made. */
  readonly realityCheck?: Maybe<RealityCheck>;
};

/** CLOCK-02: since the sign-in, in major units of `currency`, as the books say. */
export type SessionPlay = {
  readonly currency: Scalars['Currency']['output'];
  /** Real and bonus money with what it gave to jackpots (LIMIT-10), but for stakes that were taken back. */
  readonly staked: Scalars['Decimal']['output'];
  readonly won: Scalars['Decimal']['output'];
  /** `won` less `staked`. */
  readonly net: Scalars['Decimal']['output'];
};

/** CLOCK-03 */
export type RealityCheck = {
  /** Minutes between two, from the next one on. */
  readonly periodMinutes: Scalars['Int']['output'];
  /** Which may be chosen, the shortest first; the last is that of who has chosen none. */
  readonly choices: ReadonlyArray<Scalars['Int']['output']>;
  readonly dueAt: Scalars['DateTime']['output'];
  /** By the platform's clock; nothing when it is due. Until it is answered, no stake begins a round and no deposit is begun. */
  readonly dueInSeconds: Scalars['Int']['output'];
};

export type SessionClockUpdate = {
  readonly sessionId: Scalars['ID']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
};

export type SelfExclusion = {
  readonly id: Scalars['ID']['output'];
  /** RG-05: when the time-out that runs is over; null without one. */
  readonly timeoutEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** RG-04: null unless the player is excluded now. */
  readonly exclusion?: Maybe<RunningExclusion>;
  /** EXCLUSION-08: the time-outs of his licence, in days: those that lengthen the one that runs by an hour at least. */
  readonly timeoutDays: ReadonlyArray<Scalars['Int']['output']>;
  /** EXCLUSION-02: the same of the terms of an exclusion; none where his licence has no self-exclusion (LIC-15). */
  readonly terms: ReadonlyArray<ExclusionTerm>;
};

export type ExclusionTerm = {
  /** `P6M`, or `indefinite` */
  readonly id: Scalars['ID']['output'];
  /** Null for one without an end. */
  readonly months?: Maybe<Scalars['Int']['output']>;
};

export type RunningExclusion = {
  /** Null for one without an end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** EXCLUSION-03: it was taken at another casino of the same licence, and reaches this account. */
  readonly isFromElsewhere: Scalars['Boolean']['output'];
  /** EXCLUSION-05: how long it waits to end early, once that is asked for. Null: it does not end early. */
  readonly liftWaitHours?: Maybe<Scalars['Int']['output']>;
  /** Null: nobody has asked, or the asking has lapsed. */
  readonly lift?: Maybe<ExclusionLift>;
};

export type ExclusionLiftState =
  /** EXCLUSION-05: waits until `readyAt`. */
  | 'Waiting'
  /** Waits for the player's word until `lapsesAt`. */
  | 'Ready';

/** EXCLUSION-05: the end of an exclusion that is on its way. */
export type ExclusionLift = {
  readonly state: ExclusionLiftState;
  readonly reason: Scalars['String']['output'];
  readonly askedAt: Scalars['DateTime']['output'];
  readonly readyAt: Scalars['DateTime']['output'];
  readonly lapsesAt: Scalars['DateTime']['output'];
};

/** What the caller hears last: his session has ended with it. */
export type TakenStop = {
  /** Null for an exclusion without an end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** RAFF-16: words in the language that is asked for. */
export type RaffleSettings = {
  readonly enabled: Scalars['Boolean']['output'];
  /** Paths; null without a picture. */
  readonly pageMobileBackgroundImage?: Maybe<Scalars['String']['output']>;
  readonly pageDesktopBackgroundImage?: Maybe<Scalars['String']['output']>;
  /** Rich text. */
  readonly text: Scalars['String']['output'];
  /** Rich text. */
  readonly termsAndConditions: Scalars['String']['output'];
  /** HTTP-07: three, the hourly first. */
  readonly sources: ReadonlyArray<RaffleSource>;
  /** RAFF-03: euros that are wagered for a ticket. */
  readonly ticketPrice: Scalars['Decimal']['output'];
  /** RAFF-04 */
  readonly providerOfTheWeek?: Maybe<RaffleProvider>;
};

/** Where a drop is asked for. */
export type RaffleSource = {
  readonly type: RaffleDropType;
  readonly id: Scalars['ID']['output'];
};

/** RAFF-12 */
export type RaffleDropType = 'hourly' | 'daily' | 'weekly';

/** A studio whose games give more tickets in the weekly drop. */
export type RaffleProvider = {
  readonly studio: StudioGames;
  /** So many tickets for one, in the weekly drop. */
  readonly factor: Scalars['Int']['output'];
  readonly until: Scalars['DateTime']['output'];
};

/** RAFF-15. What is not known any more is null (RAFF-17). */
export type RaffleWinner = {
  readonly winnerInitials?: Maybe<Scalars['String']['output']>;
  /** Major units of `winCurrency`, which is the currency that was asked for. */
  readonly winAmount?: Maybe<Scalars['Decimal']['output']>;
  readonly winCurrency?: Maybe<Scalars['Currency']['output']>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly timestamp?: Maybe<Scalars['DateTime']['output']>;
  readonly instanceId: Scalars['ID']['output'];
  /** `hourly`, `daily` or `weekly`. */
  readonly jackpotName: RaffleDropType;
  readonly cursor: Scalars['String']['output'];
};

/** As they were typed; what a country does not ask for is left out. */
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
  /** FLAG-13: what goes with each stake, in major units of the account's currency; empty to take no part. */
  readonly jackpot?: InputMaybe<Scalars['String']['input']>;
  /** Of age, and for himself. */
  readonly adult: Scalars['Boolean']['input'];
  /** The terms and conditions and the privacy policy, as they are shown at this moment. */
  readonly terms: Scalars['Boolean']['input'];
  readonly emailOffers: Scalars['Boolean']['input'];
  readonly smsOffers: Scalars['Boolean']['input'];
};

/**
 * Which sign-in at the payment provider tells who registers. Names and date of birth are then taken from what the provider
 * has told the platform, whatever the form says.
 */
export type BankProof = {
  readonly state: Scalars['String']['input'];
  readonly verifier: Scalars['String']['input'];
};

export type RegistrationAnswer = {
  /** Empty: the form was taken. */
  readonly problems: ReadonlyArray<RegistrationProblem>;
};

export type RegistrationProblem = {
  /** The field of the form. */
  readonly field: Scalars['String']['output'];
  /** `missing`, `tooYoung` … */
  readonly problem: Scalars['String']['output'];
};

export type EmailVerification = {
  readonly outcome: EmailVerificationOutcome;
};

export type EmailVerificationOutcome =
  | 'VERIFIED'
  | 'USED'
  | 'EXPIRED'
  /** No such link, or one of another brand. */
  | 'UNKNOWN';

export type EmailVerificationSent = {
  readonly resendAfterSeconds: Scalars['Int']['output'];
};

export type RewardSort = {
  readonly field: RewardSortField;
  readonly isDescending?: Scalars['Boolean']['input'];
};

/** REW-09 */
export type RewardSortField = 'assignedAt' | 'rewardId' | 'status' | 'updatedAt';

/** REW-03 */
export type RewardStatus =
  | 'Credited'
  | 'Expired'
  /** Something broke while it was credited; it is tried again. */
  | 'FailedProcessing'
  | 'Processing'
  /** Given up by the player. */
  | 'Removed'
  /** Not begun. */
  | 'Scheduled'
  | 'Unclaimed';

/** WALLET-10: what the player does before it can be credited. */
export type RewardAction =
  /** To say where the money comes from. */
  | 'CompleteSoW'
  /** To deposit, once it was assigned. */
  | 'Deposit';

/** REW-02: a reward in one player's hands. */
export type RewardAssignment = {
  readonly assignationId: Scalars['ID']['output'];
  readonly assignedAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly status: RewardStatus;
  /** Why it could not be credited, as the refusal of the claim says; null where nothing was refused. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Null where there is nothing to do first. */
  readonly action?: Maybe<RewardAction>;
  readonly reward: Reward;
};

/** REW-01 */
export type Reward = {
  readonly rewardId: Scalars['ID']['output'];
  /** What the house calls it, as it was given. */
  readonly name: Scalars['String']['output'];
  /** Seconds from now until it can be claimed no more; null for no end. */
  readonly expiresIn?: Maybe<Scalars['Int']['output']>;
  readonly startsAt: Scalars['DateTime']['output'];
  /** From then on it can be claimed no more; null for no end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly claimType: RewardClaimType;
  readonly rewardReason: RewardKind;
  readonly rewardType: RewardType;
};

export type RewardClaimType =
  /** The player claims it. */
  | 'manual'
  /** It is credited by itself as it begins. */
  | 'automatic';

/** REW-08: why it was given. */
export type RewardKind =
  /** Money back of what was lost. */
  'Cashback' | 'Incentive';

/** REW-04 */
export type RewardType = FreeSpin | MoneyDrop | BonusMoneyDrop;

/** REW-05: rounds of one game that the house stakes. What they win is real money. */
export type FreeSpin = {
  /** `free-spin` */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly freeSpinsAmount: Scalars['Int']['output'];
  /** The stake of each, in major units of `currency`. */
  readonly value: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** Steps above the lowest stake of the game, from 1. */
  readonly betLevel: Scalars['Int']['output'];
  readonly game: RewardGame;
};

export type RewardGame = {
  /** Path of its page, without the locale. */
  readonly url: Scalars['String']['output'];
  /** What is known of it, as JSON text: `{ slug, title, studio }`. */
  readonly json: Scalars['String']['output'];
};

/** REW-06: real money, in major units. */
export type MoneyDrop = {
  /** `money-drop` */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
};

/** REW-07: bonus money, in major units. */
export type BonusMoneyDrop = {
  /** `bonus-money-drop` */
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** So many times `amount` is staked before it turns into real money. */
  readonly wageringRequirementFactor: Scalars['Int']['output'];
  /** The most that turns into real money; null for all. */
  readonly maxPayout?: Maybe<Scalars['Decimal']['output']>;
};

export type RewardUpdate = {
  readonly assignationId: Scalars['ID']['output'];
  readonly status: RewardStatus;
  readonly reward: Reward;
};

/**
 * What a term finds of what this site offers this visitor. A blank term finds every list and nothing else; with a filter
 * it finds the games that pass it, and only games.
 */
export type Findings = {
  /** The best match first, at most 24. What is spelled nearly so is found where nothing is spelled so. */
  readonly games: ReadonlyArray<Game>;
  /** How many games there are in all. */
  readonly gameCount: Scalars['Int']['output'];
  readonly studios: ReadonlyArray<Studio>;
  readonly lists: ReadonlyArray<GameList>;
};

export type Volatility = 'low' | 'medium' | 'high';

/** What a game has on its reels. */
export type GameFeature = 'wilds' | 'ways' | 'lines' | 'stackedSymbols' | 'changingReels';

/** Each that is given narrows further. */
export type GameFilter = {
  /** Slug of its studio. */
  readonly studio?: InputMaybe<Scalars['String']['input']>;
  readonly volatility?: InputMaybe<Volatility>;
  readonly feature?: InputMaybe<GameFeature>;
  /** Only games with a jackpot. */
  readonly hasJackpot?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What there is to narrow down by: each choice has a game. */
export type SearchChoices = {
  /** By name. */
  readonly studios: ReadonlyArray<Studio>;
  readonly volatilities: ReadonlyArray<Volatility>;
  readonly features: ReadonlyArray<GameFeature>;
  readonly hasJackpots: Scalars['Boolean']['output'];
};

export type Shop = {
  /** Whether he takes part in the programme: who does not, buys nothing. */
  readonly isOptedIn: Scalars['Boolean']['output'];
  /** GAMI-16 */
  readonly level: Scalars['Int']['output'];
  /** What the brand calls the levels, the lowest first; empty where it has no names for them. */
  readonly ranks: ReadonlyArray<Scalars['String']['output']>;
  /** What he can spend, as the provider counts it; null while it cannot be asked. */
  readonly points?: Maybe<Scalars['Int']['output']>;
  /** So long a reward that was bought can be claimed. */
  readonly claimDays: Scalars['Int']['output'];
  readonly articles: ReadonlyArray<ShopArticle>;
  /** The latest first. */
  readonly purchases: ReadonlyArray<ShopPurchase>;
};

export type ShopArticle = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** In points. */
  readonly price: Scalars['Int']['output'];
  /** REW-04: the reward it is given as, in the player's currency. */
  readonly gives: RewardType;
  /** From this level on it is sold. */
  readonly fromLevel: Scalars['Int']['output'];
  /** A path; null where the player's market has not the game whose drawing it is. */
  readonly pictureUrl?: Maybe<Scalars['String']['output']>;
  /** So often one player has it in a day of the brand's, and in all; null for any number. */
  readonly mostPerDay?: Maybe<Scalars['Int']['output']>;
  readonly mostInAll?: Maybe<Scalars['Int']['output']>;
  readonly boughtToday: Scalars['Int']['output'];
  readonly boughtInAll: Scalars['Int']['output'];
};

export type ShopPurchase = {
  readonly id: Scalars['ID']['output'];
  readonly articleId: Scalars['ID']['output'];
  /** As it was called when it was bought. */
  readonly title: Scalars['String']['output'];
  readonly price: Scalars['Int']['output'];
  readonly boughtAt: Scalars['DateTime']['output'];
  readonly state: ShopPurchaseState;
  /** Why it was refused, or why the points came back: `NotEnoughPoints`, `NotTakingPart`, `RewardNotGiven`. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** REW-02: the reward it was given as. */
  readonly assignationId?: Maybe<Scalars['ID']['output']>;
};

export type ShopPurchaseState =
  /** Whether the points were taken is not known yet; it is asked until it is. */
  | 'Pending'
  /** The points are spent, and the reward lies among the others. */
  | 'Done'
  /** No points were taken. */
  | 'Refused'
  /** The reward could not be given; the points are on their way back. */
  | 'Returning'
  | 'Returned';

export type SignInCodeSent = {
  /** Known to this browser alone; the code opens nothing without it. */
  readonly attempt: Scalars['String']['output'];
  readonly resendAfterSeconds: Scalars['Int']['output'];
  readonly expiresInSeconds: Scalars['Int']['output'];
};

/** The tokens of a session of the custom flow. */
export type SessionTokens = {
  readonly accessToken: Scalars['String']['output'];
  readonly refreshToken: Scalars['String']['output'];
};

export type ProviderLoginBegun = {
  /** Where the browser goes. */
  readonly url: Scalars['String']['output'];
  /** Comes back in the address of the handler. */
  readonly state: Scalars['String']['output'];
};

export type ProviderLogin = {
  readonly status: ProviderLoginStatus;
  /** Null but for `SUCCEEDED`. */
  readonly tokens?: Maybe<SessionTokens>;
  /** Null but for `NO_ACCOUNT` after `beginBankRegistration`. */
  readonly newcomer?: Maybe<VerifiedNewcomer>;
};

/** What the provider has verified of somebody who has no account. */
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
  /** The provider has not told yet. */
  | 'PENDING'
  | 'SUCCEEDED'
  /** The provider could not confirm who it is. */
  | 'REFUSED'
  /** The player left the provider's page. */
  | 'ABANDONED'
  | 'TIMED_OUT'
  /** The provider knows who it is, and nobody here is. */
  | 'NO_ACCOUNT'
  /** A newcomer who lives elsewhere than where the account would be opened. */
  | 'OTHER_COUNTRY';

/** A text of the site by its key, in the language of the call. */
export type Translation = {
  readonly key: Scalars['String']['output'];
  /** An ICU message; null where nobody wrote one. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** What a brand is in one country, as anybody may know it before signing in. */
export type CountryContext = {
  /** ISO 3166-1 */
  readonly countryCode: Scalars['String']['output'];
  /** Whether players of the country may be here at all. */
  readonly isServed: Scalars['Boolean']['output'];
  readonly license: Scalars['String']['output'];
  readonly currency: Scalars['Currency']['output'];
  readonly locales: ReadonlyArray<Scalars['String']['output']>;
  readonly defaultLocale: Scalars['String']['output'];
  /** How players of the country sign in. */
  readonly loginFlow: Scalars['String']['output'];
};

/** Who stands behind the site, and who helps, for the frame of every page. */
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

/** OPEN-43: where the provider's book is, in a frame of its own origin. */
export type SportsbookLaunch = {
  /** With a player's token, good for a minute; without one for a visitor, who may look and not bet. */
  readonly url: Scalars['String']['output'];
  readonly origin: Scalars['String']['output'];
};

export type PhoneCodeSent = {
  /** Known to this browser alone; the code does nothing without it. */
  readonly attempt: Scalars['String']['output'];
  /** E.164 */
  readonly number: Scalars['String']['output'];
  readonly resendAfterSeconds: Scalars['Int']['output'];
  readonly expiresInSeconds: Scalars['Int']['output'];
};

/** SOW-02 */
export type SourceOfWealthType =
  | 'Salary'
  | 'Dividends'
  | 'Other'
  | 'Inheritance'
  | 'SaleOfCompany'
  | 'SaleOfProperty';

/** SOW-03 */
export type SourceOfWealthRequirement =
  /** What was sent is enough for all that was deposited until then. */
  | 'Done'
  | 'NotRequired'
  /** Also while the house looks at what was sent. */
  | 'Required';

export type SourceOfWealth = {
  readonly id: Scalars['ID']['output'];
  readonly status: SourceOfWealthRequirement;
  /** When documents were last sent; they wait for the house. Null: nothing does, or more is asked for. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** By when it is to be shown; null unless it is `Required`. */
  readonly dueDate?: Maybe<Scalars['DateTime']['output']>;
  readonly dueDateExpired: Scalars['Boolean']['output'];
  /** SOW-06: what the house has asked for in its own words. */
  readonly requested: ReadonlyArray<RequiredDocumentUpload>;
  readonly types: ReadonlyArray<SourceOfWealthOfType>;
  /** Whether `sendSourceOfWealth` would be taken. */
  readonly maySend: Scalars['Boolean']['output'];
};

/** SOW-04 */
export type SourceOfWealthOfType = {
  readonly type: SourceOfWealthType;
  /** What can be shown of it. */
  readonly options: ReadonlyArray<SourceOfWealthOption>;
  readonly files: ReadonlyArray<SourceOfWealthFile>;
  /** An option is checked, and a file is there; where the house asked for the type, one that is new. */
  readonly completed: Scalars['Boolean']['output'];
};

export type SourceOfWealthOption = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly tooltip: Scalars['String']['output'];
  readonly checked: Scalars['Boolean']['output'];
};

/** What is in it is told to nobody but the house. */
export type SourceOfWealthFile = {
  readonly documentId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly sizeBytes: Scalars['Int']['output'];
  /** What is sent stays. */
  readonly isSent: Scalars['Boolean']['output'];
};

export type IdentityVerification = {
  readonly id: Scalars['ID']['output'];
  readonly status: KycStatus;
  /** Why it was asked for; null where nobody has. */
  readonly reason?: Maybe<IdentityVerificationReason>;
  readonly askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** By when it is to be shown; null where nothing is asked any more. */
  readonly deadline?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last looked at. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** KYC-03: `Identity`, `Selfie`, `Address` or `Other`. */
  readonly verificationsDone: ReadonlyArray<Scalars['String']['output']>;
  readonly verificationsMissing: ReadonlyArray<Scalars['String']['output']>;
  /** Why what was shown last is not enough; empty where it is, or nothing was. */
  readonly rejections: ReadonlyArray<IdentityRejection>;
  /** It stops money in and stakes. */
  readonly isBlocking: Scalars['Boolean']['output'];
  /** Payouts wait for it. */
  readonly holdsPayouts: Scalars['Boolean']['output'];
  /** Whether `startIdentityVerification` would be taken. */
  readonly mayStart: Scalars['Boolean']['output'];
};

export type IdentityVerificationReason =
  | 'Registration'
  | 'Deposits'
  | 'Withdrawal'
  /** Somebody of the house has asked. */
  | 'House';

export type IdentityRejection =
  | 'DocumentExpired'
  | 'DocumentNotAccepted'
  | 'DetailsMismatch'
  | 'PageMissing'
  | 'PhotoUnclear'
  | 'SelfieMismatch'
  /** The house tells more when it is asked. */
  | 'Other';

/** Where the player shows who he is: a frame on the origin of the company that looks at it. */
export type IdentityVerificationStep = {
  readonly url: Scalars['String']['output'];
  /** For the frame alone: told to its origin once it says that it is ready. Good for some minutes. */
  readonly token: Scalars['String']['output'];
};

export type ComplianceUpdate = {
  readonly sourceOfWealth: SourceOfWealthRequirement;
  readonly kycStatus: KycStatus;
};

export type PlayedRoundPage = {
  readonly edges: ReadonlyArray<PlayedRoundEdge>;
  readonly pageInfo: PageInfo;
};

export type PlayedRoundEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PlayedRound;
};

/** One round of a game, real and bonus money together, in major units of `currency`. */
export type PlayedRound = {
  readonly id: Scalars['ID']['output'];
  readonly gameSlug: Scalars['String']['output'];
  /** Null where the site has the game no more. */
  readonly game?: Maybe<Game>;
  readonly openedAt: Scalars['DateTime']['output'];
  /** What stands staked: a stake that was rolled back does not. */
  readonly staked: Scalars['Decimal']['output'];
  readonly won: Scalars['Decimal']['output'];
  /** MONEY-09: wins of the round that the operator is checking; they are not in `won` yet. Null when there are none. */
  readonly beingChecked?: Maybe<Scalars['Decimal']['output']>;
  readonly currency: Scalars['Currency']['output'];
};

/** WALLET-01 */
export type Wallet = {
  readonly id: Scalars['ID']['output'];
  /** Real money, in major units of `currency`. */
  readonly balance: Scalars['Decimal']['output'];
  readonly bonusBalance: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** The larger of the wallet's own minimum and the default of its currency. */
  readonly minDepositAmount: Scalars['Decimal']['output'];
  readonly minWithdrawalAmount: Scalars['Decimal']['output'];
  /** MONEY-09: large wins that the operator is checking, together; no part of the balance. Null when there are none. */
  readonly beingChecked?: Maybe<Scalars['Decimal']['output']>;
  /** The bonus that runs, else the last one; null for a player who never had one. */
  readonly bonus?: Maybe<Bonus>;
};

/** WALLET-09 */
export type BonusStatus = 'Active' | 'Converted' | 'Expired' | 'Forfeited';

/** Bonus money and its terms, fixed when it was granted. Amounts in major units of the wallet's currency. */
export type Bonus = {
  readonly id: Scalars['ID']['output'];
  readonly status: BonusStatus;
  readonly currency: Scalars['Currency']['output'];
  readonly granted: Scalars['Decimal']['output'];
  /** What is left of it while it runs. */
  readonly balance: Scalars['Decimal']['output'];
  /** What must be staked before it turns into real money, and what counts of the stakes so far. */
  readonly required: Scalars['Decimal']['output'];
  readonly wagered: Scalars['Decimal']['output'];
  /** 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** The largest stake while it runs; null for any. */
  readonly maxBet?: Maybe<Scalars['Decimal']['output']>;
  /** The most that turns into real money; null for all. */
  readonly maxPayout?: Maybe<Scalars['Decimal']['output']>;
  readonly grantedAt: Scalars['DateTime']['output'];
  /** Null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How much of a stake counts, by kind of game, the most first; a kind that is not listed counts nothing. */
  readonly weights: ReadonlyArray<WageringWeight>;
};

export type WageringWeight = {
  /** Slug of the kind of game. */
  readonly category: Scalars['String']['output'];
  readonly percent: Scalars['Int']['output'];
};

/** WALLET-03 */
export type MoneyType = 'Deposit' | 'Withdrawal' | 'InitWithdrawal' | 'CasinoBet';

/** WALLET-02: the state after one movement. `sequence` grows by player, so a late update is told from a new one. */
export type BalanceUpdate = {
  readonly balance: Scalars['Decimal']['output'];
  readonly bonusBalance: Scalars['Decimal']['output'];
  readonly currency: Scalars['Currency']['output'];
  /** What moved, signed: a stake is negative, a win positive. Zero in the present state that opens the stream. */
  readonly amount: Scalars['Decimal']['output'];
  /** Null in the present state that opens the stream, since nothing moved. */
  readonly moneyType?: Maybe<MoneyType>;
  /** 0 to 1 of the running bonus, null when none runs. */
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
    | JackpotBlock
    | PromotionBlock
    | (Omit<TopGamesBlock, 'list'> & { list: _RefType['GameList'] });
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
    Omit<StudioGames, 'games'> & {
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
    Omit<GameList, 'games'> & {
      readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
    }
  >;
  Hero: ResolverTypeWrapper<Omit<Hero, 'game'> & { game: ResolversTypes['Game'] }>;
  Lobby: ResolverTypeWrapper<
    Omit<Lobby, 'heroes' | 'lists' | 'recentlyPlayed' | 'personal'> & {
      heroes: ReadonlyArray<ResolversTypes['Hero']>;
      lists: ReadonlyArray<ResolversTypes['GameList']>;
      recentlyPlayed: ReadonlyArray<ResolversTypes['RecentGame']>;
      personal: ReadonlyArray<ResolversTypes['GameList']>;
    }
  >;
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
  ZendeskToken: ResolverTypeWrapper<ZendeskToken>;
  Page: ResolverTypeWrapper<Page>;
  PageSection: ResolverTypeWrapper<PageSection>;
  Casino: ResolverTypeWrapper<Casino>;
  CasinoLogo: ResolverTypeWrapper<CasinoLogo>;
  CasinoColours: ResolverTypeWrapper<CasinoColours>;
  ContentBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentBlock']>;
  ContentBlockType: ContentBlockType;
  BannerBlock: ResolverTypeWrapper<BannerBlock>;
  JackpotBlock: ResolverTypeWrapper<JackpotBlock>;
  PromotionBlock: ResolverTypeWrapper<PromotionBlock>;
  TopGamesBlock: ResolverTypeWrapper<Omit<TopGamesBlock, 'list'> & { list: ResolversTypes['GameList'] }>;
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
  Player: ResolverTypeWrapper<
    Omit<Player, 'banner' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'>
  >;
  DepositGuard: DepositGuard;
  AccountStatus: ResolverTypeWrapper<AccountStatus>;
  Country: ResolverTypeWrapper<Country>;
  PersonalInfo: ResolverTypeWrapper<PersonalInfo>;
  MarketingPreferences: ResolverTypeWrapper<MarketingPreferences>;
  InstantBankingBlock: ResolverTypeWrapper<InstantBankingBlock>;
  SelfExclusionDetails: ResolverTypeWrapper<SelfExclusionDetails>;
  Timeouts: ResolverTypeWrapper<Timeouts>;
  KycStatus: KycStatus;
  KycCheckStatus: ResolverTypeWrapper<KycCheckStatus>;
  SourceOfWealthStatus: ResolverTypeWrapper<SourceOfWealthStatus>;
  RequiredDocumentUpload: ResolverTypeWrapper<RequiredDocumentUpload>;
  Customer: ResolverTypeWrapper<Customer>;
  DeviceKind: DeviceKind;
  SessionEndReason: SessionEndReason;
  PlayerSession: ResolverTypeWrapper<PlayerSession>;
  PlayerSessionEdge: ResolverTypeWrapper<PlayerSessionEdge>;
  PlayerSessionPage: ResolverTypeWrapper<PlayerSessionPage>;
  LogoutResult: ResolverTypeWrapper<LogoutResult>;
  SessionDestroyed: ResolverTypeWrapper<SessionDestroyed>;
  MarketingChoice: MarketingChoice;
  PlayerUpdate: ResolverTypeWrapper<PlayerUpdate>;
  CustomerPopUps: ResolverTypeWrapper<CustomerPopUps>;
  JackpotSettings: ResolverTypeWrapper<JackpotSettings>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  JackpotPotTerms: ResolverTypeWrapper<JackpotPotTerms>;
  JackpotPageSettings: ResolverTypeWrapper<JackpotPageSettings>;
  JackpotColorPalette: ResolverTypeWrapper<JackpotColorPalette>;
  JackpotLeaderboard: ResolverTypeWrapper<JackpotLeaderboard>;
  JackpotLeaderboardEntry: ResolverTypeWrapper<JackpotLeaderboardEntry>;
  Limits: ResolverTypeWrapper<
    Omit<Limits, 'stake' | 'loss'> & { playLimits(): Promise<Pick<Limits, 'stake' | 'loss'>> }
  >;
  LimitKind: LimitKind;
  LimitPeriod: LimitPeriod;
  PlayerLimit: ResolverTypeWrapper<PlayerLimit>;
  LimitChangeState: LimitChangeState;
  LimitChange: ResolverTypeWrapper<LimitChange>;
  LimitInput: LimitInput;
  SessionClock: ResolverTypeWrapper<SessionClock>;
  SessionPlay: ResolverTypeWrapper<SessionPlay>;
  RealityCheck: ResolverTypeWrapper<RealityCheck>;
  SessionClockUpdate: ResolverTypeWrapper<SessionClockUpdate>;
  SelfExclusion: ResolverTypeWrapper<SelfExclusion>;
  ExclusionTerm: ResolverTypeWrapper<ExclusionTerm>;
  RunningExclusion: ResolverTypeWrapper<RunningExclusion>;
  ExclusionLiftState: ExclusionLiftState;
  ExclusionLift: ResolverTypeWrapper<ExclusionLift>;
  TakenStop: ResolverTypeWrapper<TakenStop>;
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
  RegistrationForm: RegistrationForm;
  BankProof: BankProof;
  RegistrationAnswer: ResolverTypeWrapper<RegistrationAnswer>;
  RegistrationProblem: ResolverTypeWrapper<RegistrationProblem>;
  EmailVerification: ResolverTypeWrapper<EmailVerification>;
  EmailVerificationOutcome: EmailVerificationOutcome;
  EmailVerificationSent: ResolverTypeWrapper<EmailVerificationSent>;
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
  Findings: ResolverTypeWrapper<
    Omit<Findings, 'games' | 'lists'> & {
      games: ReadonlyArray<ResolversTypes['Game']>;
      lists: ReadonlyArray<ResolversTypes['GameList']>;
    }
  >;
  Volatility: Volatility;
  GameFeature: GameFeature;
  GameFilter: GameFilter;
  SearchChoices: ResolverTypeWrapper<SearchChoices>;
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
  Translation: ResolverTypeWrapper<Translation>;
  CountryContext: ResolverTypeWrapper<CountryContext>;
  BasicLayout: ResolverTypeWrapper<BasicLayout>;
  Licensee: ResolverTypeWrapper<Licensee>;
  Authority: ResolverTypeWrapper<Authority>;
  HelpLine: ResolverTypeWrapper<HelpLine>;
  SportsbookLaunch: ResolverTypeWrapper<SportsbookLaunch>;
  PhoneCodeSent: ResolverTypeWrapper<PhoneCodeSent>;
  SourceOfWealthType: SourceOfWealthType;
  SourceOfWealthRequirement: SourceOfWealthRequirement;
  SourceOfWealth: ResolverTypeWrapper<SourceOfWealth>;
  SourceOfWealthOfType: ResolverTypeWrapper<SourceOfWealthOfType>;
  SourceOfWealthOption: ResolverTypeWrapper<SourceOfWealthOption>;
  SourceOfWealthFile: ResolverTypeWrapper<SourceOfWealthFile>;
  IdentityVerification: ResolverTypeWrapper<IdentityVerification>;
  IdentityVerificationReason: IdentityVerificationReason;
  IdentityRejection: IdentityRejection;
  IdentityVerificationStep: ResolverTypeWrapper<IdentityVerificationStep>;
  ComplianceUpdate: ResolverTypeWrapper<ComplianceUpdate>;
  PlayedRoundPage: ResolverTypeWrapper<
    Omit<PlayedRoundPage, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PlayedRoundEdge']> }
  >;
  PlayedRoundEdge: ResolverTypeWrapper<
    Omit<PlayedRoundEdge, 'node'> & { node: ResolversTypes['PlayedRound'] }
  >;
  PlayedRound: ResolverTypeWrapper<Omit<PlayedRound, 'game'>>;
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
  StudioGames: Omit<StudioGames, 'games'> & {
    readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
  };
  MarketHint: MarketHint;
  Game: Omit<Game, 'isFavourite'>;
  GameEdge: Omit<GameEdge, 'node'> & { node: ResolversParentTypes['Game'] };
  GameConnection: Omit<GameConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GameEdge']> };
  GameList: Omit<GameList, 'games'> & {
    readonly edges: ReadonlyArray<Omit<GameEdge, 'node'> & { readonly node: Omit<Game, 'isFavourite'> }>;
  };
  Hero: Omit<Hero, 'game'> & { game: ResolversParentTypes['Game'] };
  Lobby: Omit<Lobby, 'heroes' | 'lists' | 'recentlyPlayed' | 'personal'> & {
    heroes: ReadonlyArray<ResolversParentTypes['Hero']>;
    lists: ReadonlyArray<ResolversParentTypes['GameList']>;
    recentlyPlayed: ReadonlyArray<ResolversParentTypes['RecentGame']>;
    personal: ReadonlyArray<ResolversParentTypes['GameList']>;
  };
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
  ZendeskToken: ZendeskToken;
  Page: Page;
  PageSection: PageSection;
  Casino: Casino;
  CasinoLogo: CasinoLogo;
  CasinoColours: CasinoColours;
  ContentBlock: ResolversUnionTypes<ResolversParentTypes>['ContentBlock'];
  BannerBlock: BannerBlock;
  JackpotBlock: JackpotBlock;
  PromotionBlock: PromotionBlock;
  TopGamesBlock: Omit<TopGamesBlock, 'list'> & { list: ResolversParentTypes['GameList'] };
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
  Player: Omit<Player, 'banner' | 'numberOfDeposits' | 'totalDepositAmount' | 'hasFirstTimeDeposit'>;
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
  LogoutResult: LogoutResult;
  SessionDestroyed: SessionDestroyed;
  MarketingChoice: MarketingChoice;
  PlayerUpdate: PlayerUpdate;
  CustomerPopUps: CustomerPopUps;
  JackpotSettings: JackpotSettings;
  Float: Scalars['Float']['output'];
  JackpotPotTerms: JackpotPotTerms;
  JackpotPageSettings: JackpotPageSettings;
  JackpotColorPalette: JackpotColorPalette;
  JackpotLeaderboard: JackpotLeaderboard;
  JackpotLeaderboardEntry: JackpotLeaderboardEntry;
  Limits: Omit<Limits, 'stake' | 'loss'> & { playLimits(): Promise<Pick<Limits, 'stake' | 'loss'>> };
  PlayerLimit: PlayerLimit;
  LimitChange: LimitChange;
  LimitInput: LimitInput;
  SessionClock: SessionClock;
  SessionPlay: SessionPlay;
  RealityCheck: RealityCheck;
  SessionClockUpdate: SessionClockUpdate;
  SelfExclusion: SelfExclusion;
  ExclusionTerm: ExclusionTerm;
  RunningExclusion: RunningExclusion;
  ExclusionLift: ExclusionLift;
  TakenStop: TakenStop;
  RaffleSettings: Omit<RaffleSettings, 'providerOfTheWeek'> & {
    providerOfTheWeek?: Maybe<ResolversParentTypes['RaffleProvider']>;
  };
  RaffleSource: RaffleSource;
  RaffleProvider: Omit<RaffleProvider, 'studio'> & { studio: ResolversParentTypes['StudioGames'] };
  RaffleWinner: RaffleWinner;
  RegistrationForm: RegistrationForm;
  BankProof: BankProof;
  RegistrationAnswer: RegistrationAnswer;
  RegistrationProblem: RegistrationProblem;
  EmailVerification: EmailVerification;
  EmailVerificationSent: EmailVerificationSent;
  RewardSort: RewardSort;
  RewardAssignment: Omit<RewardAssignment, 'reward'> & { reward: ResolversParentTypes['Reward'] };
  Reward: Omit<Reward, 'rewardType'> & { rewardType: ResolversParentTypes['RewardType'] };
  RewardType: ResolversUnionTypes<ResolversParentTypes>['RewardType'];
  FreeSpin: FreeSpin;
  RewardGame: RewardGame;
  MoneyDrop: MoneyDrop;
  BonusMoneyDrop: BonusMoneyDrop;
  RewardUpdate: Omit<RewardUpdate, 'reward'> & { reward: ResolversParentTypes['Reward'] };
  Findings: Omit<Findings, 'games' | 'lists'> & {
    games: ReadonlyArray<ResolversParentTypes['Game']>;
    lists: ReadonlyArray<ResolversParentTypes['GameList']>;
  };
  GameFilter: GameFilter;
  SearchChoices: SearchChoices;
  Shop: Omit<Shop, 'articles'> & { articles: ReadonlyArray<ResolversParentTypes['ShopArticle']> };
  ShopArticle: Omit<ShopArticle, 'gives'> & { gives: ResolversParentTypes['RewardType'] };
  ShopPurchase: ShopPurchase;
  SignInCodeSent: SignInCodeSent;
  SessionTokens: SessionTokens;
  ProviderLoginBegun: ProviderLoginBegun;
  ProviderLogin: ProviderLogin;
  VerifiedNewcomer: VerifiedNewcomer;
  Translation: Translation;
  CountryContext: CountryContext;
  BasicLayout: BasicLayout;
  Licensee: Licensee;
  Authority: Authority;
  HelpLine: HelpLine;
  SportsbookLaunch: SportsbookLaunch;
  PhoneCodeSent: PhoneCodeSent;
  SourceOfWealth: SourceOfWealth;
  SourceOfWealthOfType: SourceOfWealthOfType;
  SourceOfWealthOption: SourceOfWealthOption;
  SourceOfWealthFile: SourceOfWealthFile;
  IdentityVerification: IdentityVerification;
  IdentityVerificationStep: IdentityVerificationStep;
  ComplianceUpdate: ComplianceUpdate;
  PlayedRoundPage: Omit<PlayedRoundPage, 'edges'> & {
    edges: ReadonlyArray<ResolversParentTypes['PlayedRoundEdge']>;
  };
  PlayedRoundEdge: Omit<PlayedRoundEdge, 'node'> & { node: ResolversParentTypes['PlayedRound'] };
  PlayedRound: Omit<PlayedRound, 'game'>;
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
  page?: Resolver<
    Maybe<ResolversTypes['Page']>,
    ParentType,
    ContextType,
    RequireFields<QueryPageArgs, 'key'>
  >;
  moreCasinos?: Resolver<ReadonlyArray<ResolversTypes['Casino']>, ParentType, ContextType>;
  gamificationSettings?: Resolver<Maybe<ResolversTypes['GamificationSettings']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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
  search?: Resolver<
    ResolversTypes['Findings'],
    ParentType,
    ContextType,
    RequireFields<QuerySearchArgs, 'term'>
  >;
  searchChoices?: Resolver<ResolversTypes['SearchChoices'], ParentType, ContextType>;
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
  logout?: Resolver<ResolversTypes['LogoutResult'], ParentType, ContextType>;
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
  setLimit?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationSetLimitArgs, 'limit'>
  >;
  confirmLimitChange?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationConfirmLimitChangeArgs, 'kind' | 'period'>
  >;
  cancelLimitChange?: Resolver<
    ResolversTypes['Limits'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelLimitChangeArgs, 'kind' | 'period'>
  >;
  confirmLimitsReviewed?: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
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
  launchSportsbook?: Resolver<ResolversTypes['SportsbookLaunch'], ParentType, ContextType>;
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
  startIdentityVerification?: Resolver<ResolversTypes['IdentityVerificationStep'], ParentType, ContextType>;
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
  sessionDestroyed?: SubscriptionResolver<
    ResolversTypes['SessionDestroyed'],
    'sessionDestroyed',
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
  complianceUpdated?: SubscriptionResolver<
    ResolversTypes['ComplianceUpdate'],
    'complianceUpdated',
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
  promotions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ContentBlock']>>, ParentType, ContextType>;
  isPlayerBlockedInGamanza?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playerGamificationDetails?: Resolver<ResolversTypes['PlayerGamificationDetails'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  sessions?: Resolver<
    ResolversTypes['PlayerSessionPage'],
    ParentType,
    ContextType,
    RequireFields<ViewerSessionsArgs, 'first'>
  >;
  limits?: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
  sessionClock?: Resolver<Maybe<ResolversTypes['SessionClock']>, ParentType, ContextType>;
  selfExclusion?: Resolver<ResolversTypes['SelfExclusion'], ParentType, ContextType>;
  playerRewards?: Resolver<
    ReadonlyArray<ResolversTypes['RewardAssignment']>,
    ParentType,
    ContextType,
    RequireFields<ViewerPlayerRewardsArgs, 'sort' | 'status' | 'last'>
  >;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  sourceOfWealth?: Resolver<ResolversTypes['SourceOfWealth'], ParentType, ContextType>;
  identityVerification?: Resolver<ResolversTypes['IdentityVerification'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  gameHistory?: Resolver<
    ResolversTypes['PlayedRoundPage'],
    ParentType,
    ContextType,
    RequireFields<ViewerGameHistoryArgs, 'first'>
  >;
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
  lists?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
  recentlyPlayed?: Resolver<ReadonlyArray<ResolversTypes['RecentGame']>, ParentType, ContextType>;
  personal?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
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
    'BannerBlock' | 'JackpotBlock' | 'PromotionBlock' | 'TopGamesBlock',
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
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  isUnderReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  areWithdrawalsBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kycCheckStatus?: Resolver<ResolversTypes['KycCheckStatus'], ParentType, ContextType>;
  sourceOfWealthStatus?: Resolver<Maybe<ResolversTypes['SourceOfWealthStatus']>, ParentType, ContextType>;
  bankingCDD?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guards?: Resolver<ReadonlyArray<ResolversTypes['DepositGuard']>, ParentType, ContextType>;
  sessionStartedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['AccountBanner']>, ParentType, ContextType>;
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

export type PlayerUpdateResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerUpdate'] = ResolversParentTypes['PlayerUpdate'],
> = {
  isAccountClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneNumberVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerPopUpsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['CustomerPopUps'] = ResolversParentTypes['CustomerPopUps'],
> = {
  popUpIdsAdded?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
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
  page?: Resolver<ResolversTypes['JackpotPageSettings'], ParentType, ContextType>;
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

export type LimitsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Limits'] = ResolversParentTypes['Limits'],
> = {
  deposit?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  stake?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  loss?: Resolver<ReadonlyArray<ResolversTypes['PlayerLimit']>, ParentType, ContextType>;
  reviewDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRaiseBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayerLimitResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['PlayerLimit'] = ResolversParentTypes['PlayerLimit'],
> = {
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

export type RegistrationAnswerResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['RegistrationAnswer'] = ResolversParentTypes['RegistrationAnswer'],
> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['RegistrationProblem']>, ParentType, ContextType>;
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

export type FindingsResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['Findings'] = ResolversParentTypes['Findings'],
> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['Game']>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studios?: Resolver<ReadonlyArray<ResolversTypes['Studio']>, ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['GameList']>, ParentType, ContextType>;
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

export type SportsbookLaunchResolvers<
  ContextType = unknown,
  ParentType extends ResolversParentTypes['SportsbookLaunch'] = ResolversParentTypes['SportsbookLaunch'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
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
  Hero?: HeroResolvers<ContextType>;
  Lobby?: LobbyResolvers<ContextType>;
  RecentGame?: RecentGameResolvers<ContextType>;
  RecentlyPlayedGame?: RecentlyPlayedGameResolvers<ContextType>;
  GameDescriptor?: GameDescriptorResolvers<ContextType>;
  GameFlags?: GameFlagsResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  ReturnRange?: ReturnRangeResolvers<ContextType>;
  GameDetails?: GameDetailsResolvers<ContextType>;
  GameLaunch?: GameLaunchResolvers<ContextType>;
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
  LogoutResult?: LogoutResultResolvers<ContextType>;
  SessionDestroyed?: SessionDestroyedResolvers<ContextType>;
  PlayerUpdate?: PlayerUpdateResolvers<ContextType>;
  CustomerPopUps?: CustomerPopUpsResolvers<ContextType>;
  JackpotSettings?: JackpotSettingsResolvers<ContextType>;
  JackpotPotTerms?: JackpotPotTermsResolvers<ContextType>;
  JackpotPageSettings?: JackpotPageSettingsResolvers<ContextType>;
  JackpotColorPalette?: JackpotColorPaletteResolvers<ContextType>;
  JackpotLeaderboard?: JackpotLeaderboardResolvers<ContextType>;
  JackpotLeaderboardEntry?: JackpotLeaderboardEntryResolvers<ContextType>;
  Limits?: LimitsResolvers<ContextType>;
  PlayerLimit?: PlayerLimitResolvers<ContextType>;
  LimitChange?: LimitChangeResolvers<ContextType>;
  SessionClock?: SessionClockResolvers<ContextType>;
  SessionPlay?: SessionPlayResolvers<ContextType>;
  RealityCheck?: RealityCheckResolvers<ContextType>;
  SessionClockUpdate?: SessionClockUpdateResolvers<ContextType>;
  SelfExclusion?: SelfExclusionResolvers<ContextType>;
  ExclusionTerm?: ExclusionTermResolvers<ContextType>;
  RunningExclusion?: RunningExclusionResolvers<ContextType>;
  ExclusionLift?: ExclusionLiftResolvers<ContextType>;
  TakenStop?: TakenStopResolvers<ContextType>;
  RaffleSettings?: RaffleSettingsResolvers<ContextType>;
  RaffleSource?: RaffleSourceResolvers<ContextType>;
  RaffleProvider?: RaffleProviderResolvers<ContextType>;
  RaffleWinner?: RaffleWinnerResolvers<ContextType>;
  RegistrationAnswer?: RegistrationAnswerResolvers<ContextType>;
  RegistrationProblem?: RegistrationProblemResolvers<ContextType>;
  EmailVerification?: EmailVerificationResolvers<ContextType>;
  EmailVerificationSent?: EmailVerificationSentResolvers<ContextType>;
  RewardAssignment?: RewardAssignmentResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  RewardType?: RewardTypeResolvers<ContextType>;
  FreeSpin?: FreeSpinResolvers<ContextType>;
  RewardGame?: RewardGameResolvers<ContextType>;
  MoneyDrop?: MoneyDropResolvers<ContextType>;
  BonusMoneyDrop?: BonusMoneyDropResolvers<ContextType>;
  RewardUpdate?: RewardUpdateResolvers<ContextType>;
  Findings?: FindingsResolvers<ContextType>;
  SearchChoices?: SearchChoicesResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopArticle?: ShopArticleResolvers<ContextType>;
  ShopPurchase?: ShopPurchaseResolvers<ContextType>;
  SignInCodeSent?: SignInCodeSentResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  ProviderLoginBegun?: ProviderLoginBegunResolvers<ContextType>;
  ProviderLogin?: ProviderLoginResolvers<ContextType>;
  VerifiedNewcomer?: VerifiedNewcomerResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  CountryContext?: CountryContextResolvers<ContextType>;
  BasicLayout?: BasicLayoutResolvers<ContextType>;
  Licensee?: LicenseeResolvers<ContextType>;
  Authority?: AuthorityResolvers<ContextType>;
  HelpLine?: HelpLineResolvers<ContextType>;
  SportsbookLaunch?: SportsbookLaunchResolvers<ContextType>;
  PhoneCodeSent?: PhoneCodeSentResolvers<ContextType>;
  SourceOfWealth?: SourceOfWealthResolvers<ContextType>;
  SourceOfWealthOfType?: SourceOfWealthOfTypeResolvers<ContextType>;
  SourceOfWealthOption?: SourceOfWealthOptionResolvers<ContextType>;
  SourceOfWealthFile?: SourceOfWealthFileResolvers<ContextType>;
  IdentityVerification?: IdentityVerificationResolvers<ContextType>;
  IdentityVerificationStep?: IdentityVerificationStepResolvers<ContextType>;
  ComplianceUpdate?: ComplianceUpdateResolvers<ContextType>;
  PlayedRoundPage?: PlayedRoundPageResolvers<ContextType>;
  PlayedRoundEdge?: PlayedRoundEdgeResolvers<ContextType>;
  PlayedRound?: PlayedRoundResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  WageringWeight?: WageringWeightResolvers<ContextType>;
  BalanceUpdate?: BalanceUpdateResolvers<ContextType>;
};
