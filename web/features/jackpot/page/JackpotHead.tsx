import { PageHead, type PageHeadProps } from '../../../ui/pageHead/PageHead.tsx';
import { PotMark } from '../pots/PotMark.tsx';
import './jackpotHead.css';

export type JackpotHeadProps = Omit<PageHeadProps, 'drawing' | 'isJackpot'>;

/** JACK-03: without an image a default one is drawn. JACK-04: the heading has two rows, the rest is below it. */
export const JackpotHead = (props: JackpotHeadProps) => (
  <PageHead {...props} drawing={<PotMark pot="mega" />} isJackpot />
);
