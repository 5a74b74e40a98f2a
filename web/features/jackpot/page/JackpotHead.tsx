import { PageHead, type PageHeadProps } from '../../../ui/pageHead/PageHead.tsx';
import { PotMark } from '../pots/PotMark.tsx';
import './jackpotHead.css';

export type JackpotHeadProps = Omit<PageHeadProps, 'drawing' | 'isJackpot'>;

/** JACK-03: a jackpot without an image has a drawing. JACK-04: the heading has two rows. */
export const JackpotHead = (props: JackpotHeadProps) => (
  <PageHead {...props} drawing={<PotMark pot="mega" />} isJackpot />
);
