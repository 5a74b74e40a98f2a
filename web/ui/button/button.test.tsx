import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Icon } from '../icon/Icon.tsx';
import { LinkProvider, type LinkProps } from '../link/Link.tsx';
import { Button, ButtonLink, IconButton } from './Button.tsx';

test('a button does not submit a form unless it is a submit button', () => {
  expect(renderToStaticMarkup(<Button>Play</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Sign in</Button>)).toContain('type="submit"');
});

test('a loading button keeps its name and width and is marked busy', () => {
  const html = renderToStaticMarkup(
    <Button variant="primary" isLoading>
      Sign in
    </Button>,
  );
  expect(html).toContain('data-loading=""');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Sign in');
});

test('an icon is named by its button', () => {
  const html = renderToStaticMarkup(
    <IconButton label="Back to the lobby">
      <Icon name="arrow-left" />
    </IconButton>,
  );
  expect(html).toContain('aria-label="Back to the lobby"');
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><use href="[^"]+#arrow-left-regular"/);
});

test('links use the router', () => {
  const RouterLink = ({ children, ...anchor }: LinkProps) => (
    <a {...anchor} data-routed="">
      {children}
    </a>
  );
  const link = <ButtonLink href="/en/">To the lobby</ButtonLink>;
  expect(renderToStaticMarkup(link)).not.toContain('data-routed');
  expect(renderToStaticMarkup(<LinkProvider component={RouterLink}>{link}</LinkProvider>)).toContain(
    'data-routed',
  );
});
