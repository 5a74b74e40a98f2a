import '../../pageHead/pageHead.css';
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

export function JackpotHead({ titleRows, subtitle, logo, desktopImage, mobileImage }: JackpotHeadProps) {
  const [first, second, ...rest] = titleRows;
  const image = desktopImage ?? mobileImage;
  return (
    <section className="fy-pagehead fy-pagehead--jackpot">
      <div className="fy-pagehead__text">
        {logo !== null && <img className="fy-pagehead__logo" src={logo} alt="" width={56} height={56} />}
        <h1>
          <span>{first}</span> {second !== undefined && <span>{second}</span>}
        </h1>
        {rest.map((row) => (
          <p className="fy-pagehead__rows" key={row}>
            {row}
          </p>
        ))}
        <p className="fy-pagehead__rows">{subtitle}</p>
      </div>
      <div className="fy-pagehead__art">
        {image === null ? (
          <PotMark pot="mega" />
        ) : (
          <picture>
            {mobileImage !== null && <source media="(max-width: 767.98px)" srcSet={mobileImage} />}
            <img src={image} alt="" />
          </picture>
        )}
      </div>
    </section>
  );
}
