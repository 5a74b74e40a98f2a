import './steps.css';

export interface Step {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="fy-steps">
    {steps.map(({ key, title, text }) => (
      <li className="fy-step" key={key}>
        <span className="fy-step__n" aria-hidden="true" />
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
