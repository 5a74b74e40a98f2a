/**
 * Feature toggles of a site (FLAG-01 to FLAG-20), named as in the specification. A toggle that a site does
 * not list is off (FLAG-21).
 */
export const FEATURES = [
  'BasicEnterCode',
  'BonusChecker',
  'BonusLists',
  'DarkCashierLayout',
  'DefaultConsentRegistration',
  'DisablePhoneVerificationForRewards',
  'DisableWeekendWithdrawalMessages',
  'EnableCashierIBAwardAnnouncement',
  'EnableFinancialHistory',
  'EnableGamesInformationMessage',
  'EnableKrofortQuickDepositWithLastUsedAccount',
  'EnablePhoneVerification',
  'EnableZendeskWebWidget',
  'JackpotAutoOptIn',
  'JackpotInRegistrationFlow',
  'Keycloak',
  'OverlaySourceOfWealth',
  'QuickMenu',
  'ShowRTP',
  'Sportsbook',
] as const;

export type Feature = (typeof FEATURES)[number];
