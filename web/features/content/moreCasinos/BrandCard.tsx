import { Link } from '../../../ui/link/Link.tsx';
import { panelStyle, type PanelColours } from '../../../ui/hero/Hero.tsx';
import '../../../ui/hero/promo.css';
import './brandCard.css';

export interface BrandCardProps extends PanelColours {
  /** External URL. */
  href: string;
  kicker: string;
  title: string;
  copy: string;
  more: string;
  logo: { url: string; width: number; height: number };
  /** Background colour that the logo is designed for. */
  markColour: string;
}

/** A link to another brand, in that brand's colours. */
export function BrandCard({ href, kicker, title, copy, more, logo, markColour, ...colours }: BrandCardProps) {
  return (
    <Link className="fy-promo" href={href} style={panelStyle(colours)}>
      <div className="fy-promo__text">
        <span className="fy-promo__kicker">{kicker}</span>
        <h2 className="fy-promo__title">{title}</h2>
        <p className="fy-promo__copy">{copy}</p>
        <span className="fy-promo__more">{more}</span>
      </div>
      <div className="fy-promo__art fy-brand__mark" style={{ background: markColour }}>
        <img src={logo.url} width={logo.width} height={logo.height} alt="" />
      </div>
    </Link>
  );
}
