import { Icon } from '../../../ui/icon/Icon.tsx';
import './loyalty.css';

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** LOY-10: each question toggles its answer, by pointer and keyboard. */
export const Faq = ({ items }: { items: readonly FaqItem[] }) => (
  <div className="fy-faq">
    {items.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          {question}
          <Icon name="caret-down" weight="bold" size="small" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
