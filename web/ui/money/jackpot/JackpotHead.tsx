import { PageHead } from '../../pageHead/PageHead.tsx';
import { PotMark } from './PotMark.tsx';
import './jackpotHead.css';

export interface JackpotHeadProps {
  /** JACK-04: the first two in the heading, the rest beneath. */
  titleRows: readonly string[];
  subtitle: string;
  /** Paths. JACK-03: without a picture the house draws its own. */
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
