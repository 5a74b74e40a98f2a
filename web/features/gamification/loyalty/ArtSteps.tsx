import { Icon } from '../../../ui/icon/Icon.tsx';
import '../../../ui/section/steps.css';
import './loyalty.css';

export interface ArtStep {
  readonly key: string;
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  /** Image path. */
  readonly art: string;
}

/** LOY-05: numbered steps, each with a picture and an arrow to the next. */
export const ArtSteps = ({ steps }: { steps: readonly ArtStep[] }) => (
  <ol className="fy-steps fy-artsteps">
    {steps.map(({ key, title, subtitle, text, art }, index) => (
      <li className="fy-step" key={key}>
        <img className="fy-step__art" src={art} alt="" loading="lazy" decoding="async" />
        <span className="fy-step__n" aria-hidden="true" />
        <h3>
          {title}
          <span className="fy-step__sub">{subtitle}</span>
        </h3>
        <p>{text}</p>
        {index < steps.length - 1 && (
          <span className="fy-step__arrow">
            <Icon name="caret-right" weight="bold" size="small" />
          </span>
        )}
      </li>
    ))}
  </ol>
);
