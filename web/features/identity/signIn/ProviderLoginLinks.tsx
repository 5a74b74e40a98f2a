import { providerSlug } from '@foyer/contract/signIn/providers.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useSettings, useText } from '../../content/index.ts';
import { labelOf } from './providers.ts';

export interface ProviderLoginLinksProps {
  readonly search: string;
  /** The first of them is the country's own flow. */
  readonly isMain: boolean;
}

/** The payment providers that the country's players may sign in with. */
export function ProviderLoginLinks({ search, isMain }: ProviderLoginLinksProps) {
  const text = useText();
  const href = useHref();
  const { paymentLogins } = useSettings();
  const query = new URLSearchParams(search);
  query.set('autoSignIn', '1');
  return (
    <div className="fy-signin__methods">
      {paymentLogins.map((provider, place) => (
        <ButtonLink
          key={provider}
          variant={isMain && place === 0 ? 'primary' : undefined}
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
