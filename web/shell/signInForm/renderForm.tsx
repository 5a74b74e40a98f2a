import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderForm } from '@foyer/contract/registration/forms.ts';
import { SignInForm } from './SignInForm.tsx';
import { SiteFooter } from '../layouts/SiteFooter.tsx';
import { SiteHeader } from '../layouts/SiteHeader.tsx';
import { MAIN_ID, SkipLink } from '../layouts/SkipLink.tsx';
import { LanguageMenu } from '../../ui/menu/LanguageLinks.tsx';
import { useLanguages } from '../layouts/useLanguages.ts';
import { Providers } from '../Providers.tsx';
import { pageApp } from '../page/pageApp.ts';
import type { ClientBuild } from '../page/clientBuild.ts';
import { htmlDocument } from '../page/document.ts';

/** Modules whose styles the form needs; it has no code in the browser. */
export const FORM_MODULES = ['shell/layouts/BasicLayout.tsx', 'shell/signInForm/SignInForm.tsx'];

/** Turns the registration form into steps. */
const STEPS_MODULE = 'features/registration/provider/signUpSteps.ts';

const AREAS = ['identity', 'forms', 'registration', 'shell'];

/** Renders the built-in identity provider's pages in the brand's document. Only registration has a script, and works without it. */
export const formRenderer =
  (build: ClientBuild): RenderForm =>
  (model, { locale, settings, theme, texts: textsOf, nonce }) => {
    const assetBase = `/brand/${settings.brand}`;
    const request = {
      settings,
      theme,
      assetBase,
      nowMs: 0,
      region: null,
      stored: { drawn: {}, hasRequestedCode: false },
    };
    const content = pageApp(request, locale, textsOf(locale, AREAS));
    const name = content.texts.text(model.kind === 'signUp' ? 'identity.signUp' : 'identity.signIn');
    const title = `${name} | ${settings.title}`;
    const body = renderToStaticMarkup(
      <Providers content={content}>
        <SkipLink />
        <div className="fy-shell">
          <SiteHeader isBasic account={<FormLanguages isSignUp={model.kind === 'signUp'} />} />
          <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
            <SignInForm model={model} />
            <SiteFooter />
          </main>
        </div>
      </Providers>,
    );
    const assets = build.assets(FORM_MODULES);
    const firstScript = model.kind === 'signUp' ? stepsScript(build.href(STEPS_MODULE)) : undefined;
    return htmlDocument({
      locale,
      settings,
      theme,
      assetBase,
      nonce,
      title,
      assets,
      body,
      state: null,
      firstScript,
    });
  };

/** Shows only the first step, and sends nothing, until the code of the steps has loaded; all of them if it cannot be. */
const stepsScript = (href: string): string =>
  `(({dataset})=>{dataset.signUpSteps='';addEventListener('submit',(event)=>{if('signUpSteps' in dataset)event.preventDefault()});` +
  `import('${href}').catch(()=>delete dataset.signUpSteps)})(document.documentElement)`;

/** Another language begins again on the lobby's own page, because the form belongs to one request for a sign-in. */
function FormLanguages({ isSignUp }: { isSignUp: boolean }) {
  const languages = useLanguages(isSignUp ? '/register/' : '/login/');
  return languages && <LanguageMenu {...languages} />;
}
