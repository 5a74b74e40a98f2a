import { AgeSign } from '../../ui/footer/AgeSign.tsx';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import './layout/signIn.css';

export function Legal() {
  const text = useText();
  const { licensee, authority, rules } = useSettings();
  const age = rules.minimumAgeYears;
  return (
    <p className="fy-signin__legal">
      <AgeSign sign={`${age}+`} label={text('identity.age', { age })} />
      <span>
        {text('identity.legal', {
          company: licensee.company,
          number: licensee.licenceNumber,
          authority: authority.name,
        })}
      </span>
    </p>
  );
}
