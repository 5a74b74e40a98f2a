import { ButtonLink } from '../button/Button.tsx';
import { State, type StateProps } from './State.tsx';

export interface EmptyPageProps extends Omit<StateProps, 'action'> {
  way: { href: string; label: string };
}

/** A page without content: heading, one sentence, one link. */
export const EmptyPage = ({ way: { href, label }, ...state }: EmptyPageProps) => (
  <State
    headingLevel={1}
    isPlain
    {...state}
    action={
      <ButtonLink variant="primary" href={href}>
        {label}
      </ButtonLink>
    }
  />
);
