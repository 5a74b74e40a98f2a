import { Link } from '../link/Link.tsx';
import { panelStyle, type PanelColours } from './Hero.tsx';
import './promo.css';

export interface PromoProps extends PanelColours {
  href: string;
  kicker: string;
  title: string;
  copy: string;
  more: string;
  artUrl: string;
}

/** A promotion card in its picture's colours, shown beside the hero in `layout2`. */
export function Promo({ href, kicker, title, copy, more, artUrl, ...colours }: PromoProps) {
  return (
    <Link className="fy-promo" href={href} style={panelStyle(colours)}>
      <div className="fy-promo__text">
        <span className="fy-promo__kicker">{kicker}</span>
        <h2 className="fy-promo__title">{title}</h2>
        <p className="fy-promo__copy">{copy}</p>
        <span className="fy-promo__more">{more}</span>
      </div>
      <div className="fy-promo__art">
        <img src={artUrl} alt="" loading="lazy" decoding="async" />
      </div>
    </Link>
  );
}
