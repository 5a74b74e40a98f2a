// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import type { TypedDocument } from '../document.ts';
import type * as types from './types.ts';

export const AbandonDeposit: TypedDocument<
  types.AbandonDepositMutation,
  types.AbandonDepositMutationVariables
> = {
  name: 'AbandonDeposit',
  id: '7ac1e3a66953ddbe0e234f62e95239534e57c9d535fc1e6582f7f659ed636b63',
  text: 'mutation AbandonDeposit($transaction: ID!) {\n  abandonDeposit(transaction: $transaction) {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const AcceptDocuments: TypedDocument<
  types.AcceptDocumentsMutation,
  types.AcceptDocumentsMutationVariables
> = {
  name: 'AcceptDocuments',
  id: '79f411da957d901159133eb31a0b06751e5333b6c63ddd255bf5000d486e51d4',
  text: 'mutation AcceptDocuments($documents: [DocumentVersion!]!) {\n  acceptDocuments(documents: $documents) {\n    __typename\n    id\n    termsAccepted\n    privacyPolicyAccepted\n    guards\n  }\n}',
};

export const AccountBanner: TypedDocument<types.AccountBannerQuery, types.AccountBannerQueryVariables> = {
  name: 'AccountBanner',
  id: 'a875626616346d64165c8d0ca77d5ab92d0953087a86f3cb38690a087e2120e5',
  text: 'query AccountBanner {\n  viewer {\n    __typename\n    id\n    player {\n      __typename\n      id\n      banner {\n        __typename\n        ...BannerParts\n      }\n    }\n  }\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}',
};

export const AcknowledgePopUp: TypedDocument<
  types.AcknowledgePopUpMutation,
  types.AcknowledgePopUpMutationVariables
> = {
  name: 'AcknowledgePopUp',
  id: '4b2e4155446f6faf5ebf4fa89699aa6d66f79aa480753a3574c95e1980494ce1',
  text: 'mutation AcknowledgePopUp($id: ID!) {\n  acknowledgePopUp(id: $id)\n}',
};

export const AcknowledgeRealityCheck: TypedDocument<
  types.AcknowledgeRealityCheckMutation,
  types.AcknowledgeRealityCheckMutationVariables
> = {
  name: 'AcknowledgeRealityCheck',
  id: 'a640d847145d56bd7a6e085d373ebeb34f550f33825d95204c2baf9c193e64a5',
  text: 'mutation AcknowledgeRealityCheck($sessionId: ID!, $dueAt: DateTime!) {\n  acknowledgeRealityCheck(sessionId: $sessionId, dueAt: $dueAt) {\n    __typename\n    ...SessionClockParts\n  }\n}\n\nfragment SessionClockParts on SessionClock {\n  __typename\n  id\n  startedAt\n  played {\n    __typename\n    currency\n    staked\n    won\n    net\n  }\n  realityCheck {\n    __typename\n    periodMinutes\n    choices\n    dueAt\n    dueInSeconds\n  }\n}',
};

export const AskForExclusionLift: TypedDocument<
  types.AskForExclusionLiftMutation,
  types.AskForExclusionLiftMutationVariables
> = {
  name: 'AskForExclusionLift',
  id: '67a7d7b805f809106d8a5de0a1d199d3e42092af9df8913a55d13e8e8d51ed4c',
  text: 'mutation AskForExclusionLift($reason: String!) {\n  askForExclusionLift(reason: $reason) {\n    __typename\n    ...SelfExclusionParts\n  }\n}\n\nfragment SelfExclusionParts on SelfExclusion {\n  __typename\n  id\n  timeoutEndsAt\n  exclusion {\n    __typename\n    endsAt\n    isFromElsewhere\n    liftWaitHours\n    lift {\n      __typename\n      state\n      reason\n      askedAt\n      readyAt\n      lapsesAt\n    }\n  }\n  timeoutDays\n  terms {\n    __typename\n    id\n    months\n  }\n}',
};

export const BalanceProof: TypedDocument<types.BalanceProofQuery, types.BalanceProofQueryVariables> = {
  name: 'BalanceProof',
  id: '1b60a7d9c5fcbd2b3de85ea1e246994057381601b3be1550e6bc687e1fd2730c',
  text: 'query BalanceProof {\n  viewer {\n    __typename\n    id\n    balanceProof {\n      __typename\n      file\n      keys\n    }\n  }\n}',
};

export const BasicLayoutQuery: TypedDocument<
  types.BasicLayoutQueryQuery,
  types.BasicLayoutQueryQueryVariables
> = {
  name: 'BasicLayoutQuery',
  id: 'd2edad39bcd7de84f793818dd20281c4d78138f15bff3484f324f73b342553da',
  text: 'query BasicLayoutQuery($countryCode: String) {\n  ...BasicLayoutParts\n}\n\nfragment BasicLayoutParts on Query {\n  basicLayout(countryCode: $countryCode) {\n    __typename\n    label\n    title\n    licensee {\n      __typename\n      company\n      licenceNumber\n      address\n    }\n    authority {\n      __typename\n      name\n      url\n    }\n    helpLine {\n      __typename\n      name\n      url\n      phone\n    }\n  }\n}',
};

export const BeginBankRegistration: TypedDocument<
  types.BeginBankRegistrationMutation,
  types.BeginBankRegistrationMutationVariables
> = {
  name: 'BeginBankRegistration',
  id: '65d341f379320accde13f2542b1e3d1ea7613d1680c2333fa296f286f8e087f7',
  text: 'mutation BeginBankRegistration($challenge: String!) {\n  beginBankRegistration(challenge: $challenge) {\n    __typename\n    url\n    state\n  }\n}',
};

export const BeginDeposit: TypedDocument<types.BeginDepositMutation, types.BeginDepositMutationVariables> = {
  name: 'BeginDeposit',
  id: '3234a4cd70402a3dd1da9be07e89bb82e01e5786ed6299c332274762e44e4527',
  text: 'mutation BeginDeposit($deposit: DepositInput!) {\n  beginDeposit(deposit: $deposit) {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const BeginProviderLogin: TypedDocument<
  types.BeginProviderLoginMutation,
  types.BeginProviderLoginMutationVariables
> = {
  name: 'BeginProviderLogin',
  id: '07e02a6b37d51808c2a5abdd7c60cd11e79cc1dc6212be1fe93db6c93cfa244e',
  text: 'mutation BeginProviderLogin($provider: String!, $challenge: String!) {\n  beginProviderLogin(provider: $provider, challenge: $challenge) {\n    __typename\n    url\n    state\n  }\n}',
};

export const BesideChoices: TypedDocument<types.BesideChoicesQuery, types.BesideChoicesQueryVariables> = {
  name: 'BesideChoices',
  id: 'fd053e4c883ddd300e5737af1beaa8f8f7a1ea63c259b80f35b4a30707e35f1f',
  text: 'query BesideChoices($first: Int = 12) {\n  lobby {\n    __typename\n    recentlyPlayed {\n      __typename\n      game {\n        __typename\n        ...GameParts\n      }\n    }\n  }\n  favourites: gameList(slug: "favourites") {\n    __typename\n    ...GameListParts\n  }\n  mostPlayed: gameList(slug: "most-played") {\n    __typename\n    ...GameListParts\n  }\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment GameListParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}',
};

export const BuyArticle: TypedDocument<types.BuyArticleMutation, types.BuyArticleMutationVariables> = {
  name: 'BuyArticle',
  id: 'a662bf1251ba7bce42ef7290355cdbe8dec16f2cb1d7b3d1ce7ca02719cc5a46',
  text: 'mutation BuyArticle($articleId: ID!, $price: Int!, $idempotencyKey: ID!) {\n  buy(articleId: $articleId, price: $price, idempotencyKey: $idempotencyKey) {\n    __typename\n    ...ShopPurchaseParts\n  }\n}\n\nfragment ShopPurchaseParts on ShopPurchase {\n  __typename\n  id\n  articleId\n  title\n  price\n  boughtAt\n  state\n  reason\n  assignationId\n}',
};

export const CalendarPage: TypedDocument<types.CalendarPageQuery, types.CalendarPageQueryVariables> = {
  name: 'CalendarPage',
  id: '50e6be281077b0fc8879f5bdbd35f54096a97972120a252bd44a549ba32cc502',
  text: 'query CalendarPage {\n  ...FrameParts\n  viewer {\n    __typename\n    calendar {\n      __typename\n      id\n      picture {\n        __typename\n        ...ContentPictureParts\n      }\n      sceneUrl\n      isLateOpen\n      doors {\n        __typename\n        ...CalendarDoorParts\n      }\n      nextDoorAt\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}\n\nfragment CalendarDoorParts on CalendarDoor {\n  __typename\n  id\n  number\n  day\n  state\n  tileUrl\n  preview {\n    __typename\n    title\n    tileUrl\n  }\n  content {\n    __typename\n    ...BannerBlockParts\n    ...PromotionBlockParts\n  }\n}\n\nfragment BannerBlockParts on BannerBlock {\n  __typename\n  type\n  title\n  text\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  link {\n    __typename\n    ...ContentLinkParts\n  }\n}\n\nfragment PromotionBlockParts on PromotionBlock {\n  __typename\n  type\n  promotion {\n    __typename\n    ...PromotionParts\n  }\n}\n\nfragment PromotionParts on Promotion {\n  __typename\n  id\n  audience\n  endsAt\n  title\n  teaser\n  text\n  terms\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  action {\n    __typename\n    type\n    link {\n      __typename\n      ...ContentLinkParts\n    }\n  }\n}',
};

export const CancelExclusionLift: TypedDocument<
  types.CancelExclusionLiftMutation,
  types.CancelExclusionLiftMutationVariables
> = {
  name: 'CancelExclusionLift',
  id: 'aede9f737be9e055eea40361180cddf701ca23c34dacc499d6cdc5b5e8b4b588',
  text: 'mutation CancelExclusionLift {\n  cancelExclusionLift {\n    __typename\n    ...SelfExclusionParts\n  }\n}\n\nfragment SelfExclusionParts on SelfExclusion {\n  __typename\n  id\n  timeoutEndsAt\n  exclusion {\n    __typename\n    endsAt\n    isFromElsewhere\n    liftWaitHours\n    lift {\n      __typename\n      state\n      reason\n      askedAt\n      readyAt\n      lapsesAt\n    }\n  }\n  timeoutDays\n  terms {\n    __typename\n    id\n    months\n  }\n}',
};

export const CancelLimitChange: TypedDocument<
  types.CancelLimitChangeMutation,
  types.CancelLimitChangeMutationVariables
> = {
  name: 'CancelLimitChange',
  id: 'd5e2e3eeafc1eff815df76ccd60e0846fa621dbce04a684fcf6edb8e4a12dee7',
  text: 'mutation CancelLimitChange($scope: LimitScope!, $kind: LimitKind!, $period: LimitPeriod!) {\n  cancelLimitChange(scope: $scope, kind: $kind, period: $period) {\n    __typename\n    ...AllLimitsParts\n  }\n}\n\nfragment AllLimitsParts on Limits {\n  __typename\n  ...LimitsParts\n  history {\n    __typename\n    ...LimitStepParts\n  }\n  stake {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  session {\n    __typename\n    period\n    minutes\n    usedMinutes\n    leftMinutes\n    returnsAt\n    change {\n      __typename\n      state\n      minutes\n      readyAt\n      lapsesAt\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const CancelWithdrawal: TypedDocument<
  types.CancelWithdrawalMutation,
  types.CancelWithdrawalMutationVariables
> = {
  name: 'CancelWithdrawal',
  id: '549482b5f0361dbabc2fd524f81dbc10cf151637a9544f68da4c0a5776b35a91',
  text: 'mutation CancelWithdrawal($transaction: ID!, $reason: WithdrawalCancelReason!) {\n  cancelWithdrawal(transaction: $transaction, reason: $reason) {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const CashbackPage: TypedDocument<types.CashbackPageQuery, types.CashbackPageQueryVariables> = {
  name: 'CashbackPage',
  id: '69bd1d5a696530115bc8fca289e8cc5457c44dd3dfdec120941ca5e85551aa5b',
  text: 'query CashbackPage {\n  ...FrameParts\n  viewer {\n    __typename\n    cashback {\n      __typename\n      currency\n      percent\n      minimum\n      maximum\n      claimDays\n      timeZone\n      weeks {\n        __typename\n        from\n        until\n        settledAt\n        state\n        lost\n        amount\n        assignationId\n      }\n    }\n    playerRewards(\n      sort: {field: updatedAt, isDescending: false}\n      status: [Unclaimed, FailedProcessing, Credited, Expired, Removed]\n      last: 100\n    ) {\n      __typename\n      assignationId\n      status\n      reward {\n        __typename\n        endsAt\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}',
};

export const ChangeEmail: TypedDocument<types.ChangeEmailMutation, types.ChangeEmailMutationVariables> = {
  name: 'ChangeEmail',
  id: '4f7d038c870b25055d0dd77b4950d58f9e3d1c82b15cbc92bfa560446ee32b47',
  text: 'mutation ChangeEmail($attempt: String!, $currentCode: String!, $newCode: String!) {\n  changeEmail(attempt: $attempt, currentCode: $currentCode, newCode: $newCode) {\n    __typename\n    id\n    email\n    emailVerified\n  }\n}',
};

export const CheckSourceOfWealth: TypedDocument<
  types.CheckSourceOfWealthMutation,
  types.CheckSourceOfWealthMutationVariables
> = {
  name: 'CheckSourceOfWealth',
  id: '900173991d1362319fbcc8a7b9dc19ba8b86106371c81f1c43e5aa00393c647c',
  text: 'mutation CheckSourceOfWealth($type: SourceOfWealthType!, $option: ID!, $checked: Boolean!) {\n  checkSourceOfWealth(type: $type, option: $option, checked: $checked) {\n    __typename\n    ...SourceOfWealthParts\n  }\n}\n\nfragment SourceOfWealthParts on SourceOfWealth {\n  __typename\n  id\n  status\n  sentAt\n  dueDate\n  dueDateExpired\n  requested {\n    __typename\n    comment\n    requestedFundingType\n  }\n  types {\n    __typename\n    type\n    options {\n      __typename\n      id\n      title\n      tooltip\n      checked\n    }\n    files {\n      __typename\n      documentId\n      name\n      sizeBytes\n      isSent\n    }\n    completed\n  }\n  maySend\n}',
};

export const ClaimReward: TypedDocument<types.ClaimRewardMutation, types.ClaimRewardMutationVariables> = {
  name: 'ClaimReward',
  id: '11ba1b4c6e016f19afb6e5c079ad63f00029fabc7c8a251c585e91369c3d7e2a',
  text: 'mutation ClaimReward($assignationId: ID!) {\n  claimReward(assignationId: $assignationId) {\n    __typename\n    ...RewardAssignmentParts\n  }\n}\n\nfragment RewardAssignmentParts on RewardAssignment {\n  __typename\n  assignationId\n  assignedAt\n  updatedAt\n  status\n  reason\n  action\n  reward {\n    __typename\n    ...RewardParts\n  }\n}\n\nfragment RewardParts on Reward {\n  __typename\n  rewardId\n  name\n  expiresIn\n  startsAt\n  endsAt\n  claimType\n  rewardReason\n  rewardType {\n    __typename\n    ...RewardTypeParts\n  }\n}\n\nfragment RewardTypeParts on RewardType {\n  __typename\n  ... on FreeSpin {\n    __typename\n    type\n    name\n    freeSpinsAmount\n    value\n    currency\n    betLevel\n    game {\n      __typename\n      url\n      json\n    }\n  }\n  ... on MoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n  }\n  ... on BonusMoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n    wageringRequirementFactor\n    maxPayout\n  }\n}',
};

export const CompleteProviderLogin: TypedDocument<
  types.CompleteProviderLoginMutation,
  types.CompleteProviderLoginMutationVariables
> = {
  name: 'CompleteProviderLogin',
  id: 'ba8ea028912393e22fce05cb51229f639120fc4a6164f15ca2d35f0269e970be',
  text: 'mutation CompleteProviderLogin($provider: String!, $state: String!, $verifier: String!) {\n  completeProviderLogin(provider: $provider, state: $state, verifier: $verifier) {\n    __typename\n    status\n    tokens {\n      __typename\n      ...TokenParts\n    }\n    newcomer {\n      __typename\n      firstName\n      lastName\n      birthDate\n      street\n      zipCode\n      city\n    }\n  }\n}\n\nfragment TokenParts on SessionTokens {\n  __typename\n  accessToken\n  refreshToken\n}',
};

export const ComplianceUpdated: TypedDocument<
  types.ComplianceUpdatedSubscription,
  types.ComplianceUpdatedSubscriptionVariables
> = {
  name: 'ComplianceUpdated',
  id: '094990bb504b0b42fff0b2de5c88eb222cc9f2ff72171f4ab329539d27c71a46',
  text: 'subscription ComplianceUpdated {\n  complianceUpdated {\n    __typename\n    sourceOfWealth\n    kycStatus\n  }\n}',
};

export const ConfirmExclusionLift: TypedDocument<
  types.ConfirmExclusionLiftMutation,
  types.ConfirmExclusionLiftMutationVariables
> = {
  name: 'ConfirmExclusionLift',
  id: 'ac7400c27259506f9ece7ecf5109928d9a7b7fc5dab593b06af88f8d47fd222d',
  text: 'mutation ConfirmExclusionLift {\n  confirmExclusionLift {\n    __typename\n    ...SelfExclusionParts\n  }\n}\n\nfragment SelfExclusionParts on SelfExclusion {\n  __typename\n  id\n  timeoutEndsAt\n  exclusion {\n    __typename\n    endsAt\n    isFromElsewhere\n    liftWaitHours\n    lift {\n      __typename\n      state\n      reason\n      askedAt\n      readyAt\n      lapsesAt\n    }\n  }\n  timeoutDays\n  terms {\n    __typename\n    id\n    months\n  }\n}',
};

export const ConfirmLimitChange: TypedDocument<
  types.ConfirmLimitChangeMutation,
  types.ConfirmLimitChangeMutationVariables
> = {
  name: 'ConfirmLimitChange',
  id: '2dfb954339fad3a8541d3762854b1fccf8dfb049fc3997e0e051dad0569a49a7',
  text: 'mutation ConfirmLimitChange($scope: LimitScope!, $kind: LimitKind!, $period: LimitPeriod!) {\n  confirmLimitChange(scope: $scope, kind: $kind, period: $period) {\n    __typename\n    ...AllLimitsParts\n  }\n}\n\nfragment AllLimitsParts on Limits {\n  __typename\n  ...LimitsParts\n  history {\n    __typename\n    ...LimitStepParts\n  }\n  stake {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  session {\n    __typename\n    period\n    minutes\n    usedMinutes\n    leftMinutes\n    returnsAt\n    change {\n      __typename\n      state\n      minutes\n      readyAt\n      lapsesAt\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const ConfirmLimitsReviewed: TypedDocument<
  types.ConfirmLimitsReviewedMutation,
  types.ConfirmLimitsReviewedMutationVariables
> = {
  name: 'ConfirmLimitsReviewed',
  id: 'bbc3e3320d79c4d95f2365ce1f10871b1e4bd09f21032b4e685f5bb0f8fc210e',
  text: 'mutation ConfirmLimitsReviewed {\n  confirmLimitsReviewed {\n    __typename\n    ...AllLimitsParts\n  }\n}\n\nfragment AllLimitsParts on Limits {\n  __typename\n  ...LimitsParts\n  history {\n    __typename\n    ...LimitStepParts\n  }\n  stake {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  session {\n    __typename\n    period\n    minutes\n    usedMinutes\n    leftMinutes\n    returnsAt\n    change {\n      __typename\n      state\n      minutes\n      readyAt\n      lapsesAt\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const ContentPage: TypedDocument<types.ContentPageQuery, types.ContentPageQueryVariables> = {
  name: 'ContentPage',
  id: 'f86927fcac5ed16b9dc868a800320a0f4c38a4600ca4a094c6f035b3f07e573e',
  text: 'query ContentPage($key: String!, $first: Int = 10, $countryCode: String) {\n  ...FrameParts\n  ...BasicLayoutParts\n  contentBlocks(page: $key) {\n    __typename\n    ...ContentBlockParts\n  }\n  page(key: $key) {\n    __typename\n    key\n    title\n    html\n    sections {\n      __typename\n      id\n      title\n    }\n    changedAt\n    version\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment BasicLayoutParts on Query {\n  basicLayout(countryCode: $countryCode) {\n    __typename\n    label\n    title\n    licensee {\n      __typename\n      company\n      licenceNumber\n      address\n    }\n    authority {\n      __typename\n      name\n      url\n    }\n    helpLine {\n      __typename\n      name\n      url\n      phone\n    }\n  }\n}\n\nfragment ContentBlockParts on ContentBlock {\n  __typename\n  ...BannerBlockParts\n  ... on JackpotBlock {\n    __typename\n    type\n    settings {\n      __typename\n      ...JackpotParts\n    }\n  }\n  ...PromotionBlockParts\n  ... on TopGamesBlock {\n    __typename\n    type\n    list {\n      __typename\n      ...GameListParts\n    }\n  }\n  ... on TopSportsBlock {\n    __typename\n    type\n    matches {\n      __typename\n      ...FeaturedMatchParts\n    }\n  }\n}\n\nfragment BannerBlockParts on BannerBlock {\n  __typename\n  type\n  title\n  text\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  link {\n    __typename\n    ...ContentLinkParts\n  }\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}\n\nfragment JackpotParts on JackpotSettings {\n  __typename\n  enabled\n  sourceId\n  instanceId\n  operatorId\n  initialContributionValue\n  contributionOptions\n  currency\n  showsPercentage\n  autoOptIn\n  enabledCommunity\n  communitySize\n  logo\n  winnerNotificationImage\n  pots {\n    __typename\n    id\n    share\n    seed\n    ceiling\n    mustDropWithinHours\n    oneIn\n  }\n  potAmounts {\n    __typename\n    id\n    amount\n    currency\n  }\n}\n\nfragment PromotionBlockParts on PromotionBlock {\n  __typename\n  type\n  promotion {\n    __typename\n    ...PromotionParts\n  }\n}\n\nfragment PromotionParts on Promotion {\n  __typename\n  id\n  audience\n  endsAt\n  title\n  teaser\n  text\n  terms\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  action {\n    __typename\n    type\n    link {\n      __typename\n      ...ContentLinkParts\n    }\n  }\n}\n\nfragment GameListParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment FeaturedMatchParts on FeaturedMatch {\n  __typename\n  id\n  league\n  home {\n    __typename\n    name\n    colours\n  }\n  away {\n    __typename\n    name\n    colours\n  }\n  startsAt\n  live {\n    __typename\n    home\n    away\n    minute\n  }\n  selections {\n    __typename\n    outcome\n    odds\n    pick\n  }\n}',
};

export const CountryContextQuery: TypedDocument<
  types.CountryContextQueryQuery,
  types.CountryContextQueryQueryVariables
> = {
  name: 'CountryContextQuery',
  id: '029690252a3dea7ecba704392eeed9e2458515ba699e539a8adfa4db7e163901',
  text: 'query CountryContextQuery($countryCode: String, $playerCountryCode: String, $ipCountryCode: String, $havePlayerCountryCode: Boolean! = false) {\n  ...RootParts\n}\n\nfragment RootParts on Query {\n  countryContext(\n    countryCode: $countryCode\n    playerCountryCode: $playerCountryCode\n    ipCountryCode: $ipCountryCode\n    havePlayerCountryCode: $havePlayerCountryCode\n  ) {\n    __typename\n    countryCode\n    isServed\n    license\n    currency\n    locales\n    defaultLocale\n    loginFlow\n  }\n}',
};

export const CustomerPopUpAdded: TypedDocument<
  types.CustomerPopUpAddedSubscription,
  types.CustomerPopUpAddedSubscriptionVariables
> = {
  name: 'CustomerPopUpAdded',
  id: '18fc90dc8c896c3bc1ec61b40afaa712f595394f19c0c9e839a27dec261f769b',
  text: 'subscription CustomerPopUpAdded {\n  customerPopUpAdded {\n    __typename\n    popUpIdsAdded\n  }\n}',
};

export const DashboardPage: TypedDocument<types.DashboardPageQuery, types.DashboardPageQueryVariables> = {
  name: 'DashboardPage',
  id: '9fb7d260feeaa500dbd7f435473741d91cd771cce3812957c07abe6649368828',
  text: 'query DashboardPage {\n  ...FrameParts\n  viewer {\n    __typename\n    ...PlayerInfoParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment PlayerInfoParts on Viewer {\n  __typename\n  id\n  player {\n    __typename\n    ...PlayerParts\n    ...PlayerDetails\n  }\n}\n\nfragment PlayerDetails on Player {\n  __typename\n  numberOfDeposits\n  totalDepositAmount\n  hasFirstTimeDeposit\n  phoneNumber\n  realityCheckPeriod\n  personalInfo {\n    __typename\n    dateOfBirth\n    street\n    city\n    zipCode\n    state\n    ssn\n  }\n  ...MarketingParts\n  isSuppressedInAnyCommunicationGroup\n  termsAccepted\n  privacyPolicyAccepted\n  isInstantBankingBlocked\n  instantBankingBlock {\n    __typename\n    activeFrom\n  }\n  selfExclusionDetails {\n    __typename\n    exclusionEndsAt\n  }\n  timeouts {\n    __typename\n    timeoutEndsAt\n  }\n  areWithdrawalsBlocked\n  canWithdraw\n  kycCheckStatus {\n    __typename\n    status\n    deadline\n    verificationsDone\n    verificationsMissing\n  }\n  sourceOfWealthStatus {\n    __typename\n    dueDate\n    dueDateExpired\n    requiredDocumentsUploadV2 {\n      __typename\n      comment\n      requestedFundingType\n    }\n  }\n  bankingCDD\n}\n\nfragment MarketingParts on Player {\n  __typename\n  id\n  marketingPreferences {\n    __typename\n    marketingBlocked\n  }\n  isSmsMarketingAccepted\n  isEmailMarketingAccepted\n  isPhoneMarketingAccepted\n  isWebPushMarketingAccepted\n}',
};

export const DepositDesk: TypedDocument<types.DepositDeskQuery, types.DepositDeskQueryVariables> = {
  name: 'DepositDesk',
  id: '83ec137a66aa46291e1084f3c963e7d7d044b48a0230fcbe95cc21aeb3344b94',
  text: 'query DepositDesk {\n  viewer {\n    __typename\n    ...DepositParts\n  }\n}\n\nfragment DepositParts on Viewer {\n  __typename\n  ...LastDepositParts\n  cashier {\n    __typename\n    ...CashierParts\n    deposit {\n      __typename\n      ...DeskParts\n    }\n  }\n  limits {\n    __typename\n    ...LimitsParts\n  }\n}\n\nfragment LastDepositParts on Viewer {\n  __typename\n  id\n  lastCompletedDeposit {\n    __typename\n    provider\n    payload\n  }\n}\n\nfragment CashierParts on Cashier {\n  __typename\n  currency\n  withdrawable\n  weekendUntil\n  underWay {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}\n\nfragment DeskParts on CashierDesk {\n  __typename\n  refusal {\n    __typename\n    ...RefusalParts\n  }\n  minAmount\n  maxAmount\n  presets\n  methods {\n    __typename\n    id\n    label\n    provider\n    kind\n    speed\n    takesMinutes\n    minAmount\n    maxAmount\n    feeRate\n    feeFixed\n    accounts {\n      __typename\n      id\n      label\n      owedBack\n    }\n    takesNewAccount\n    carriesAward\n    refusal {\n      __typename\n      ...RefusalParts\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}',
};

export const DepositPage: TypedDocument<types.DepositPageQuery, types.DepositPageQueryVariables> = {
  name: 'DepositPage',
  id: 'f564af40616f7b8f1c145fa828272f5447683f478ceabee340f98c5f65c36c35',
  text: 'query DepositPage {\n  ...FrameParts\n  viewer {\n    __typename\n    ...DepositParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment DepositParts on Viewer {\n  __typename\n  ...LastDepositParts\n  cashier {\n    __typename\n    ...CashierParts\n    deposit {\n      __typename\n      ...DeskParts\n    }\n  }\n  limits {\n    __typename\n    ...LimitsParts\n  }\n}\n\nfragment LastDepositParts on Viewer {\n  __typename\n  id\n  lastCompletedDeposit {\n    __typename\n    provider\n    payload\n  }\n}\n\nfragment CashierParts on Cashier {\n  __typename\n  currency\n  withdrawable\n  weekendUntil\n  underWay {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}\n\nfragment DeskParts on CashierDesk {\n  __typename\n  refusal {\n    __typename\n    ...RefusalParts\n  }\n  minAmount\n  maxAmount\n  presets\n  methods {\n    __typename\n    id\n    label\n    provider\n    kind\n    speed\n    takesMinutes\n    minAmount\n    maxAmount\n    feeRate\n    feeFixed\n    accounts {\n      __typename\n      id\n      label\n      owedBack\n    }\n    takesNewAccount\n    carriesAward\n    refusal {\n      __typename\n      ...RefusalParts\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}',
};

export const DocumentsPage: TypedDocument<types.DocumentsPageQuery, types.DocumentsPageQueryVariables> = {
  name: 'DocumentsPage',
  id: 'dad10c5d9f592159dcbf350c91fca34725727a838220b0cc2ff8121437033ef6',
  text: 'query DocumentsPage {\n  ...FrameParts\n  viewer {\n    __typename\n    customer {\n      __typename\n      ...CustomerParts\n    }\n    identityVerification {\n      __typename\n      ...IdentityVerificationParts\n    }\n    sourceOfWealth {\n      __typename\n      id\n      status\n      sentAt\n      dueDate\n      dueDateExpired\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment CustomerParts on Customer {\n  __typename\n  id\n  popUpsNeeded\n  isCancelWithdrawalBlocked\n  isIncreaseDepositLimitBlocked\n  isRewardsBlocked\n  isDepositsBlocked\n}\n\nfragment IdentityVerificationParts on IdentityVerification {\n  __typename\n  id\n  status\n  reason\n  askedAt\n  deadline\n  decidedAt\n  verificationsDone\n  verificationsMissing\n  rejections\n  isBlocking\n  holdsPayouts\n  mayStart\n}',
};

export const DocumentsToAccept: TypedDocument<
  types.DocumentsToAcceptQuery,
  types.DocumentsToAcceptQueryVariables
> = {
  name: 'DocumentsToAccept',
  id: '23f67598d6b986e91ea0a3f99b5ff95f1828fd6c10a7a5fc3ee92091a5f28ed2',
  text: 'query DocumentsToAccept {\n  viewer {\n    __typename\n    id\n    player {\n      __typename\n      id\n      documentsToAccept {\n        __typename\n        key\n        title\n        html\n        changedAt\n        version\n        changes\n      }\n    }\n  }\n}',
};

export const EnterGamification: TypedDocument<
  types.EnterGamificationMutation,
  types.EnterGamificationMutationVariables
> = {
  name: 'EnterGamification',
  id: 'eaae0b60c27d53a21aba469ec36a92c9c63100476c366a67deb850d717069fdd',
  text: 'mutation EnterGamification {\n  enterGamification {\n    __typename\n    accessToken\n    expiresInSeconds\n    isOptedIn\n    frameUrl\n  }\n}',
};

export const EnterSignInCode: TypedDocument<
  types.EnterSignInCodeMutation,
  types.EnterSignInCodeMutationVariables
> = {
  name: 'EnterSignInCode',
  id: '676929c52426a89310e517df51ecad4152499d2d1b258643840e59745cfa448d',
  text: 'mutation EnterSignInCode($attempt: String!, $code: String!) {\n  enterSignInCode(attempt: $attempt, code: $code) {\n    __typename\n    ...TokenParts\n  }\n}\n\nfragment TokenParts on SessionTokens {\n  __typename\n  accessToken\n  refreshToken\n}',
};

export const ExcludeSelf: TypedDocument<types.ExcludeSelfMutation, types.ExcludeSelfMutationVariables> = {
  name: 'ExcludeSelf',
  id: 'f057973035b84dc90f1fadf0b79f5b64ee8e9e5fcbab3bec87b78bb5d1dbb725',
  text: 'mutation ExcludeSelf($term: ID!, $idempotencyKey: ID!) {\n  excludeSelf(term: $term, idempotencyKey: $idempotencyKey) {\n    __typename\n    endsAt\n  }\n}',
};

export const FeaturedMatches: TypedDocument<types.FeaturedMatchesQuery, types.FeaturedMatchesQueryVariables> =
  {
    name: 'FeaturedMatches',
    id: '601c9f896f67f9a55937b0b1ae71777953107ef458f3e80d6b063a11e20ff589',
    text: 'query FeaturedMatches {\n  featuredMatches {\n    __typename\n    ...FeaturedMatchParts\n  }\n}\n\nfragment FeaturedMatchParts on FeaturedMatch {\n  __typename\n  id\n  league\n  home {\n    __typename\n    name\n    colours\n  }\n  away {\n    __typename\n    name\n    colours\n  }\n  startsAt\n  live {\n    __typename\n    home\n    away\n    minute\n  }\n  selections {\n    __typename\n    outcome\n    odds\n    pick\n  }\n}',
  };

export const ForfeitBonus: TypedDocument<types.ForfeitBonusMutation, types.ForfeitBonusMutationVariables> = {
  name: 'ForfeitBonus',
  id: '6c0a34ac18d48f9c29b6f88559775958e27cb187e796fcf07f8e03b441ec377b',
  text: 'mutation ForfeitBonus($bonus: ID!) {\n  forfeitBonus(bonus: $bonus) {\n    __typename\n    ...BonusParts\n  }\n}\n\nfragment BonusParts on Bonus {\n  __typename\n  id\n  status\n  currency\n  granted\n  balance\n  required\n  wagered\n  progress\n  maxBet\n  maxPayout\n  grantedAt\n  expiresAt\n  endedAt\n  weights {\n    __typename\n    category\n    percent\n  }\n}',
};

export const Frame: TypedDocument<types.FrameQuery, types.FrameQueryVariables> = {
  name: 'Frame',
  id: '70c2431803ba781691a497f5dbfe12f1aab1aa0c208c458b2a5470ba37be6264',
  text: 'query Frame {\n  ...FrameParts\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}',
};

export const GameCategoriesPage: TypedDocument<
  types.GameCategoriesPageQuery,
  types.GameCategoriesPageQueryVariables
> = {
  name: 'GameCategoriesPage',
  id: '97a86177114eebdc066a50f6de5705811f1e15f22f0215277ccb2630dde5a368',
  text: 'query GameCategoriesPage {\n  ...FrameParts\n  gameCategories {\n    __typename\n    ...GameListCardParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment GameListCardParts on GameList {\n  __typename\n  name\n  slug\n  path\n  games(first: 3) {\n    __typename\n    edges {\n      __typename\n      node {\n        __typename\n        slug\n        tileColour\n        tileUrl\n      }\n    }\n    totalCount\n  }\n}',
};

export const GameCategoryPage: TypedDocument<
  types.GameCategoryPageQuery,
  types.GameCategoryPageQueryVariables
> = {
  name: 'GameCategoryPage',
  id: '9d97c34749f8ceee43000bc3205011e4513c80d89b1015e8d05560e263cad2c3',
  text: 'query GameCategoryPage($slug: String!, $first: Int = 10, $sort: GameSort, $filter: GameFilter) {\n  ...FrameParts\n  gameCategory(slug: $slug) {\n    __typename\n    ...RefinedListParts\n  }\n  gameCategories {\n    __typename\n    name\n    slug\n    path\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment RefinedListParts on GameList {\n  __typename\n  name\n  slug\n  path\n  games(first: $first, sort: $sort, filter: $filter) {\n    __typename\n    ...GamesParts\n  }\n  facets(filter: $filter) {\n    __typename\n    ...GameFacetParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment GameFacetParts on GameFacet {\n  __typename\n  key\n  options {\n    __typename\n    value\n    name\n    count\n  }\n}',
};

export const GameCategorySlice: TypedDocument<
  types.GameCategorySliceQuery,
  types.GameCategorySliceQueryVariables
> = {
  name: 'GameCategorySlice',
  id: '48907ef0b2bd520cacb016615e0ad7e09b0503be251397d4b123182675966c46',
  text: 'query GameCategorySlice($slug: String!, $first: Int = 10, $after: String, $lastShownGameId: ID, $currencyCode: Currency, $ipCountryCode: String, $subDivision: String, $license: String, $locale: String, $sort: GameSort, $filter: GameFilter) {\n  gameCategory(slug: $slug, locale: $locale) {\n    __typename\n    ...GameSliceParts\n  }\n}\n\nfragment GameSliceParts on GameList {\n  __typename\n  name\n  slug\n  games(\n    first: $first\n    after: $after\n    lastShownGameId: $lastShownGameId\n    market: {currencyCode: $currencyCode, ipCountryCode: $ipCountryCode, subDivision: $subDivision, license: $license}\n    sort: $sort\n    filter: $filter\n  ) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}',
};

export const GameHistoryPage: TypedDocument<types.GameHistoryPageQuery, types.GameHistoryPageQueryVariables> =
  {
    name: 'GameHistoryPage',
    id: 'f367a57631cb033afe75c5a08fb5420f9747840dcc46da12032de555f74a5ba7',
    text: 'query GameHistoryPage($first: Int! = 20) {\n  ...FrameParts\n  viewer {\n    __typename\n    wallet {\n      __typename\n      ...DebtParts\n    }\n    gameHistory(first: $first) {\n      __typename\n      ...PlayedRoundParts\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment DebtParts on Wallet {\n  __typename\n  id\n  owed\n  currency\n}\n\nfragment PlayedRoundParts on PlayedRoundPage {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...RoundParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n}\n\nfragment RoundParts on PlayedRound {\n  __typename\n  id\n  gameSlug\n  game {\n    __typename\n    slug\n    title\n  }\n  openedAt\n  staked\n  won\n  beingChecked\n  takenBack\n  currency\n}',
  };

export const GameHistorySlice: TypedDocument<
  types.GameHistorySliceQuery,
  types.GameHistorySliceQueryVariables
> = {
  name: 'GameHistorySlice',
  id: '6013b97de32bf2e426865063b6d6227c6eba2ff4aa1327c845569443503bf961',
  text: 'query GameHistorySlice($first: Int! = 20, $after: String, $from: DateTime, $to: DateTime) {\n  viewer {\n    __typename\n    id\n    gameHistory(first: $first, after: $after, from: $from, to: $to) {\n      __typename\n      ...PlayedRoundParts\n    }\n  }\n}\n\nfragment PlayedRoundParts on PlayedRoundPage {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...RoundParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n}\n\nfragment RoundParts on PlayedRound {\n  __typename\n  id\n  gameSlug\n  game {\n    __typename\n    slug\n    title\n  }\n  openedAt\n  staked\n  won\n  beingChecked\n  takenBack\n  currency\n}',
};

export const GameListPage: TypedDocument<types.GameListPageQuery, types.GameListPageQueryVariables> = {
  name: 'GameListPage',
  id: 'c9ba1ec5bb235eb9539fb45715de37225cf53420b4b82c6f0c20964f13ba4605',
  text: 'query GameListPage($slug: String!, $first: Int = 30, $sort: GameSort, $filter: GameFilter) {\n  ...FrameParts\n  gameList(slug: $slug) {\n    __typename\n    ...RefinedListParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment RefinedListParts on GameList {\n  __typename\n  name\n  slug\n  path\n  games(first: $first, sort: $sort, filter: $filter) {\n    __typename\n    ...GamesParts\n  }\n  facets(filter: $filter) {\n    __typename\n    ...GameFacetParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment GameFacetParts on GameFacet {\n  __typename\n  key\n  options {\n    __typename\n    value\n    name\n    count\n  }\n}',
};

export const GameListSlice: TypedDocument<types.GameListSliceQuery, types.GameListSliceQueryVariables> = {
  name: 'GameListSlice',
  id: '27614a3e04e4c63809930db67a0858c9ad76bb47a554a269f914167dd711ec21',
  text: 'query GameListSlice($listOfGamesSlug: String!, $first: Int = 10, $after: String, $lastShownGameId: ID, $currencyCode: Currency, $ipCountryCode: String, $subDivision: String, $license: String, $locale: String, $sort: GameSort, $filter: GameFilter) {\n  gameList(slug: $listOfGamesSlug, locale: $locale) {\n    __typename\n    ...GameSliceParts\n  }\n}\n\nfragment GameSliceParts on GameList {\n  __typename\n  name\n  slug\n  games(\n    first: $first\n    after: $after\n    lastShownGameId: $lastShownGameId\n    market: {currencyCode: $currencyCode, ipCountryCode: $ipCountryCode, subDivision: $subDivision, license: $license}\n    sort: $sort\n    filter: $filter\n  ) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}',
};

export const GameListsPage: TypedDocument<types.GameListsPageQuery, types.GameListsPageQueryVariables> = {
  name: 'GameListsPage',
  id: 'c81d0b420d5d45a528389f41a4744e747f5ca7ede37a07c8abde452f7d4a21b6',
  text: 'query GameListsPage {\n  ...FrameParts\n  gameLists {\n    __typename\n    ...GameListCardParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment GameListCardParts on GameList {\n  __typename\n  name\n  slug\n  path\n  games(first: 3) {\n    __typename\n    edges {\n      __typename\n      node {\n        __typename\n        slug\n        tileColour\n        tileUrl\n      }\n    }\n    totalCount\n  }\n}',
};

export const GamePage: TypedDocument<types.GamePageQuery, types.GamePageQueryVariables> = {
  name: 'GamePage',
  id: 'f279e2d4ef0874801f722d6f267f3ecab34e0805155b5a546f3dc12cf805d3b3',
  text: 'query GamePage($slug: String!, $first: Int = 10) {\n  ...FrameParts\n  game(slug: $slug) {\n    __typename\n    game {\n      __typename\n      ...GameParts\n    }\n    rtpRange {\n      __typename\n      least\n      most\n    }\n    languages\n    language\n    maxWin\n    lines\n    volatility\n    minStake\n    maxStake\n    related {\n      __typename\n      ...GameListParts\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment GameListParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}',
};

export const GamesPage: TypedDocument<types.GamesPageQuery, types.GamesPageQueryVariables> = {
  name: 'GamesPage',
  id: '0fb598f11b34261bf2ed8cdc777922a2fc505935d02ef57bbb91633136323399',
  text: 'query GamesPage($first: Int = 10) {\n  ...FrameParts\n  gameList(slug: "all-games") {\n    __typename\n    path\n    facets {\n      __typename\n      ...GameFacetParts\n    }\n  }\n  gameCategories {\n    __typename\n    ...GameListParts\n  }\n  gameStudios {\n    __typename\n    ...StudioCardParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment GameFacetParts on GameFacet {\n  __typename\n  key\n  options {\n    __typename\n    value\n    name\n    count\n  }\n}\n\nfragment GameListParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment StudioCardParts on StudioGames {\n  __typename\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  games(first: 1) {\n    __typename\n    totalCount\n  }\n}',
};

export const GameStudioPage: TypedDocument<types.GameStudioPageQuery, types.GameStudioPageQueryVariables> = {
  name: 'GameStudioPage',
  id: '7a2e28d4d0d1b73af64c40f98f000852a3e6ed17a87111458e43223e9855e027',
  text: 'query GameStudioPage($slug: String!, $first: Int = 20, $sort: GameSort, $filter: GameFilter) {\n  ...FrameParts\n  gameStudio(slug: $slug) {\n    __typename\n    ...RefinedStudioParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment RefinedStudioParts on StudioGames {\n  __typename\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  games(first: $first, sort: $sort, filter: $filter) {\n    __typename\n    ...GamesParts\n  }\n  facets(filter: $filter) {\n    __typename\n    ...GameFacetParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment GameFacetParts on GameFacet {\n  __typename\n  key\n  options {\n    __typename\n    value\n    name\n    count\n  }\n}',
};

export const GameStudiosPage: TypedDocument<types.GameStudiosPageQuery, types.GameStudiosPageQueryVariables> =
  {
    name: 'GameStudiosPage',
    id: 'ade7c4416b5f9e2c44771479d428295f7102cfa92e1732d4455eb3becfadc587',
    text: 'query GameStudiosPage {\n  ...FrameParts\n  gameStudios {\n    __typename\n    ...StudioCardParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment StudioCardParts on StudioGames {\n  __typename\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  games(first: 1) {\n    __typename\n    totalCount\n  }\n}',
  };

export const GenerateZendeskToken: TypedDocument<
  types.GenerateZendeskTokenMutation,
  types.GenerateZendeskTokenMutationVariables
> = {
  name: 'GenerateZendeskToken',
  id: 'ff1a894277f5b633b0029dba19f97a7f36eae02a2e5a5a41b2a262f443f531cb',
  text: 'mutation GenerateZendeskToken {\n  generateZendeskToken {\n    __typename\n    token\n  }\n}',
};

export const GetCustomerInfo: TypedDocument<types.GetCustomerInfoQuery, types.GetCustomerInfoQueryVariables> =
  {
    name: 'GetCustomerInfo',
    id: '39ed738d40de48f945b7bc538a4efbe644c9ace9063a1225147b96f83bcf8453',
    text: 'query GetCustomerInfo {\n  viewer {\n    __typename\n    id\n    customer {\n      __typename\n      ...CustomerParts\n    }\n  }\n}\n\nfragment CustomerParts on Customer {\n  __typename\n  id\n  popUpsNeeded\n  isCancelWithdrawalBlocked\n  isIncreaseDepositLimitBlocked\n  isRewardsBlocked\n  isDepositsBlocked\n}',
  };

export const GetGamanzaInfo: TypedDocument<types.GetGamanzaInfoQuery, types.GetGamanzaInfoQueryVariables> = {
  name: 'GetGamanzaInfo',
  id: '279035e30374163785a9bcbdbd9f0d6f3cfc5a3feb8a775936c2a62f6b990924',
  text: 'query GetGamanzaInfo {\n  viewer {\n    __typename\n    isPlayerBlockedInGamanza\n    id\n    playerGamificationDetails {\n      __typename\n      level\n      isOptedIn\n    }\n  }\n}',
};

export const GetPlayerInfo: TypedDocument<types.GetPlayerInfoQuery, types.GetPlayerInfoQueryVariables> = {
  name: 'GetPlayerInfo',
  id: '4c226fd4b6923594bc3adb1cea530bfb1e2cc508d6fdf4f17abd89c1cd218370',
  text: 'query GetPlayerInfo {\n  viewer {\n    __typename\n    ...PlayerInfoParts\n  }\n}\n\nfragment PlayerInfoParts on Viewer {\n  __typename\n  id\n  player {\n    __typename\n    ...PlayerParts\n    ...PlayerDetails\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment PlayerDetails on Player {\n  __typename\n  numberOfDeposits\n  totalDepositAmount\n  hasFirstTimeDeposit\n  phoneNumber\n  realityCheckPeriod\n  personalInfo {\n    __typename\n    dateOfBirth\n    street\n    city\n    zipCode\n    state\n    ssn\n  }\n  ...MarketingParts\n  isSuppressedInAnyCommunicationGroup\n  termsAccepted\n  privacyPolicyAccepted\n  isInstantBankingBlocked\n  instantBankingBlock {\n    __typename\n    activeFrom\n  }\n  selfExclusionDetails {\n    __typename\n    exclusionEndsAt\n  }\n  timeouts {\n    __typename\n    timeoutEndsAt\n  }\n  areWithdrawalsBlocked\n  canWithdraw\n  kycCheckStatus {\n    __typename\n    status\n    deadline\n    verificationsDone\n    verificationsMissing\n  }\n  sourceOfWealthStatus {\n    __typename\n    dueDate\n    dueDateExpired\n    requiredDocumentsUploadV2 {\n      __typename\n      comment\n      requestedFundingType\n    }\n  }\n  bankingCDD\n}\n\nfragment MarketingParts on Player {\n  __typename\n  id\n  marketingPreferences {\n    __typename\n    marketingBlocked\n  }\n  isSmsMarketingAccepted\n  isEmailMarketingAccepted\n  isPhoneMarketingAccepted\n  isWebPushMarketingAccepted\n}',
};

export const GlobalLimitsPage: TypedDocument<
  types.GlobalLimitsPageQuery,
  types.GlobalLimitsPageQueryVariables
> = {
  name: 'GlobalLimitsPage',
  id: 'af0e78297bee11e5f4aea170b90454af7c9cdb24d9e84ea863d0621eeeccf66f',
  text: 'query GlobalLimitsPage {\n  ...FrameParts\n  viewer {\n    __typename\n    limits {\n      __typename\n      reviewDueAt\n      global {\n        __typename\n        ...GlobalLimitsParts\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment GlobalLimitsParts on GlobalLimits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  brands\n  isRaiseBlocked\n  history {\n    __typename\n    ...LimitStepParts\n  }\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const IdentityVerification: TypedDocument<
  types.IdentityVerificationQuery,
  types.IdentityVerificationQueryVariables
> = {
  name: 'IdentityVerification',
  id: 'd74cfe65511b6d5f1349612e1aa1fd6b0dfe093d73eb8772dfefd2d7ba930b6b',
  text: 'query IdentityVerification {\n  viewer {\n    __typename\n    id\n    identityVerification {\n      __typename\n      ...IdentityVerificationParts\n    }\n  }\n}\n\nfragment IdentityVerificationParts on IdentityVerification {\n  __typename\n  id\n  status\n  reason\n  askedAt\n  deadline\n  decidedAt\n  verificationsDone\n  verificationsMissing\n  rejections\n  isBlocking\n  holdsPayouts\n  mayStart\n}',
};

export const JackpotLeaderboard: TypedDocument<
  types.JackpotLeaderboardQuery,
  types.JackpotLeaderboardQueryVariables
> = {
  name: 'JackpotLeaderboard',
  id: 'da0cdc42132d5de7cd2a4f98b0cc7f11cb4fac83064142fc5b034bd59b391d5b',
  text: 'query JackpotLeaderboard($brand: String!, $jackpotInstanceId: ID!, $jackpotPotId: String!, $currency: Currency!, $playerUUID: ID, $size: Int! = 100) {\n  jackpotLeaderboard(\n    brand: $brand\n    jackpotInstanceId: $jackpotInstanceId\n    jackpotPotId: $jackpotPotId\n    currency: $currency\n    playerUUID: $playerUUID\n    size: $size\n  ) {\n    __typename\n    playerPosition\n    playerRank\n    playerRankImageUrl\n    entries {\n      __typename\n      brand\n      expectedPrize\n      initials\n      rankImageUrl\n      rankName\n    }\n  }\n}',
};

export const JackpotPage: TypedDocument<types.JackpotPageQuery, types.JackpotPageQueryVariables> = {
  name: 'JackpotPage',
  id: '8ef776c7b304580165d0fe3b7f0a576b7a4c8ab3e1f81dd1398c150baa4c813e',
  text: 'query JackpotPage($ipCountryCode: String) {\n  ...FrameParts\n  jackpotSettings(ipCountryCode: $ipCountryCode) {\n    __typename\n    ...JackpotParts\n    page {\n      __typename\n      enabled\n      desktopImage\n      mobileImage\n      titleRows\n      subtitle\n      text\n      termsAndConditions\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment JackpotParts on JackpotSettings {\n  __typename\n  enabled\n  sourceId\n  instanceId\n  operatorId\n  initialContributionValue\n  contributionOptions\n  currency\n  showsPercentage\n  autoOptIn\n  enabledCommunity\n  communitySize\n  logo\n  winnerNotificationImage\n  pots {\n    __typename\n    id\n    share\n    seed\n    ceiling\n    mustDropWithinHours\n    oneIn\n  }\n  potAmounts {\n    __typename\n    id\n    amount\n    currency\n  }\n}',
};

export const JackpotSettings: TypedDocument<types.JackpotSettingsQuery, types.JackpotSettingsQueryVariables> =
  {
    name: 'JackpotSettings',
    id: '6d42a2b7bd470b08419dda561cb8a58fac57229ccc9992d538906e89a3e09c88',
    text: 'query JackpotSettings($ipCountryCode: String) {\n  jackpotSettings(ipCountryCode: $ipCountryCode) {\n    __typename\n    ...JackpotParts\n  }\n}\n\nfragment JackpotParts on JackpotSettings {\n  __typename\n  enabled\n  sourceId\n  instanceId\n  operatorId\n  initialContributionValue\n  contributionOptions\n  currency\n  showsPercentage\n  autoOptIn\n  enabledCommunity\n  communitySize\n  logo\n  winnerNotificationImage\n  pots {\n    __typename\n    id\n    share\n    seed\n    ceiling\n    mustDropWithinHours\n    oneIn\n  }\n  potAmounts {\n    __typename\n    id\n    amount\n    currency\n  }\n}',
  };

export const LastCompletedDeposit: TypedDocument<
  types.LastCompletedDepositQuery,
  types.LastCompletedDepositQueryVariables
> = {
  name: 'LastCompletedDeposit',
  id: '340b2f2637eff824f4d28b33284ffb3aa98442c6b27029b89ba4ef6072ddce36',
  text: 'query LastCompletedDeposit {\n  viewer {\n    __typename\n    ...LastDepositParts\n  }\n}\n\nfragment LastDepositParts on Viewer {\n  __typename\n  id\n  lastCompletedDeposit {\n    __typename\n    provider\n    payload\n  }\n}',
};

export const LaunchGame: TypedDocument<types.LaunchGameMutation, types.LaunchGameMutationVariables> = {
  name: 'LaunchGame',
  id: '88974494b084367bb506140706ce4916158c987e48fdf5cb396c8db5c081e8ec',
  text: 'mutation LaunchGame($slug: String!, $mode: GameMode! = real) {\n  launchGame(slug: $slug, mode: $mode) {\n    __typename\n    url\n    origin\n    hasMessages\n  }\n}',
};

export const LaunchSportsbook: TypedDocument<
  types.LaunchSportsbookMutation,
  types.LaunchSportsbookMutationVariables
> = {
  name: 'LaunchSportsbook',
  id: 'e8f6df52f5140ea0d44bf5664e16f9fa4f80bac0567178df2653929eca977204',
  text: 'mutation LaunchSportsbook {\n  launchSportsbook {\n    __typename\n    url\n    origin\n  }\n}',
};

export const LimitsPage: TypedDocument<types.LimitsPageQuery, types.LimitsPageQueryVariables> = {
  name: 'LimitsPage',
  id: 'ffe4eeeb5cce9483f43a5008abdfc5f7a2006c453c9d308cafd1521e8137aff1',
  text: 'query LimitsPage {\n  ...FrameParts\n  viewer {\n    __typename\n    limits {\n      __typename\n      ...AllLimitsParts\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment AllLimitsParts on Limits {\n  __typename\n  ...LimitsParts\n  history {\n    __typename\n    ...LimitStepParts\n  }\n  stake {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  session {\n    __typename\n    period\n    minutes\n    usedMinutes\n    leftMinutes\n    returnsAt\n    change {\n      __typename\n      state\n      minutes\n      readyAt\n      lapsesAt\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const LobbyPage: TypedDocument<types.LobbyPageQuery, types.LobbyPageQueryVariables> = {
  name: 'LobbyPage',
  id: '8f9679c572b37169f92b6bc4579ee4ec6a8e5c6282175c432baca6658dd0b3eb',
  text: 'query LobbyPage($first: Int = 10, $countryCode: String, $playerCountryCode: String, $ipCountryCode: String, $havePlayerCountryCode: Boolean! = false) {\n  ...FrameParts\n  ...RootParts\n  contentBlocks(page: "lobby") {\n    __typename\n    ...ContentBlockParts\n  }\n  lobby {\n    __typename\n    jackpot {\n      __typename\n      ...JackpotParts\n    }\n    heroes {\n      __typename\n      game {\n        __typename\n        ...GameParts\n      }\n      kicker\n      copy\n      panelColour\n      textColour\n      accentColour\n    }\n    lists {\n      __typename\n      ...GameListParts\n    }\n    recentlyPlayed {\n      __typename\n      game {\n        __typename\n        ...GameParts\n      }\n      playedAt\n    }\n    personal {\n      __typename\n      ...GameListParts\n    }\n    mostPlayed {\n      __typename\n      ...GameListParts\n    }\n    recentWins {\n      __typename\n      id\n      drop\n      amount\n      currency\n      wonAt\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment RootParts on Query {\n  countryContext(\n    countryCode: $countryCode\n    playerCountryCode: $playerCountryCode\n    ipCountryCode: $ipCountryCode\n    havePlayerCountryCode: $havePlayerCountryCode\n  ) {\n    __typename\n    countryCode\n    isServed\n    license\n    currency\n    locales\n    defaultLocale\n    loginFlow\n  }\n}\n\nfragment ContentBlockParts on ContentBlock {\n  __typename\n  ...BannerBlockParts\n  ... on JackpotBlock {\n    __typename\n    type\n    settings {\n      __typename\n      ...JackpotParts\n    }\n  }\n  ...PromotionBlockParts\n  ... on TopGamesBlock {\n    __typename\n    type\n    list {\n      __typename\n      ...GameListParts\n    }\n  }\n  ... on TopSportsBlock {\n    __typename\n    type\n    matches {\n      __typename\n      ...FeaturedMatchParts\n    }\n  }\n}\n\nfragment BannerBlockParts on BannerBlock {\n  __typename\n  type\n  title\n  text\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  link {\n    __typename\n    ...ContentLinkParts\n  }\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}\n\nfragment JackpotParts on JackpotSettings {\n  __typename\n  enabled\n  sourceId\n  instanceId\n  operatorId\n  initialContributionValue\n  contributionOptions\n  currency\n  showsPercentage\n  autoOptIn\n  enabledCommunity\n  communitySize\n  logo\n  winnerNotificationImage\n  pots {\n    __typename\n    id\n    share\n    seed\n    ceiling\n    mustDropWithinHours\n    oneIn\n  }\n  potAmounts {\n    __typename\n    id\n    amount\n    currency\n  }\n}\n\nfragment PromotionBlockParts on PromotionBlock {\n  __typename\n  type\n  promotion {\n    __typename\n    ...PromotionParts\n  }\n}\n\nfragment PromotionParts on Promotion {\n  __typename\n  id\n  audience\n  endsAt\n  title\n  teaser\n  text\n  terms\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  action {\n    __typename\n    type\n    link {\n      __typename\n      ...ContentLinkParts\n    }\n  }\n}\n\nfragment GameListParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment FeaturedMatchParts on FeaturedMatch {\n  __typename\n  id\n  league\n  home {\n    __typename\n    name\n    colours\n  }\n  away {\n    __typename\n    name\n    colours\n  }\n  startsAt\n  live {\n    __typename\n    home\n    away\n    minute\n  }\n  selections {\n    __typename\n    outcome\n    odds\n    pick\n  }\n}',
};

export const Logout: TypedDocument<types.LogoutMutation, types.LogoutMutationVariables> = {
  name: 'Logout',
  id: '0af112371baedfb6367c2dda6b3c745e85981afefc4b00a6e2d99edb52bab7f6',
  text: 'mutation Logout {\n  logout {\n    __typename\n    loggedOut\n  }\n}',
};

export const LoyaltyProgramPage: TypedDocument<
  types.LoyaltyProgramPageQuery,
  types.LoyaltyProgramPageQueryVariables
> = {
  name: 'LoyaltyProgramPage',
  id: '7887d045c2ef79965c69516ba207e6925dcb600e20b489bae2de3903a6c7b094',
  text: 'query LoyaltyProgramPage {\n  ...FrameParts\n  viewer {\n    __typename\n    playerGamificationDetails {\n      __typename\n      level\n      isOptedIn\n    }\n  }\n  gamificationSettings {\n    __typename\n    enabled\n    loyaltyPage {\n      __typename\n      ...LoyaltyParts\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment LoyaltyParts on LoyaltyPage {\n  __typename\n  title\n  mobileSubtitle\n  desktopSubtitle\n  description\n  backgroundImage {\n    __typename\n    ...ContentPictureParts\n  }\n  backgroundDesktopImage {\n    __typename\n    ...ContentPictureParts\n  }\n  mainImage {\n    __typename\n    ...ContentPictureParts\n  }\n  mainDesktopImage {\n    __typename\n    ...ContentPictureParts\n  }\n  shopImage {\n    __typename\n    ...ContentPictureParts\n  }\n  shopDesktopImage {\n    __typename\n    ...ContentPictureParts\n  }\n  gamesImage {\n    __typename\n    ...ContentPictureParts\n  }\n  termsAndConditions\n  rankCards {\n    __typename\n    rank\n    subtitle\n    logo {\n      __typename\n      ...ContentPictureParts\n    }\n    color\n    benefitsTitle\n    benefits {\n      __typename\n      description\n    }\n    description\n  }\n  rewardCards {\n    __typename\n    title\n    description\n    image {\n      __typename\n      ...ContentPictureParts\n    }\n    color\n  }\n  steps {\n    __typename\n    title\n    subtitle\n    description\n    image {\n      __typename\n      ...ContentPictureParts\n    }\n  }\n  faq {\n    __typename\n    question\n    answer\n  }\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}',
};

export const MarkNotificationsRead: TypedDocument<
  types.MarkNotificationsReadMutation,
  types.MarkNotificationsReadMutationVariables
> = {
  name: 'MarkNotificationsRead',
  id: '05f55c08600e499308d6366e4cf6c6bb58e4510c9fdfa73791694f80d874a438',
  text: 'mutation MarkNotificationsRead($id: ID!, $upTo: Boolean!) {\n  markNotificationsRead(id: $id, upTo: $upTo) {\n    __typename\n    unread\n  }\n}',
};

export const Menu: TypedDocument<types.MenuQuery, types.MenuQueryVariables> = {
  name: 'Menu',
  id: 'fbf3e49cbce3605355d879a6fa2bdfeed05af8a9ea755b60f5ff591284c6d5ce',
  text: 'query Menu($menuKey: String! = "lobbyMenu") {\n  menu(menuKey: $menuKey) {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}',
};

export const MenuFigures: TypedDocument<types.MenuFiguresQuery, types.MenuFiguresQueryVariables> = {
  name: 'MenuFigures',
  id: 'ce61c143c2f38caa1a5cbb5d888374075a9a24ed30012a9704e7263842ce49cc',
  text: 'query MenuFigures {\n  raffleSettings {\n    __typename\n    nextDropAt\n  }\n  viewer {\n    __typename\n    id\n    playerRewards(status: [Unclaimed]) {\n      __typename\n      assignationId\n    }\n    cashback {\n      __typename\n      currency\n      minimum\n      weeks {\n        __typename\n        state\n        amount\n      }\n    }\n    limits {\n      __typename\n      ...LimitsParts\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}',
};

export const MissionsPage: TypedDocument<types.MissionsPageQuery, types.MissionsPageQueryVariables> = {
  name: 'MissionsPage',
  id: '488c36b682e7bb487565e8281ecb33fe9f908e59b9d4d645317c75e9863e5188',
  text: 'query MissionsPage($first: Int = 12) {\n  ...FrameParts\n  gameList(slug: "all-games") {\n    __typename\n    ...CountedGamesParts\n  }\n  gamificationSettings {\n    __typename\n    enabled\n    missionsPage {\n      __typename\n      title\n      description\n      image {\n        __typename\n        ...ContentPictureParts\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment CountedGamesParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first, sort: popular) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}',
};

export const MoreCasinosPage: TypedDocument<types.MoreCasinosPageQuery, types.MoreCasinosPageQueryVariables> =
  {
    name: 'MoreCasinosPage',
    id: '30dfbc9f6ae0e821782a2aad454a2e4df49c1709e886a9c476d17801ac2d68d3',
    text: 'query MoreCasinosPage {\n  ...FrameParts\n  moreCasinos {\n    __typename\n    id\n    label\n    url\n    company\n    isSameOperator\n    authority\n    minimumAge\n    locales\n    logo {\n      __typename\n      url\n      width\n      height\n    }\n    colours {\n      __typename\n      panel\n      text\n      accent\n      mark\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}',
  };

export const NotificationsPage: TypedDocument<
  types.NotificationsPageQuery,
  types.NotificationsPageQueryVariables
> = {
  name: 'NotificationsPage',
  id: 'f0d7d2fcd93da8ffaa3c8c19543c25c2974c11e3cd5129d3d18e632ad8f11953',
  text: 'query NotificationsPage($first: Int!) {\n  ...FrameParts\n  viewer {\n    __typename\n    notifications(first: $first) {\n      __typename\n      ...NotificationPageParts\n    }\n    push {\n      __typename\n      publicKey\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment NotificationPageParts on NotificationPage {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...NotificationParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  unread\n}\n\nfragment NotificationParts on Notification {\n  __typename\n  id\n  kind\n  createdAt\n  isRead\n  amount\n  currency\n  rewardType\n  spins\n  pot\n  reason\n  limit {\n    __typename\n    scope\n    kind\n    period\n  }\n  message {\n    __typename\n    title\n    text\n    path\n  }\n}',
};

export const NotificationsSlice: TypedDocument<
  types.NotificationsSliceQuery,
  types.NotificationsSliceQueryVariables
> = {
  name: 'NotificationsSlice',
  id: 'f49b2aad533bb23ec5ab68c3fe16a15a086f201f7a2b4a31f54f30ed176305b2',
  text: 'query NotificationsSlice($first: Int!, $after: String) {\n  viewer {\n    __typename\n    id\n    notifications(first: $first, after: $after) {\n      __typename\n      ...NotificationPageParts\n    }\n  }\n}\n\nfragment NotificationPageParts on NotificationPage {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...NotificationParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  unread\n}\n\nfragment NotificationParts on Notification {\n  __typename\n  id\n  kind\n  createdAt\n  isRead\n  amount\n  currency\n  rewardType\n  spins\n  pot\n  reason\n  limit {\n    __typename\n    scope\n    kind\n    period\n  }\n  message {\n    __typename\n    title\n    text\n    path\n  }\n}',
};

export const NotificationsUpdated: TypedDocument<
  types.NotificationsUpdatedSubscription,
  types.NotificationsUpdatedSubscriptionVariables
> = {
  name: 'NotificationsUpdated',
  id: '67fc1f926493f9ee491a43ff83478af2373f364a51ce465f41a4afbefcc38f11',
  text: 'subscription NotificationsUpdated {\n  notificationsUpdated {\n    __typename\n    unread\n  }\n}',
};

export const OpenCalendarDoor: TypedDocument<
  types.OpenCalendarDoorMutation,
  types.OpenCalendarDoorMutationVariables
> = {
  name: 'OpenCalendarDoor',
  id: '3d425e4fc26c28cbb09012ffc27a6dcc998ed268446d713a80dfb135e0ee2784',
  text: 'mutation OpenCalendarDoor($calendarId: ID!, $number: Int!) {\n  openCalendarDoor(calendarId: $calendarId, number: $number) {\n    __typename\n    ...CalendarDoorParts\n  }\n}\n\nfragment CalendarDoorParts on CalendarDoor {\n  __typename\n  id\n  number\n  day\n  state\n  tileUrl\n  preview {\n    __typename\n    title\n    tileUrl\n  }\n  content {\n    __typename\n    ...BannerBlockParts\n    ...PromotionBlockParts\n  }\n}\n\nfragment BannerBlockParts on BannerBlock {\n  __typename\n  type\n  title\n  text\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  link {\n    __typename\n    ...ContentLinkParts\n  }\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment PromotionBlockParts on PromotionBlock {\n  __typename\n  type\n  promotion {\n    __typename\n    ...PromotionParts\n  }\n}\n\nfragment PromotionParts on Promotion {\n  __typename\n  id\n  audience\n  endsAt\n  title\n  teaser\n  text\n  terms\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  action {\n    __typename\n    type\n    link {\n      __typename\n      ...ContentLinkParts\n    }\n  }\n}',
};

export const PlayedRoundDetails: TypedDocument<
  types.PlayedRoundDetailsQuery,
  types.PlayedRoundDetailsQueryVariables
> = {
  name: 'PlayedRoundDetails',
  id: '1d9db4df3e38a6ac5bd2b75fc455a1a8c1f2ff61ea13132bad3c4d1b69c4fcd1',
  text: 'query PlayedRoundDetails($id: ID!) {\n  viewer {\n    __typename\n    id\n    playedRound(id: $id) {\n      __typename\n      round {\n        __typename\n        ...RoundParts\n      }\n      isOpen\n      closedAt\n      result\n      movements {\n        __typename\n        at\n        kind\n        amount\n        bonus\n        jackpotContribution\n        studioJackpot\n      }\n      hasEarlierMovements\n    }\n  }\n}\n\nfragment RoundParts on PlayedRound {\n  __typename\n  id\n  gameSlug\n  game {\n    __typename\n    slug\n    title\n  }\n  openedAt\n  staked\n  won\n  beingChecked\n  takenBack\n  currency\n}',
};

export const PlayedRoundPage: TypedDocument<types.PlayedRoundPageQuery, types.PlayedRoundPageQueryVariables> =
  {
    name: 'PlayedRoundPage',
    id: '2096230533e746f1f293ff2605b7097c98305e25725665da751177649a14a4ed',
    text: 'query PlayedRoundPage($id: ID!) {\n  viewer {\n    __typename\n    id\n    playedRound(id: $id) {\n      __typename\n      studioPageUrl\n    }\n  }\n}',
  };

export const PlayerUpdated: TypedDocument<
  types.PlayerUpdatedSubscription,
  types.PlayerUpdatedSubscriptionVariables
> = {
  name: 'PlayerUpdated',
  id: 'bfea5fb38e317aa2c7aea96ab1edf3b57c1a079491be099f1bd1237424264989',
  text: 'subscription PlayerUpdated {\n  playerUpdated {\n    __typename\n    isAccountClosed\n    isContentAccepted\n    emailVerified\n    isPhoneNumberVerified\n  }\n}',
};

export const PlayLimits: TypedDocument<types.PlayLimitsQuery, types.PlayLimitsQueryVariables> = {
  name: 'PlayLimits',
  id: '2a8747e8f6f1e70b47d67c916acc90ef30ef04c489cc7cf5155fc213a5ab98bf',
  text: 'query PlayLimits {\n  viewer {\n    __typename\n    id\n    limits {\n      __typename\n      stake {\n        __typename\n        ...LimitParts\n      }\n      loss {\n        __typename\n        ...LimitParts\n      }\n      global {\n        __typename\n        loss {\n          __typename\n          ...LimitParts\n        }\n      }\n    }\n  }\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}',
};

export const PlayTime: TypedDocument<types.PlayTimeQuery, types.PlayTimeQueryVariables> = {
  name: 'PlayTime',
  id: '29c760c95519ce6e44e29ca30841341d25d34e950fc20f8e9ba242c9de67c7d3',
  text: 'query PlayTime {\n  viewer {\n    __typename\n    id\n    playTime {\n      __typename\n      sessionId\n      opensAt\n      returnsAt\n      opensInSeconds\n      closesInSeconds\n    }\n  }\n}',
};

export const PlayTimeUpdated: TypedDocument<
  types.PlayTimeUpdatedSubscription,
  types.PlayTimeUpdatedSubscriptionVariables
> = {
  name: 'PlayTimeUpdated',
  id: '5a17f0d4321f1214ac23be3d9572f98d7f0d764e4b7f31d361a0c488a2707337',
  text: 'subscription PlayTimeUpdated {\n  playTimeUpdated {\n    __typename\n    sessionId\n    closesAt\n  }\n}',
};

export const PromotionsPage: TypedDocument<types.PromotionsPageQuery, types.PromotionsPageQueryVariables> = {
  name: 'PromotionsPage',
  id: '7bbdd7c5f2af814148c8e9a5da743c47845ba367f0e026e7b1edd9805ac223cb',
  text: 'query PromotionsPage($first: Int = 10) {\n  ...FrameParts\n  contentBlocks(page: "promotions") {\n    __typename\n    ...ContentBlockParts\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment ContentBlockParts on ContentBlock {\n  __typename\n  ...BannerBlockParts\n  ... on JackpotBlock {\n    __typename\n    type\n    settings {\n      __typename\n      ...JackpotParts\n    }\n  }\n  ...PromotionBlockParts\n  ... on TopGamesBlock {\n    __typename\n    type\n    list {\n      __typename\n      ...GameListParts\n    }\n  }\n  ... on TopSportsBlock {\n    __typename\n    type\n    matches {\n      __typename\n      ...FeaturedMatchParts\n    }\n  }\n}\n\nfragment BannerBlockParts on BannerBlock {\n  __typename\n  type\n  title\n  text\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  link {\n    __typename\n    ...ContentLinkParts\n  }\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}\n\nfragment JackpotParts on JackpotSettings {\n  __typename\n  enabled\n  sourceId\n  instanceId\n  operatorId\n  initialContributionValue\n  contributionOptions\n  currency\n  showsPercentage\n  autoOptIn\n  enabledCommunity\n  communitySize\n  logo\n  winnerNotificationImage\n  pots {\n    __typename\n    id\n    share\n    seed\n    ceiling\n    mustDropWithinHours\n    oneIn\n  }\n  potAmounts {\n    __typename\n    id\n    amount\n    currency\n  }\n}\n\nfragment PromotionBlockParts on PromotionBlock {\n  __typename\n  type\n  promotion {\n    __typename\n    ...PromotionParts\n  }\n}\n\nfragment PromotionParts on Promotion {\n  __typename\n  id\n  audience\n  endsAt\n  title\n  teaser\n  text\n  terms\n  picture {\n    __typename\n    ...ContentPictureParts\n  }\n  action {\n    __typename\n    type\n    link {\n      __typename\n      ...ContentLinkParts\n    }\n  }\n}\n\nfragment GameListParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment FeaturedMatchParts on FeaturedMatch {\n  __typename\n  id\n  league\n  home {\n    __typename\n    name\n    colours\n  }\n  away {\n    __typename\n    name\n    colours\n  }\n  startsAt\n  live {\n    __typename\n    home\n    away\n    minute\n  }\n  selections {\n    __typename\n    outcome\n    odds\n    pick\n  }\n}',
};

export const PushState: TypedDocument<types.PushStateQuery, types.PushStateQueryVariables> = {
  name: 'PushState',
  id: '3cfdd48dd5ce28caaebfb1bc591908eda2260b594149633772435c6010009abe',
  text: 'query PushState($endpoint: String!) {\n  viewer {\n    __typename\n    id\n    push {\n      __typename\n      isSubscribed(endpoint: $endpoint)\n    }\n  }\n}',
};

export const RafflePage: TypedDocument<types.RafflePageQuery, types.RafflePageQueryVariables> = {
  name: 'RafflePage',
  id: 'a8a4859eba2b6e7793f24b5cfdba4bbd08c67fd588a5fe16885e633b5e731828',
  text: 'query RafflePage($ipCountryCode: String, $first: Int = 10) {\n  ...FrameParts\n  raffleSettings(ipCountryCode: $ipCountryCode) {\n    __typename\n    enabled\n    pageMobileBackgroundImage\n    pageDesktopBackgroundImage\n    text\n    termsAndConditions\n    sources {\n      __typename\n      type\n      id\n    }\n    ticketPrice\n    providerOfTheWeek {\n      __typename\n      studio {\n        __typename\n        ...StudioGamesParts\n      }\n      factor\n      until\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment StudioGamesParts on StudioGames {\n  __typename\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  games(first: $first) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}',
};

export const RaffleWinners: TypedDocument<types.RaffleWinnersQuery, types.RaffleWinnersQueryVariables> = {
  name: 'RaffleWinners',
  id: '065f90590c5ca6367cdf1d124fda90e78fc969f77f260f36eee788f91c1b41df',
  text: 'query RaffleWinners($baseCurrency: Currency!, $last: Int! = 15) {\n  raffleWinners(baseCurrency: $baseCurrency, last: $last) {\n    __typename\n    winnerInitials\n    winAmount\n    winCurrency\n    brand\n    timestamp\n    instanceId\n    jackpotName\n    cursor\n  }\n}',
};

export const RealityCheckPeriod: TypedDocument<
  types.RealityCheckPeriodQuery,
  types.RealityCheckPeriodQueryVariables
> = {
  name: 'RealityCheckPeriod',
  id: '2479a5be607b83a605541a0cfbcb528ebe5c70a5cfa4c0a999e2185cebd3baf8',
  text: 'query RealityCheckPeriod {\n  viewer {\n    __typename\n    id\n    sessionClock {\n      __typename\n      id\n      realityCheck {\n        __typename\n        periodMinutes\n        choices\n      }\n    }\n  }\n}',
};

export const RefreshAccessToken: TypedDocument<
  types.RefreshAccessTokenMutation,
  types.RefreshAccessTokenMutationVariables
> = {
  name: 'RefreshAccessToken',
  id: '75d167502dd6458583e4ab5156c372f347e2c4bc2ac47337dfa50ba631162907',
  text: 'mutation RefreshAccessToken($refreshToken: String!) {\n  refreshAccessToken(refreshToken: $refreshToken) {\n    __typename\n    ...TokenParts\n  }\n}\n\nfragment TokenParts on SessionTokens {\n  __typename\n  accessToken\n  refreshToken\n}',
};

export const RegisterPlayer: TypedDocument<
  types.RegisterPlayerMutation,
  types.RegisterPlayerMutationVariables
> = {
  name: 'RegisterPlayer',
  id: '171854db31ec3df82d4f8150785d3060a688294a2fb09fe8dba8e92978c8e63b',
  text: 'mutation RegisterPlayer($form: RegistrationForm!, $bank: BankProof) {\n  registerPlayer(form: $form, bank: $bank) {\n    __typename\n    problems {\n      __typename\n      field\n      problem\n    }\n    documents {\n      __typename\n      key\n      version\n    }\n  }\n}',
};

export const RemoveReward: TypedDocument<types.RemoveRewardMutation, types.RemoveRewardMutationVariables> = {
  name: 'RemoveReward',
  id: '87091ff711a1b2c4db56a3080d3751170c0770b7d8b56ac55758041e8df04b05',
  text: 'mutation RemoveReward($assignationId: ID!) {\n  removeReward(assignationId: $assignationId) {\n    __typename\n    ...RewardAssignmentParts\n  }\n}\n\nfragment RewardAssignmentParts on RewardAssignment {\n  __typename\n  assignationId\n  assignedAt\n  updatedAt\n  status\n  reason\n  action\n  reward {\n    __typename\n    ...RewardParts\n  }\n}\n\nfragment RewardParts on Reward {\n  __typename\n  rewardId\n  name\n  expiresIn\n  startsAt\n  endsAt\n  claimType\n  rewardReason\n  rewardType {\n    __typename\n    ...RewardTypeParts\n  }\n}\n\nfragment RewardTypeParts on RewardType {\n  __typename\n  ... on FreeSpin {\n    __typename\n    type\n    name\n    freeSpinsAmount\n    value\n    currency\n    betLevel\n    game {\n      __typename\n      url\n      json\n    }\n  }\n  ... on MoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n  }\n  ... on BonusMoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n    wageringRequirementFactor\n    maxPayout\n  }\n}',
};

export const RemoveSourceOfWealthDocument: TypedDocument<
  types.RemoveSourceOfWealthDocumentMutation,
  types.RemoveSourceOfWealthDocumentMutationVariables
> = {
  name: 'RemoveSourceOfWealthDocument',
  id: 'f07a69e75c342954c81943358373237a18ea4f9584e75cffe200b6642674ff41',
  text: 'mutation RemoveSourceOfWealthDocument($documentId: ID!) {\n  removeSourceOfWealthDocument(documentId: $documentId) {\n    __typename\n    ...SourceOfWealthParts\n  }\n}\n\nfragment SourceOfWealthParts on SourceOfWealth {\n  __typename\n  id\n  status\n  sentAt\n  dueDate\n  dueDateExpired\n  requested {\n    __typename\n    comment\n    requestedFundingType\n  }\n  types {\n    __typename\n    type\n    options {\n      __typename\n      id\n      title\n      tooltip\n      checked\n    }\n    files {\n      __typename\n      documentId\n      name\n      sizeBytes\n      isSent\n    }\n    completed\n  }\n  maySend\n}',
};

export const RequestEmailChange: TypedDocument<
  types.RequestEmailChangeMutation,
  types.RequestEmailChangeMutationVariables
> = {
  name: 'RequestEmailChange',
  id: 'f8ad403cabec44ec617b32429ebde8aec1c491c817d0e780872fc61467833673',
  text: 'mutation RequestEmailChange($email: String!) {\n  requestEmailChange(email: $email) {\n    __typename\n    ...EmailChangeCodesParts\n  }\n}\n\nfragment EmailChangeCodesParts on EmailChangeCodesSent {\n  __typename\n  attempt\n  email\n  resendAfterSeconds\n  expiresInSeconds\n}',
};

export const RequestPhoneCode: TypedDocument<
  types.RequestPhoneCodeMutation,
  types.RequestPhoneCodeMutationVariables
> = {
  name: 'RequestPhoneCode',
  id: 'b14e8102d07989304f14248c423c95a3aa419289855b14c7bd5b900ba545aca9',
  text: 'mutation RequestPhoneCode($number: String!) {\n  requestPhoneCode(number: $number) {\n    __typename\n    ...PhoneCodeParts\n  }\n}\n\nfragment PhoneCodeParts on PhoneCodeSent {\n  __typename\n  attempt\n  number\n  resendAfterSeconds\n  expiresInSeconds\n}',
};

export const RequestSignInCode: TypedDocument<
  types.RequestSignInCodeMutation,
  types.RequestSignInCodeMutationVariables
> = {
  name: 'RequestSignInCode',
  id: '276c88d4c25c113a15895298bd556d37d92597605e67eb95eeef575fb58bd936',
  text: 'mutation RequestSignInCode($address: String!) {\n  requestSignInCode(address: $address) {\n    __typename\n    ...SentParts\n  }\n}\n\nfragment SentParts on SignInCodeSent {\n  __typename\n  attempt\n  resendAfterSeconds\n  expiresInSeconds\n}',
};

export const RequestWithdrawal: TypedDocument<
  types.RequestWithdrawalMutation,
  types.RequestWithdrawalMutationVariables
> = {
  name: 'RequestWithdrawal',
  id: '9dbd8f0f87585b91988107bed7f41ec0db4d8a6fe8d1696b85817c30e749459e',
  text: 'mutation RequestWithdrawal($withdrawal: WithdrawalInput!) {\n  requestWithdrawal(withdrawal: $withdrawal) {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const ResendEmailChangeCodes: TypedDocument<
  types.ResendEmailChangeCodesMutation,
  types.ResendEmailChangeCodesMutationVariables
> = {
  name: 'ResendEmailChangeCodes',
  id: '76611b1c37d6fa9e2859fab9aba9dde45953a22ddc4143cf5d07087b4dd2b110',
  text: 'mutation ResendEmailChangeCodes($attempt: String!) {\n  resendEmailChangeCodes(attempt: $attempt) {\n    __typename\n    ...EmailChangeCodesParts\n  }\n}\n\nfragment EmailChangeCodesParts on EmailChangeCodesSent {\n  __typename\n  attempt\n  email\n  resendAfterSeconds\n  expiresInSeconds\n}',
};

export const ResendEmailVerification: TypedDocument<
  types.ResendEmailVerificationMutation,
  types.ResendEmailVerificationMutationVariables
> = {
  name: 'ResendEmailVerification',
  id: '4869fb78a240ce102d483ec44843f13552fafd69141b7b90f02d8d6885f13c3b',
  text: 'mutation ResendEmailVerification($token: String) {\n  resendEmailVerification(token: $token) {\n    __typename\n    resendAfterSeconds\n  }\n}',
};

export const ResendPhoneCode: TypedDocument<
  types.ResendPhoneCodeMutation,
  types.ResendPhoneCodeMutationVariables
> = {
  name: 'ResendPhoneCode',
  id: '07876a2eef4e21bf55c619b35ac31b5ae2ca7ca8cdd499df04a07a8a94e436e0',
  text: 'mutation ResendPhoneCode($attempt: String!) {\n  resendPhoneCode(attempt: $attempt) {\n    __typename\n    ...PhoneCodeParts\n  }\n}\n\nfragment PhoneCodeParts on PhoneCodeSent {\n  __typename\n  attempt\n  number\n  resendAfterSeconds\n  expiresInSeconds\n}',
};

export const ResendSignInCode: TypedDocument<
  types.ResendSignInCodeMutation,
  types.ResendSignInCodeMutationVariables
> = {
  name: 'ResendSignInCode',
  id: 'b7e711c4801ea7f8c65a1672490464206585b38b2a0f4042921072927173fa9d',
  text: 'mutation ResendSignInCode($attempt: String!) {\n  resendSignInCode(attempt: $attempt) {\n    __typename\n    ...SentParts\n  }\n}\n\nfragment SentParts on SignInCodeSent {\n  __typename\n  attempt\n  resendAfterSeconds\n  expiresInSeconds\n}',
};

export const RewardsContextSubscription: TypedDocument<
  types.RewardsContextSubscriptionSubscription,
  types.RewardsContextSubscriptionSubscriptionVariables
> = {
  name: 'RewardsContextSubscription',
  id: 'e928e3f679397dd844f98af5d2fed470757511c95cd0235d73c677c918025d26',
  text: 'subscription RewardsContextSubscription {\n  rewardUpdated {\n    __typename\n    reward {\n      __typename\n      ...RewardParts\n    }\n    status\n    assignationId\n  }\n}\n\nfragment RewardParts on Reward {\n  __typename\n  rewardId\n  name\n  expiresIn\n  startsAt\n  endsAt\n  claimType\n  rewardReason\n  rewardType {\n    __typename\n    ...RewardTypeParts\n  }\n}\n\nfragment RewardTypeParts on RewardType {\n  __typename\n  ... on FreeSpin {\n    __typename\n    type\n    name\n    freeSpinsAmount\n    value\n    currency\n    betLevel\n    game {\n      __typename\n      url\n      json\n    }\n  }\n  ... on MoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n  }\n  ... on BonusMoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n    wageringRequirementFactor\n    maxPayout\n  }\n}',
};

export const RewardsHistory: TypedDocument<types.RewardsHistoryQuery, types.RewardsHistoryQueryVariables> = {
  name: 'RewardsHistory',
  id: '79e05e023152a1dda0c8c937b20f46db172a7a0a36917e80de7e21e92054f5ae',
  text: 'query RewardsHistory($sort: RewardSort!, $status: [RewardStatus!]!, $last: Int!) {\n  viewer {\n    __typename\n    id\n    playerRewards(sort: $sort, status: $status, last: $last) {\n      __typename\n      ...RewardAssignmentParts\n    }\n  }\n}\n\nfragment RewardAssignmentParts on RewardAssignment {\n  __typename\n  assignationId\n  assignedAt\n  updatedAt\n  status\n  reason\n  action\n  reward {\n    __typename\n    ...RewardParts\n  }\n}\n\nfragment RewardParts on Reward {\n  __typename\n  rewardId\n  name\n  expiresIn\n  startsAt\n  endsAt\n  claimType\n  rewardReason\n  rewardType {\n    __typename\n    ...RewardTypeParts\n  }\n}\n\nfragment RewardTypeParts on RewardType {\n  __typename\n  ... on FreeSpin {\n    __typename\n    type\n    name\n    freeSpinsAmount\n    value\n    currency\n    betLevel\n    game {\n      __typename\n      url\n      json\n    }\n  }\n  ... on MoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n  }\n  ... on BonusMoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n    wageringRequirementFactor\n    maxPayout\n  }\n}',
};

export const RewardsPage: TypedDocument<types.RewardsPageQuery, types.RewardsPageQueryVariables> = {
  name: 'RewardsPage',
  id: '025ed5dfa758f6c639604b94a4112a002bf2a206cabdfd2697fcc1b3cdfd6e67',
  text: 'query RewardsPage($sort: RewardSort!, $status: [RewardStatus!]!, $last: Int!) {\n  ...FrameParts\n  viewer {\n    __typename\n    customer {\n      __typename\n      ...CustomerParts\n    }\n    playerRewards(sort: $sort, status: $status, last: $last) {\n      __typename\n      ...RewardAssignmentParts\n    }\n    cashback {\n      __typename\n      currency\n      percent\n      weeks {\n        __typename\n        state\n        amount\n        settledAt\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment CustomerParts on Customer {\n  __typename\n  id\n  popUpsNeeded\n  isCancelWithdrawalBlocked\n  isIncreaseDepositLimitBlocked\n  isRewardsBlocked\n  isDepositsBlocked\n}\n\nfragment RewardAssignmentParts on RewardAssignment {\n  __typename\n  assignationId\n  assignedAt\n  updatedAt\n  status\n  reason\n  action\n  reward {\n    __typename\n    ...RewardParts\n  }\n}\n\nfragment RewardParts on Reward {\n  __typename\n  rewardId\n  name\n  expiresIn\n  startsAt\n  endsAt\n  claimType\n  rewardReason\n  rewardType {\n    __typename\n    ...RewardTypeParts\n  }\n}\n\nfragment RewardTypeParts on RewardType {\n  __typename\n  ... on FreeSpin {\n    __typename\n    type\n    name\n    freeSpinsAmount\n    value\n    currency\n    betLevel\n    game {\n      __typename\n      url\n      json\n    }\n  }\n  ... on MoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n  }\n  ... on BonusMoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n    wageringRequirementFactor\n    maxPayout\n  }\n}',
};

export const RoundsOfGame: TypedDocument<types.RoundsOfGameQuery, types.RoundsOfGameQueryVariables> = {
  name: 'RoundsOfGame',
  id: 'b7b679e80975e65bca4a68a7be3f32bb09b494e44ca1f8533dba61eea1b97369',
  text: 'query RoundsOfGame($slug: String!, $first: Int! = 5) {\n  viewer {\n    __typename\n    id\n    roundsOfGame(slug: $slug, first: $first) {\n      __typename\n      ...RoundParts\n    }\n  }\n}\n\nfragment RoundParts on PlayedRound {\n  __typename\n  id\n  gameSlug\n  game {\n    __typename\n    slug\n    title\n  }\n  openedAt\n  staked\n  won\n  beingChecked\n  takenBack\n  currency\n}',
};

export const RunningBonus: TypedDocument<types.RunningBonusQuery, types.RunningBonusQueryVariables> = {
  name: 'RunningBonus',
  id: 'ea3ee1da36f50bcc3e5b55c4e795058c3b64a96bc7c20b395af1e689f0431d9c',
  text: 'query RunningBonus {\n  viewer {\n    __typename\n    id\n    wallet {\n      __typename\n      id\n      bonus {\n        __typename\n        ...BonusParts\n      }\n    }\n  }\n}\n\nfragment BonusParts on Bonus {\n  __typename\n  id\n  status\n  currency\n  granted\n  balance\n  required\n  wagered\n  progress\n  maxBet\n  maxPayout\n  grantedAt\n  expiresAt\n  endedAt\n  weights {\n    __typename\n    category\n    percent\n  }\n}',
};

export const Search: TypedDocument<types.SearchQuery, types.SearchQueryVariables> = {
  name: 'Search',
  id: '5cf2449477648544139d3fb47cf8881ccbda707492428f8701e224326a40a822',
  text: 'query Search($term: String!, $filter: GameFilter) {\n  search(term: $term, filter: $filter) {\n    __typename\n    games {\n      __typename\n      ...GameParts\n    }\n    gameCount\n    studios {\n      __typename\n      name\n      slug\n    }\n    lists {\n      __typename\n      name\n      slug\n    }\n    categories {\n      __typename\n      name\n      slug\n    }\n    promotions {\n      __typename\n      id\n      title\n    }\n    matches {\n      __typename\n      id\n      league\n      home {\n        __typename\n        name\n      }\n      away {\n        __typename\n        name\n      }\n    }\n  }\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}',
};

export const SearchChoices: TypedDocument<types.SearchChoicesQuery, types.SearchChoicesQueryVariables> = {
  name: 'SearchChoices',
  id: '4f99c7ace8e3986f97e88aebc45f98d712e47903f08b50cd580ef27f39f15342',
  text: 'query SearchChoices {\n  searchChoices {\n    __typename\n    studios {\n      __typename\n      name\n      slug\n    }\n    volatilities\n    features\n    hasJackpots\n  }\n}',
};

export const SelfExclusionPage: TypedDocument<
  types.SelfExclusionPageQuery,
  types.SelfExclusionPageQueryVariables
> = {
  name: 'SelfExclusionPage',
  id: '0dded6cfcfe68f07746e676550f70b9c20cf87b35b88e29302704be5ff9852cf',
  text: 'query SelfExclusionPage {\n  ...FrameParts\n  viewer {\n    __typename\n    selfExclusion {\n      __typename\n      ...SelfExclusionParts\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment SelfExclusionParts on SelfExclusion {\n  __typename\n  id\n  timeoutEndsAt\n  exclusion {\n    __typename\n    endsAt\n    isFromElsewhere\n    liftWaitHours\n    lift {\n      __typename\n      state\n      reason\n      askedAt\n      readyAt\n      lapsesAt\n    }\n  }\n  timeoutDays\n  terms {\n    __typename\n    id\n    months\n  }\n}',
};

export const SendSourceOfWealth: TypedDocument<
  types.SendSourceOfWealthMutation,
  types.SendSourceOfWealthMutationVariables
> = {
  name: 'SendSourceOfWealth',
  id: '4cc0e07c3a4be699f50872ca07daada7837108cf60611f5ce8fc6c7d9f3d38db',
  text: 'mutation SendSourceOfWealth {\n  sendSourceOfWealth {\n    __typename\n    ...SourceOfWealthParts\n  }\n}\n\nfragment SourceOfWealthParts on SourceOfWealth {\n  __typename\n  id\n  status\n  sentAt\n  dueDate\n  dueDateExpired\n  requested {\n    __typename\n    comment\n    requestedFundingType\n  }\n  types {\n    __typename\n    type\n    options {\n      __typename\n      id\n      title\n      tooltip\n      checked\n    }\n    files {\n      __typename\n      documentId\n      name\n      sizeBytes\n      isSent\n    }\n    completed\n  }\n  maySend\n}',
};

export const SessionClock: TypedDocument<types.SessionClockQuery, types.SessionClockQueryVariables> = {
  name: 'SessionClock',
  id: '178d4699131ac4233df983579cb27bb04edb666b3503e87048f250ede629d08e',
  text: 'query SessionClock {\n  viewer {\n    __typename\n    id\n    sessionClock {\n      __typename\n      ...SessionClockParts\n    }\n  }\n}\n\nfragment SessionClockParts on SessionClock {\n  __typename\n  id\n  startedAt\n  played {\n    __typename\n    currency\n    staked\n    won\n    net\n  }\n  realityCheck {\n    __typename\n    periodMinutes\n    choices\n    dueAt\n    dueInSeconds\n  }\n}',
};

export const SessionClockUpdated: TypedDocument<
  types.SessionClockUpdatedSubscription,
  types.SessionClockUpdatedSubscriptionVariables
> = {
  name: 'SessionClockUpdated',
  id: '3ff8ec0c52e8bbe835d39803e196bc0573916a80f54cc0baf3555200bb9100b0',
  text: 'subscription SessionClockUpdated {\n  sessionClockUpdated {\n    __typename\n    sessionId\n    dueAt\n  }\n}',
};

export const SessionDestroyed: TypedDocument<
  types.SessionDestroyedSubscription,
  types.SessionDestroyedSubscriptionVariables
> = {
  name: 'SessionDestroyed',
  id: 'a3468ca9bcabb187687981c3425d56bb5babf2fe1079d3006eaf50d27138896d',
  text: 'subscription SessionDestroyed {\n  sessionDestroyed {\n    __typename\n    sessionId\n    reason\n  }\n}',
};

export const SessionHistory: TypedDocument<types.SessionHistoryQuery, types.SessionHistoryQueryVariables> = {
  name: 'SessionHistory',
  id: '0b6b2a84b96f6dddbaa0fb59742e7e6a159e257c6b281de834e3636af4affa86',
  text: 'query SessionHistory($first: Int!, $after: String) {\n  viewer {\n    __typename\n    id\n    sessions(first: $first, after: $after) {\n      __typename\n      edges {\n        __typename\n        cursor\n        node {\n          __typename\n          id\n          isPresent\n          startedAt\n          endedAt\n          endReason\n          deviceKind\n          browser\n          system\n          place\n        }\n      }\n      pageInfo {\n        __typename\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}',
};

export const SetFavourite: TypedDocument<types.SetFavouriteMutation, types.SetFavouriteMutationVariables> = {
  name: 'SetFavourite',
  id: 'b80592add54a73fdcf35b327f4414a1745f86c560fe2aea3dbd7b9319cfba35d',
  text: 'mutation SetFavourite($slug: String!, $isFavourite: Boolean!) {\n  setFavourite(slug: $slug, isFavourite: $isFavourite) {\n    __typename\n    id\n    slug\n    isFavourite\n  }\n}',
};

export const SetLimit: TypedDocument<types.SetLimitMutation, types.SetLimitMutationVariables> = {
  name: 'SetLimit',
  id: 'f205e644d7e6ea9b7a7c02cbc505e744c55f672db7ff01b6f7f7e01defd2ceed',
  text: 'mutation SetLimit($limit: LimitInput!) {\n  setLimit(limit: $limit) {\n    __typename\n    ...AllLimitsParts\n  }\n}\n\nfragment AllLimitsParts on Limits {\n  __typename\n  ...LimitsParts\n  history {\n    __typename\n    ...LimitStepParts\n  }\n  stake {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  session {\n    __typename\n    period\n    minutes\n    usedMinutes\n    leftMinutes\n    returnsAt\n    change {\n      __typename\n      state\n      minutes\n      readyAt\n      lapsesAt\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const SetRealityCheckPeriod: TypedDocument<
  types.SetRealityCheckPeriodMutation,
  types.SetRealityCheckPeriodMutationVariables
> = {
  name: 'SetRealityCheckPeriod',
  id: 'eb7e6121e55b8169bdafaa9aa5a178cec0efd0546cfb5430b92e78009d1ca279',
  text: 'mutation SetRealityCheckPeriod($minutes: Int!) {\n  setRealityCheckPeriod(minutes: $minutes) {\n    __typename\n    ...SessionClockParts\n  }\n}\n\nfragment SessionClockParts on SessionClock {\n  __typename\n  id\n  startedAt\n  played {\n    __typename\n    currency\n    staked\n    won\n    net\n  }\n  realityCheck {\n    __typename\n    periodMinutes\n    choices\n    dueAt\n    dueInSeconds\n  }\n}',
};

export const SetSessionLimit: TypedDocument<
  types.SetSessionLimitMutation,
  types.SetSessionLimitMutationVariables
> = {
  name: 'SetSessionLimit',
  id: 'b13757ba1d1790291d3ccf2a7dfc9d52504e838851ff75a73fda2ad689393a0b',
  text: 'mutation SetSessionLimit($period: LimitPeriod!, $minutes: Int) {\n  setSessionLimit(period: $period, minutes: $minutes) {\n    __typename\n    ...AllLimitsParts\n  }\n}\n\nfragment AllLimitsParts on Limits {\n  __typename\n  ...LimitsParts\n  history {\n    __typename\n    ...LimitStepParts\n  }\n  stake {\n    __typename\n    ...LimitParts\n  }\n  loss {\n    __typename\n    ...LimitParts\n  }\n  session {\n    __typename\n    period\n    minutes\n    usedMinutes\n    leftMinutes\n    returnsAt\n    change {\n      __typename\n      state\n      minutes\n      readyAt\n      lapsesAt\n    }\n  }\n}\n\nfragment LimitsParts on Limits {\n  __typename\n  deposit {\n    __typename\n    ...LimitParts\n  }\n  global {\n    __typename\n    deposit {\n      __typename\n      ...LimitParts\n    }\n  }\n  reviewDueAt\n  isRaiseBlocked\n}\n\nfragment LimitParts on PlayerLimit {\n  __typename\n  scope\n  kind\n  period\n  currency\n  amount\n  used\n  left\n  returnsAt\n  change {\n    __typename\n    state\n    amount\n    readyAt\n    lapsesAt\n  }\n}\n\nfragment LimitStepParts on LimitStep {\n  __typename\n  id\n  at\n  kind\n  period\n  what\n  amount\n  currency\n  brand\n}',
};

export const ShopPage: TypedDocument<types.ShopPageQuery, types.ShopPageQueryVariables> = {
  name: 'ShopPage',
  id: 'b4838d1140b4f77c9c5a04ee0cd1c5c9fb1afec653a4e64505ca65f8d2cf374c',
  text: 'query ShopPage {\n  ...FrameParts\n  viewer {\n    __typename\n    shop {\n      __typename\n      isOptedIn\n      level\n      ranks\n      points\n      claimDays\n      articles {\n        __typename\n        id\n        title\n        text\n        price\n        gives {\n          __typename\n          ...RewardTypeParts\n        }\n        fromLevel\n        pictureUrl\n        mostPerDay\n        mostInAll\n        boughtToday\n        boughtInAll\n      }\n      purchases {\n        __typename\n        ...ShopPurchaseParts\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment RewardTypeParts on RewardType {\n  __typename\n  ... on FreeSpin {\n    __typename\n    type\n    name\n    freeSpinsAmount\n    value\n    currency\n    betLevel\n    game {\n      __typename\n      url\n      json\n    }\n  }\n  ... on MoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n  }\n  ... on BonusMoneyDrop {\n    __typename\n    type\n    name\n    amount\n    currency\n    wageringRequirementFactor\n    maxPayout\n  }\n}\n\nfragment ShopPurchaseParts on ShopPurchase {\n  __typename\n  id\n  articleId\n  title\n  price\n  boughtAt\n  state\n  reason\n  assignationId\n}',
};

export const SourceOfWealthPage: TypedDocument<
  types.SourceOfWealthPageQuery,
  types.SourceOfWealthPageQueryVariables
> = {
  name: 'SourceOfWealthPage',
  id: 'b9e90b56a774e43b65f3f6c7cf429340e1515ef5f32debee5cf33aba77705a57',
  text: 'query SourceOfWealthPage {\n  ...FrameParts\n  viewer {\n    __typename\n    customer {\n      __typename\n      ...CustomerParts\n    }\n    sourceOfWealth {\n      __typename\n      ...SourceOfWealthParts\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment CustomerParts on Customer {\n  __typename\n  id\n  popUpsNeeded\n  isCancelWithdrawalBlocked\n  isIncreaseDepositLimitBlocked\n  isRewardsBlocked\n  isDepositsBlocked\n}\n\nfragment SourceOfWealthParts on SourceOfWealth {\n  __typename\n  id\n  status\n  sentAt\n  dueDate\n  dueDateExpired\n  requested {\n    __typename\n    comment\n    requestedFundingType\n  }\n  types {\n    __typename\n    type\n    options {\n      __typename\n      id\n      title\n      tooltip\n      checked\n    }\n    files {\n      __typename\n      documentId\n      name\n      sizeBytes\n      isSent\n    }\n    completed\n  }\n  maySend\n}',
};

export const SportsPage: TypedDocument<types.SportsPageQuery, types.SportsPageQueryVariables> = {
  name: 'SportsPage',
  id: '0bdf12713eb46d17a3f493983820ad849f2f481bca04389fda662a41d7afcdd5',
  text: 'query SportsPage {\n  ...FrameParts\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}',
};

export const StartIdentityVerification: TypedDocument<
  types.StartIdentityVerificationMutation,
  types.StartIdentityVerificationMutationVariables
> = {
  name: 'StartIdentityVerification',
  id: 'd31c818e853949669fab395b8cf01d7d9b6c6c235125772653507602e6caa178',
  text: 'mutation StartIdentityVerification {\n  startIdentityVerification {\n    __typename\n    url\n    token\n  }\n}',
};

export const StudioGames: TypedDocument<types.StudioGamesQuery, types.StudioGamesQueryVariables> = {
  name: 'StudioGames',
  id: '5e131ee83af80146e47b2a7bdca0209e7a05bcbbec540ebfdf949e8a9da453ae',
  text: 'query StudioGames($slug: String!, $first: Int = 30, $after: String, $currencyCode: Currency, $ipCountryCode: String, $subDivision: String, $license: String, $locale: String, $sort: GameSort, $filter: GameFilter) {\n  gameStudio(slug: $slug, locale: $locale) {\n    __typename\n    studio {\n      __typename\n      name\n      slug\n      imageUrl\n    }\n    games(\n      first: $first\n      after: $after\n      market: {currencyCode: $currencyCode, ipCountryCode: $ipCountryCode, subDivision: $subDivision, license: $license}\n      sort: $sort\n      filter: $filter\n    ) {\n      __typename\n      ...GamesParts\n    }\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}',
};

export const SubscribeToPush: TypedDocument<
  types.SubscribeToPushMutation,
  types.SubscribeToPushMutationVariables
> = {
  name: 'SubscribeToPush',
  id: '40ca52b3d48af0fbc24252336950f369d590f7367899d526c11a45d6580a5313',
  text: 'mutation SubscribeToPush($subscription: PushSubscriptionInput!, $endpoint: String!) {\n  subscribeToPush(subscription: $subscription) {\n    __typename\n    isSubscribed(endpoint: $endpoint)\n  }\n}',
};

export const SyncRecentlyPlayedGames: TypedDocument<
  types.SyncRecentlyPlayedGamesQuery,
  types.SyncRecentlyPlayedGamesQueryVariables
> = {
  name: 'SyncRecentlyPlayedGames',
  id: '6d8905a29018ab100c18522bb7a6f59e543308745b49d7c6352fb36ac3a4af70',
  text: 'query SyncRecentlyPlayedGames($maxRecentlyPlayedGames: Int = 5) {\n  viewer {\n    __typename\n    id\n    recentlyPlayedGamesV2(maxRecentlyPlayedGames: $maxRecentlyPlayedGames) {\n      __typename\n      gameDescriptorV2 {\n        __typename\n        json {\n          __typename\n          gameId\n          isLiveCasinoGame\n        }\n      }\n    }\n  }\n}',
};

export const TakeTimeout: TypedDocument<types.TakeTimeoutMutation, types.TakeTimeoutMutationVariables> = {
  name: 'TakeTimeout',
  id: '6f9a95c0900d471bf2b37fdccd9175fc533854eaeb38279a57666c3a87f0877d',
  text: 'mutation TakeTimeout($days: Int!, $idempotencyKey: ID!) {\n  takeTimeout(days: $days, idempotencyKey: $idempotencyKey) {\n    __typename\n    endsAt\n  }\n}',
};

export const TournamentsPage: TypedDocument<types.TournamentsPageQuery, types.TournamentsPageQueryVariables> =
  {
    name: 'TournamentsPage',
    id: '586431913cbde06f2ab3987b17dc6eef2002db49c57695d59b6de5453438fa6e',
    text: 'query TournamentsPage($first: Int = 12) {\n  ...FrameParts\n  gameList(slug: "all-games") {\n    __typename\n    ...CountedGamesParts\n  }\n  gamificationSettings {\n    __typename\n    enabled\n    tournamentsPage {\n      __typename\n      title\n      description\n      image {\n        __typename\n        ...ContentPictureParts\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment CountedGamesParts on GameList {\n  __typename\n  name\n  slug\n  format\n  isRanked\n  path\n  games(first: $first, sort: popular) {\n    __typename\n    ...GamesParts\n  }\n}\n\nfragment GamesParts on GameConnection {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...GameParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n  totalCount\n}\n\nfragment GameParts on Game {\n  __typename\n  id\n  slug\n  idx\n  lookupId\n  title\n  category\n  studio {\n    __typename\n    name\n    slug\n    imageUrl\n  }\n  rtp\n  isNew\n  isLive\n  tileColour\n  tileUrl\n  isFavourite\n}\n\nfragment ContentPictureParts on ContentPicture {\n  __typename\n  url\n  colours {\n    __typename\n    panel\n    text\n    accent\n  }\n}',
  };

export const TransactionsPage: TypedDocument<
  types.TransactionsPageQuery,
  types.TransactionsPageQueryVariables
> = {
  name: 'TransactionsPage',
  id: 'b6bed33c0884d2ae38e978ab1701536c9ab0931c11b275f3f0672d87acc2b8c3',
  text: 'query TransactionsPage($type: TransactionType!, $first: Int! = 20) {\n  ...FrameParts\n  viewer {\n    __typename\n    wallet {\n      __typename\n      ...DebtParts\n    }\n    transactions(filter: {type: $type}, first: $first) {\n      __typename\n      ...TransactionPageParts\n    }\n    netDeposits {\n      __typename\n      deposited\n      withdrawn\n      net\n      currency\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment DebtParts on Wallet {\n  __typename\n  id\n  owed\n  currency\n}\n\nfragment TransactionPageParts on TransactionPage {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...TransactionParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const TransactionsSlice: TypedDocument<
  types.TransactionsSliceQuery,
  types.TransactionsSliceQueryVariables
> = {
  name: 'TransactionsSlice',
  id: '75fc5ef35b210bcea73cb70d3bfed9e085d44e19da446ffbfc46879dd6bebf83',
  text: 'query TransactionsSlice($filter: TransactionFilter, $sort: TransactionSort, $first: Int! = 20, $after: String) {\n  viewer {\n    __typename\n    id\n    transactions(filter: $filter, sort: $sort, first: $first, after: $after) {\n      __typename\n      ...TransactionPageParts\n    }\n  }\n}\n\nfragment TransactionPageParts on TransactionPage {\n  __typename\n  edges {\n    __typename\n    cursor\n    node {\n      __typename\n      ...TransactionParts\n    }\n  }\n  pageInfo {\n    __typename\n    hasNextPage\n    endCursor\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const TransactionUpdated: TypedDocument<
  types.TransactionUpdatedSubscription,
  types.TransactionUpdatedSubscriptionVariables
> = {
  name: 'TransactionUpdated',
  id: '0b64a070ec684d06586e9671e73626666770a5e37239898bef9a6462ddd9b635',
  text: 'subscription TransactionUpdated {\n  transactionUpdated {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}',
};

export const Translations: TypedDocument<types.TranslationsQuery, types.TranslationsQueryVariables> = {
  name: 'Translations',
  id: '672ee0056e81509bf54764cd1c9cc87224ae39f861b2e5c21a03f5f19ed60a13',
  text: 'query Translations($keys: [String!]!) {\n  translations(keys: $keys) {\n    __typename\n    key\n    text\n  }\n}',
};

export const UnsubscribeFromPush: TypedDocument<
  types.UnsubscribeFromPushMutation,
  types.UnsubscribeFromPushMutationVariables
> = {
  name: 'UnsubscribeFromPush',
  id: 'e90d720e8e03542f1f9cf3185cda3bc2d28a5ff06906560bbf3fb18e07f14463',
  text: 'mutation UnsubscribeFromPush($endpoint: String!) {\n  unsubscribeFromPush(endpoint: $endpoint) {\n    __typename\n    isSubscribed(endpoint: $endpoint)\n  }\n}',
};

export const UpdateMarketingPreferences: TypedDocument<
  types.UpdateMarketingPreferencesMutation,
  types.UpdateMarketingPreferencesMutationVariables
> = {
  name: 'UpdateMarketingPreferences',
  id: '118e225997676860852c237c9d82c4be1e356fb4989b7c72e85dcce6b73b578f',
  text: 'mutation UpdateMarketingPreferences($preferences: MarketingChoice!) {\n  updateMarketingPreferences(preferences: $preferences) {\n    __typename\n    ...MarketingParts\n  }\n}\n\nfragment MarketingParts on Player {\n  __typename\n  id\n  marketingPreferences {\n    __typename\n    marketingBlocked\n  }\n  isSmsMarketingAccepted\n  isEmailMarketingAccepted\n  isPhoneMarketingAccepted\n  isWebPushMarketingAccepted\n}',
};

export const VerificationPage: TypedDocument<
  types.VerificationPageQuery,
  types.VerificationPageQueryVariables
> = {
  name: 'VerificationPage',
  id: '40b1f0393f0820768b90b576864930454686997b4e838423fa9f762f9bf3f4f2',
  text: 'query VerificationPage($countryCode: String) {\n  ...FrameParts\n  ...BasicLayoutParts\n  viewer {\n    __typename\n    player {\n      __typename\n      phoneNumber\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment BasicLayoutParts on Query {\n  basicLayout(countryCode: $countryCode) {\n    __typename\n    label\n    title\n    licensee {\n      __typename\n      company\n      licenceNumber\n      address\n    }\n    authority {\n      __typename\n      name\n      url\n    }\n    helpLine {\n      __typename\n      name\n      url\n      phone\n    }\n  }\n}',
};

export const VerifyEmail: TypedDocument<types.VerifyEmailMutation, types.VerifyEmailMutationVariables> = {
  name: 'VerifyEmail',
  id: 'a5164225e2e7a0e98d66a56477b5c21e4b331f24cb4099502522187f0f15a5c8',
  text: 'mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    __typename\n    outcome\n  }\n}',
};

export const VerifyPhone: TypedDocument<types.VerifyPhoneMutation, types.VerifyPhoneMutationVariables> = {
  name: 'VerifyPhone',
  id: 'f1778521a51a4b965d8e5ebb7e8cde652b098847cf276d41011f4c246031885e',
  text: 'mutation VerifyPhone($attempt: String!, $code: String!) {\n  verifyPhone(attempt: $attempt, code: $code) {\n    __typename\n    id\n    phoneNumber\n    isPhoneNumberVerified\n  }\n}',
};

export const Wallet: TypedDocument<types.WalletSubscription, types.WalletSubscriptionVariables> = {
  name: 'Wallet',
  id: '77c55afbaec289c501d8ce8c3db5920a616fa42a176df3cdd6f808bde565d8db',
  text: 'subscription Wallet {\n  balanceUpdated {\n    __typename\n    ...BalanceParts\n  }\n}\n\nfragment BalanceParts on BalanceUpdate {\n  __typename\n  balance\n  bonusBalance\n  currency\n  amount\n  moneyType\n  wageringProgress\n  sequence\n}',
};

export const WinsBeingChecked: TypedDocument<
  types.WinsBeingCheckedQuery,
  types.WinsBeingCheckedQueryVariables
> = {
  name: 'WinsBeingChecked',
  id: '93d8f614ec5fa836ab353a0bc2dab4d533ffb75dafc86c72ede4a5fbe55b8ddd',
  text: 'query WinsBeingChecked {\n  viewer {\n    __typename\n    id\n    wallet {\n      __typename\n      id\n      beingChecked\n      currency\n    }\n  }\n}',
};

export const WithdrawPage: TypedDocument<types.WithdrawPageQuery, types.WithdrawPageQueryVariables> = {
  name: 'WithdrawPage',
  id: 'e0d4476d495b06699819d7ced53842775cf2e7ee0235a4d1e5844146a998fb8b',
  text: 'query WithdrawPage {\n  ...FrameParts\n  viewer {\n    __typename\n    ...LastDepositParts\n    cashier {\n      __typename\n      ...CashierParts\n      withdrawal {\n        __typename\n        ...DeskParts\n      }\n    }\n  }\n}\n\nfragment FrameParts on Query {\n  viewer {\n    __typename\n    ...ViewerParts\n  }\n  menu(menuKey: "lobbyMenu") {\n    __typename\n    ...MenuParts\n  }\n}\n\nfragment ViewerParts on Viewer {\n  __typename\n  id\n  playerGamificationDetails {\n    __typename\n    level\n  }\n  player {\n    __typename\n    ...PlayerParts\n  }\n  customer {\n    __typename\n    id\n  }\n  wallet {\n    __typename\n    ...WalletParts\n  }\n}\n\nfragment PlayerParts on Player {\n  __typename\n  id\n  playerId\n  accountStatus {\n    __typename\n    status\n    cause\n    reopenByCustomerAllowed\n  }\n  country {\n    __typename\n    id\n    code\n    name\n    currency\n  }\n  language\n  email\n  emailVerified\n  canChangeEmail\n  isPhoneNumberVerified\n  personalInfo {\n    __typename\n    firstName\n    lastName\n  }\n  guards\n  banner {\n    __typename\n    ...BannerParts\n  }\n  sessionStartedAt\n  lastSignInAt\n}\n\nfragment BannerParts on AccountBanner {\n  __typename\n  id\n  type\n  title\n  text\n  action {\n    __typename\n    ...ContentLinkParts\n  }\n  dismissal\n  changesAt\n}\n\nfragment ContentLinkParts on ContentLink {\n  __typename\n  label\n  url\n}\n\nfragment WalletParts on Wallet {\n  __typename\n  id\n  balance\n  bonusBalance\n  currency\n  minDepositAmount\n  minWithdrawalAmount\n}\n\nfragment MenuParts on Menu {\n  __typename\n  items {\n    __typename\n    key\n    path\n    count\n  }\n}\n\nfragment LastDepositParts on Viewer {\n  __typename\n  id\n  lastCompletedDeposit {\n    __typename\n    provider\n    payload\n  }\n}\n\nfragment CashierParts on Cashier {\n  __typename\n  currency\n  withdrawable\n  weekendUntil\n  underWay {\n    __typename\n    ...TransactionParts\n  }\n}\n\nfragment TransactionParts on Transaction {\n  __typename\n  id\n  type\n  status\n  provider\n  method\n  accountLabel\n  amount\n  fee\n  currency\n  speed\n  createdAt\n  processedAt\n  waitsFor {\n    __typename\n    for\n    by\n  }\n  refusal {\n    __typename\n    ...RefusalParts\n    reason\n  }\n  cancelReason\n  isCancellable\n  frameUrl\n}\n\nfragment RefusalParts on CashierRefusal {\n  __typename\n  type\n  rule\n  until\n}\n\nfragment DeskParts on CashierDesk {\n  __typename\n  refusal {\n    __typename\n    ...RefusalParts\n  }\n  minAmount\n  maxAmount\n  presets\n  methods {\n    __typename\n    id\n    label\n    provider\n    kind\n    speed\n    takesMinutes\n    minAmount\n    maxAmount\n    feeRate\n    feeFixed\n    accounts {\n      __typename\n      id\n      label\n      owedBack\n    }\n    takesNewAccount\n    carriesAward\n    refusal {\n      __typename\n      ...RefusalParts\n    }\n  }\n}',
};
