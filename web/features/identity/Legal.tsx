import { SignInLegal } from '../../ui/signIn/SignInHead.tsx';
import { useSettings, useText } from '../content/index.ts';

/** Who may come in, and who answers for the house. */
export function Legal() {
  const text = useText();
  const { licensee, authority, rules } = useSettings();
  const age = rules.minimumAgeYears;
  return (
    <SignInLegal age={{ sign: `${age}+`, label: text('identity.age', { age }) }}>
      {text('identity.legal', {
        company: licensee.company,
        number: licensee.licenceNumber,
        authority: authority.name,
      })}
    </SignInLegal>
  );
}
