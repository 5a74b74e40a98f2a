import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TextField } from './Field.tsx';
import { Switch } from './Switch.tsx';

test('a field is named by its label and described by its error', () => {
  const html = renderToStaticMarkup(
    <TextField label="Email" hint="As you signed up" error="Not an address" />,
  );
  const [, id] = /<input[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`for="${id}">Email`);
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(html).toContain('aria-invalid="true"');
});

test('CONST-01 a field takes 100 characters, unless it is made for more', () => {
  expect(renderToStaticMarkup(<TextField label="Name" />)).toContain('maxLength="100"');
  expect(renderToStaticMarkup(<TextField label="Proof" maxLength={5000} />)).toContain('maxLength="5000"');
});

test('a field without an error is not invalid', () => {
  expect(renderToStaticMarkup(<TextField label="Email" />)).not.toContain('aria-invalid');
});

test('a switch has its state', () => {
  const html = renderToStaticMarkup(<Switch checked readOnly aria-label="Take part" />);
  expect(html).toContain('role="switch"');
  expect(html).toContain('aria-checked="true"');
});
