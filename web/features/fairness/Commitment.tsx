import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { HashValue } from './Proof.tsx';
import { useText } from '../../i18n/i18n.tsx';

export interface CommitmentProps {
  readonly commitment: string;
  /** URL of the page including the commitment, for readers who want to save it. */
  readonly href: string;
  /** True if a click opened the item; the clicked button may be far above. */
  readonly takesFocus: boolean;
}

export function Commitment({ commitment, href, takesFocus }: CommitmentProps) {
  const text = useText();
  // Moves the focus of keyboard and screen reader users to this element.
  const here = useFocusHere<HTMLParagraphElement>();
  return (
    <>
      <p {...(takesFocus && { ref: here, tabIndex: -1 })}>
        {text('proof.commitment')}
        <br />
        <HashValue>{commitment}</HashValue>
      </p>
      <p>
        <a className="fy-link" href={href}>
          {text('proof.link')}
        </a>
      </p>
    </>
  );
}
