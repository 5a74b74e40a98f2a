import type { OverlayContents } from '../../app/overlays.ts';
import type { Views } from './overlayStore.ts';

const win = () => import('./win/WinOverlay.tsx').then((loaded) => loaded.WinOverlay);

/** The code of a variant is loaded when it first opens. */
export const VIEWS: Views<OverlayContents> = {
  confirmation: () => import('./ConfirmationOverlay.tsx').then((loaded) => loaded.ConfirmationOverlay),
  default: () => import('./DefaultOverlay.tsx').then((loaded) => loaded.DefaultOverlay),
  error: () => import('./ErrorOverlay.tsx').then((loaded) => loaded.ErrorOverlay),
  search: () => import('./SearchOverlay.tsx').then((loaded) => loaded.SearchOverlay),
  'quick-deposit': () =>
    import('./quickDeposit/QuickDepositOverlay.tsx').then((loaded) => loaded.QuickDepositOverlay),
  'bonus-checker': () => import('./BonusCheckerOverlay.tsx').then((loaded) => loaded.BonusCheckerOverlay),
  'reality-check': () =>
    import('../../features/realityCheck/RealityCheckOverlay.tsx').then(
      (loaded) => loaded.RealityCheckOverlay,
    ),
  'jackpot-win': win,
  'raffle-win': win,
  sow: () => import('./compliance/SourceOfWealthOverlay.tsx').then((loaded) => loaded.SourceOfWealthOverlay),
  'sumsub-kyc-required': () => import('./compliance/KycOverlay.tsx').then((loaded) => loaded.KycOverlay),
  'content-accept': () =>
    import('./compliance/ContentAcceptOverlay.tsx').then((loaded) => loaded.ContentAcceptOverlay),
  'action-error': () => import('./ActionErrorOverlay.tsx').then((loaded) => loaded.ActionErrorOverlay),
};
