import { providerSlug } from '@foyer/contract/signIn/providers.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { labelOf } from './providers.ts';

export interface ProviderLoginLinksProps {
  readonly search: string;
  /** The first link is the country's main sign-in flow. */
  readonly isMain: boolean;
}

export function ProviderLoginLinks({ search, isMain }: ProviderLoginLinksProps) {
  const text = useText();
  const href = useHref();
  const { paymentLogins } = useSettings();
  const query = new URLSearchParams(search);
  query.set('autoSignIn', '1');
  return (
    <div className="fy-signin__methods">
      {paymentLogins.map((provider, index) => (
        <ButtonLink
          key={provider}
          variant={isMain && index === 0 ? 'primary' : undefined}
          size="large"
          isBlock
          href={`${href(`/${providerSlug(provider)}-login/`)}?${query}`}
        >
          {text('signIn.provider', { provider: labelOf(provider) })}
        </ButtonLink>
      ))}
    </div>
  );
}
