import { SignInLegal } from '../../design/signIn/SignInHead.tsx';
import { useSettings, useText } from '../content/index.ts';

/** Who may come in, and who answers for the house. */
export function Legal() {
  const text = useText();
  const { licensee, authority } = useSettings();
  return (
    <SignInLegal age={{ sign: '18+', label: text('identity.age') }}>
      {text('identity.legal', {
        company: licensee.company,
        number: licensee.licenceNumber,
        authority: authority.name,
      })}
    </SignInLegal>
  );
}
