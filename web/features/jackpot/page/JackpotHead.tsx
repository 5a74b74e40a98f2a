import { PageHead } from '../../../ui/pageHead/PageHead.tsx';
import { PotMark } from '../pots/PotMark.tsx';
import './jackpotHead.css';

export interface JackpotHeadProps {
  /** JACK-04: the first two rows are in the heading, the rest below it. */
  titleRows: readonly string[];
  subtitle: string;
  /** Image paths. JACK-03: without an image a default one is drawn. */
  logo: string | null;
  desktopImage: string | null;
  mobileImage: string | null;
}

export const JackpotHead = ({ titleRows, subtitle, logo, desktopImage, mobileImage }: JackpotHeadProps) => (
  <PageHead
    titleRows={titleRows}
    lead={subtitle}
    logo={logo}
    desktopImage={desktopImage}
    mobileImage={mobileImage}
    drawing={<PotMark pot="mega" />}
    isJackpot
  />
);
