import type { Screen, ScreenName } from './page.ts';

const notFound = {
  module: 'shell/screens/NotFoundScreen.tsx',
  areas: [],
  load: () => import('../screens/NotFoundScreen.tsx').then((loaded) => loaded.NotFoundScreen),
};

/** OPEN-51: diagnostics for engineers; production builds do not contain this screen. */
const internal = {
  module: 'shell/screens/InternalScreen.tsx',
  areas: [],
  load: () => import('../screens/InternalScreen.tsx').then((loaded) => loaded.InternalScreen),
};

export const SCREENS = {
  signIn: {
    module: 'features/signIn/SignInScreen.tsx',
    areas: ['identity'],
    isFullBleed: true,
    load: () => import('../../features/signIn/SignInScreen.tsx').then((loaded) => loaded.SignInScreen),
  },
  register: {
    module: 'features/registration/RegisterScreen.tsx',
    areas: ['identity', 'forms', 'registration', 'signIn'],
    shape: 'form',
    isFullBleed: true,
    load: () =>
      import('../../features/registration/RegisterScreen.tsx').then((loaded) => loaded.RegisterScreen),
  },
  verifyEmail: {
    module: 'features/registration/email/VerifyEmailScreen.tsx',
    areas: ['places', 'verification'],
    load: () =>
      import('../../features/registration/email/VerifyEmailScreen.tsx').then(
        (loaded) => loaded.VerifyEmailScreen,
      ),
  },
  customSignIn: {
    module: 'features/signIn/codes/CustomSignInScreen.tsx',
    areas: ['identity', 'signIn'],
    isFullBleed: true,
    load: () =>
      import('../../features/signIn/codes/CustomSignInScreen.tsx').then(
        (loaded) => loaded.CustomSignInScreen,
      ),
  },
  enterCode: {
    module: 'features/signIn/codes/EnterCodeScreen.tsx',
    areas: ['signIn'],
    shape: 'form',
    isFullBleed: true,
    load: () =>
      import('../../features/signIn/codes/EnterCodeScreen.tsx').then((loaded) => loaded.EnterCodeScreen),
  },
  resendCode: {
    module: 'features/signIn/codes/ResendCodeScreen.tsx',
    areas: ['signIn'],
    shape: 'form',
    isFullBleed: true,
    load: () =>
      import('../../features/signIn/codes/ResendCodeScreen.tsx').then((loaded) => loaded.ResendCodeScreen),
  },
  providerLogin: {
    module: 'features/signIn/providers/ProviderLoginScreen.tsx',
    areas: ['identity', 'signIn'],
    isFullBleed: true,
    load: () =>
      import('../../features/signIn/providers/ProviderLoginScreen.tsx').then(
        (loaded) => loaded.ProviderLoginScreen,
      ),
  },
  providerHandler: {
    module: 'features/signIn/providers/ProviderHandlerScreen.tsx',
    areas: ['identity', 'signIn'],
    load: () =>
      import('../../features/signIn/providers/ProviderHandlerScreen.tsx').then(
        (loaded) => loaded.ProviderHandlerScreen,
      ),
  },
  tokenHandler: {
    module: 'features/signIn/providers/TokenHandlerScreen.tsx',
    areas: ['identity', 'signIn'],
    load: () =>
      import('../../features/signIn/providers/TokenHandlerScreen.tsx').then(
        (loaded) => loaded.TokenHandlerScreen,
      ),
  },
  phoneVerification: {
    module: 'features/registration/phone/PhoneVerificationScreen.tsx',
    areas: ['identity', 'signIn', 'verification'],
    isFullBleed: true,
    load: () =>
      import('../../features/registration/phone/PhoneVerificationScreen.tsx').then(
        (loaded) => loaded.PhoneVerificationScreen,
      ),
  },
  sourceOfWealth: {
    module: 'features/sourceOfWealth/SourceOfWealthScreen.tsx',
    areas: ['verification'],
    shape: 'form',
    load: () =>
      import('../../features/sourceOfWealth/SourceOfWealthScreen.tsx').then(
        (loaded) => loaded.SourceOfWealthScreen,
      ),
  },
  loginHandler: {
    module: 'features/signIn/LoginHandlerScreen.tsx',
    areas: ['identity'],
    load: () =>
      import('../../features/signIn/LoginHandlerScreen.tsx').then((loaded) => loaded.LoginHandlerScreen),
  },
  lobby: {
    module: 'shell/screens/LobbyRouteScreen.tsx',
    areas: ['games', 'blocks'],
    shape: 'carousels',
    load: () => import('../screens/LobbyRouteScreen.tsx').then((loaded) => loaded.LobbyRouteScreen),
  },
  gameList: {
    module: 'features/catalogue/gameList/GameListScreen.tsx',
    areas: ['games'],
    shape: 'grid',
    load: () =>
      import('../../features/catalogue/gameList/GameListScreen.tsx').then((loaded) => loaded.GameListScreen),
  },
  games: {
    module: 'features/catalogue/browse/GamesScreen.tsx',
    areas: ['games'],
    shape: 'carousels',
    load: () =>
      import('../../features/catalogue/browse/GamesScreen.tsx').then((loaded) => loaded.GamesScreen),
  },
  gameLists: {
    module: 'features/catalogue/browse/GameListsScreen.tsx',
    areas: ['games'],
    shape: 'grid',
    load: () =>
      import('../../features/catalogue/browse/GameListsScreen.tsx').then((loaded) => loaded.GameListsScreen),
  },
  categories: {
    module: 'features/catalogue/browse/CategoriesScreen.tsx',
    areas: ['games'],
    shape: 'grid',
    load: () =>
      import('../../features/catalogue/browse/CategoriesScreen.tsx').then(
        (loaded) => loaded.CategoriesScreen,
      ),
  },
  category: {
    module: 'features/catalogue/category/CategoryScreen.tsx',
    areas: ['games'],
    shape: 'grid',
    load: () =>
      import('../../features/catalogue/category/CategoryScreen.tsx').then((loaded) => loaded.CategoryScreen),
  },
  studios: {
    module: 'features/catalogue/studio/StudiosScreen.tsx',
    areas: ['games'],
    shape: 'grid',
    load: () =>
      import('../../features/catalogue/studio/StudiosScreen.tsx').then((loaded) => loaded.StudiosScreen),
  },
  studio: {
    module: 'features/catalogue/studio/StudioScreen.tsx',
    areas: ['games'],
    shape: 'grid',
    load: () =>
      import('../../features/catalogue/studio/StudioScreen.tsx').then((loaded) => loaded.StudioScreen),
  },
  game: {
    module: 'features/catalogue/game/GameScreen.tsx',
    areas: ['games'],
    shape: 'game',
    load: () => import('../../features/catalogue/game/GameScreen.tsx').then((loaded) => loaded.GameScreen),
  },
  deposit: {
    module: 'features/cashier/DepositScreen.tsx',
    areas: ['cashier'],
    shape: 'form',
    load: () => import('../../features/cashier/DepositScreen.tsx').then((loaded) => loaded.DepositScreen),
  },
  withdraw: {
    module: 'features/cashier/WithdrawScreen.tsx',
    areas: ['cashier'],
    shape: 'form',
    load: () => import('../../features/cashier/WithdrawScreen.tsx').then((loaded) => loaded.WithdrawScreen),
  },
  jackpot: {
    module: 'shell/screens/JackpotRouteScreen.tsx',
    areas: ['jackpot'],
    load: () => import('../screens/JackpotRouteScreen.tsx').then((loaded) => loaded.JackpotRouteScreen),
  },
  raffle: {
    module: 'shell/screens/RaffleScreen.tsx',
    areas: ['games', 'raffle'],
    load: () => import('../screens/RaffleScreen.tsx').then((loaded) => loaded.RaffleScreen),
  },
  loyalty: {
    module: 'features/gamification/loyalty/LoyaltyScreen.tsx',
    areas: ['games', 'gamification'],
    load: () =>
      import('../../features/gamification/loyalty/LoyaltyScreen.tsx').then((loaded) => loaded.LoyaltyScreen),
  },
  widget: {
    module: 'features/gamification/WidgetScreen.tsx',
    areas: ['gamification'],
    load: () => import('../../features/gamification/WidgetScreen.tsx').then((loaded) => loaded.WidgetScreen),
  },
  rewards: {
    module: 'features/rewards/RewardsScreen.tsx',
    areas: ['places'],
    load: () => import('../../features/rewards/RewardsScreen.tsx').then((loaded) => loaded.RewardsScreen),
  },
  shop: {
    module: 'features/shop/ShopScreen.tsx',
    areas: ['shop', 'places'],
    load: () => import('../../features/shop/ShopScreen.tsx').then((loaded) => loaded.ShopScreen),
  },
  calendar: {
    module: 'features/calendar/CalendarScreen.tsx',
    areas: ['calendar', 'places', 'blocks'],
    load: () => import('../../features/calendar/CalendarScreen.tsx').then((loaded) => loaded.CalendarScreen),
  },
  cashback: {
    module: 'features/cashback/CashbackScreen.tsx',
    areas: ['cashback'],
    load: () => import('../../features/cashback/CashbackScreen.tsx').then((loaded) => loaded.CashbackScreen),
  },
  promotions: {
    module: 'features/promotions/PromotionsScreen.tsx',
    areas: ['places', 'games', 'blocks'],
    load: () =>
      import('../../features/promotions/PromotionsScreen.tsx').then((loaded) => loaded.PromotionsScreen),
  },
  jackpotVerify: {
    module: 'features/jackpot/verify/VerifyScreen.tsx',
    areas: ['jackpot', 'proof'],
    load: () =>
      import('../../features/jackpot/verify/VerifyScreen.tsx').then((loaded) => loaded.VerifyScreen),
  },
  raffleVerify: {
    module: 'features/raffle/verify/VerifyScreen.tsx',
    areas: ['raffle', 'proof'],
    load: () => import('../../features/raffle/verify/VerifyScreen.tsx').then((loaded) => loaded.VerifyScreen),
  },
  cookies: {
    module: 'features/consent/CookieScreen.tsx',
    areas: ['consent'],
    load: () => import('../../features/consent/CookieScreen.tsx').then((loaded) => loaded.CookieScreen),
  },
  profile: {
    module: 'features/player/ProfileScreen.tsx',
    areas: ['profile', 'account', 'catalogue', 'notifications', 'verification'],
    shape: 'form',
    load: () => import('../../features/player/ProfileScreen.tsx').then((loaded) => loaded.ProfileScreen),
  },
  legal: {
    module: 'shell/screens/LegalRouteScreen.tsx',
    areas: ['legal', 'games', 'blocks'],
    load: () => import('../screens/LegalRouteScreen.tsx').then((loaded) => loaded.LegalRouteScreen),
  },
  moreCasinos: {
    module: 'features/content/moreCasinos/MoreCasinosScreen.tsx',
    areas: ['legal'],
    shape: 'grid',
    load: () =>
      import('../../features/content/moreCasinos/MoreCasinosScreen.tsx').then(
        (loaded) => loaded.MoreCasinosScreen,
      ),
  },
  sports: {
    module: 'shell/screens/SportsScreen.tsx',
    areas: ['identity', 'sports'],
    load: () => import('../screens/SportsScreen.tsx').then((loaded) => loaded.SportsScreen),
  },
  internal: HAS_TEST_UTILITIES ? internal : notFound,
  notFound,
  failed: {
    module: 'shell/screens/FailedScreen.tsx',
    areas: [],
    load: () => import('../screens/FailedScreen.tsx').then((loaded) => loaded.FailedScreen),
  },
} as const satisfies Record<ScreenName, Screen>;

export const screenOf = (name: ScreenName): Screen => SCREENS[name];
