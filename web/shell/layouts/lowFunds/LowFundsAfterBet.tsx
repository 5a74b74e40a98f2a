import { useState } from 'react';
import { useLazyPart } from '../../../app/useLazyPart.ts';
import { useWallet } from '../../../features/wallet/index.ts';
import type { Page } from '../../routing/page.ts';

const loadPrompt = () => import('./LowFunds.tsx');

/** Loads what suggests a deposit with the first bet: before that there is nothing to suggest. */
export function LowFundsAfterBet({ destination }: { readonly destination: Page }) {
  const { latest } = useWallet();
  const [hasBet, setHasBet] = useState(false);
  if (!hasBet && latest?.moneyType === 'CasinoBet') setHasBet(true);
  const prompt = useLazyPart(hasBet, 'wallet', loadPrompt);
  return prompt && <prompt.LowFunds destination={destination} />;
}
