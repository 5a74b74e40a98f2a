import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { HashValue } from '../../ui/section/Proof.tsx';
import { useText } from '../content/index.ts';

export interface CommitmentProps {
  readonly commitment: string;
  /** The page with it in its address, for who wants to keep it. */
  readonly href: string;
  /** It was asked for by a press, which may be far above it. */
  readonly takesFocus: boolean;
}

/** The hash of the seed, and a link that carries it. */
export function Commitment({ commitment, href, takesFocus }: CommitmentProps) {
  const text = useText();
  // After a press further up a keyboard and a reader of the screen go on from here.
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
