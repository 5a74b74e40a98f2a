import { useBrowserValue } from '../../../app/useStore.ts';
import { useLazyPart } from '../../../app/useLazyPart.ts';

const loadToast = () => import('./AmountToast.tsx');

/** Loads the toast of an amount on the few pages whose URL asks for one. */
export function AmountToastByAddress() {
  const isAsked = useBrowserValue(() => new URLSearchParams(location.search).has('showToast'), false);
  const toast = useLazyPart(isAsked, 'wallet', loadToast);
  return toast && <toast.AmountToast />;
}
