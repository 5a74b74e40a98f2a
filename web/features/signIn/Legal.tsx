import { SignInLegal } from './layout/SignInHead.tsx';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';

/** Age restriction and legal information about the operator. */
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
