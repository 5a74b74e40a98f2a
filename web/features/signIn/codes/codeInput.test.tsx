import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { CodeInput } from './CodeInput.tsx';

const image = { url: '', width: 1, height: 1 };

function shown(features: readonly Feature[], error: string | null = null): string {
  const settings = { features } as App['settings'];
  const texts = textStore('en', {});
  const images = { logo: image, logoDesktop: image };
  return renderToStaticMarkup(
    <AppProvider
      app={{
        settings,
        images,
        locale: 'en',
        texts,
        renderedAtMs: 0,
        drawn: {},
        mayHaveCode: false,
        region: null,
        welcome: null,
      }}
    >
      <CodeInput error={error} isReadOnly={false} onChange={() => {}} />
    </AppProvider>,
  );
}
const boxes = (html: string): number => html.match(/<input/g)?.length ?? 0;

test('ROUTE-30 a code has six named boxes that the browser can fill in', () => {
  const html = shown([]);
  expect(boxes(html)).toBe(6);
  expect(html.match(/aria-label/g)).toHaveLength(6);
  expect(html).toContain('autoComplete="one-time-code"');
});

test('FLAG-01 with BasicEnterCode a code has one text field', () => {
  const html = shown(['BasicEnterCode']);
  expect(boxes(html)).toBe(1);
  expect(html).toContain('one-time-code');
});

test.each([[[]], [['BasicEnterCode' as const]]])(
  'FLAG-01 a refusal is announced with the field (%j)',
  (features) => {
    const html = shown(features, 'This is not the code.');
    expect(html).toContain('This is not the code.');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby');
  },
);
