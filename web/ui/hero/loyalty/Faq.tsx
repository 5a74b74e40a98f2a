import { Icon } from '../../icon/Icon.tsx';
import './loyalty.css';

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

/** LOY-10: each question opens its answer and closes it again, by the pointer and by key. */
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
