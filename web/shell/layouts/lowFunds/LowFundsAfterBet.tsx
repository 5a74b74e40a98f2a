import { useLazyPart } from '../../../app/useLazyPart.ts';
import { useWallet } from '../../../features/wallet/index.ts';
import type { Page } from '../../routing/page.ts';

const loadPrompt = () => import('./LowFunds.tsx');

/** Loads what suggests a deposit with the first change of the balance: before that there is nothing to suggest. */
export function LowFundsAfterBet({ destination }: { readonly destination: Page }) {
  const prompt = useLazyPart(useWallet().latest !== null, 'wallet', loadPrompt);
  return prompt && <prompt.LowFunds destination={destination} />;
}
