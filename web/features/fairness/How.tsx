import { Section } from '../../ui/section/Section.tsx';
import '../../ui/pageHead/prose.css';

/** Explains why the operator could not have changed the draw. */
export function How({
  title,
  lead,
  steps,
}: {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
}) {
  return (
    <Section title={title}>
      <div className="fy-prose">
        <p>{lead}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** What cannot be recomputed from the published data, and why. */
export function Limits({ title, limits }: { readonly title: string; readonly limits: readonly string[] }) {
  return (
    <div className="fy-prose">
      <h3>{title}</h3>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  );
}
