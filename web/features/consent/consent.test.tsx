import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConsentChoices } from './ConsentChoices.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';
import { isCovered } from './isCovered.ts';

const labels = { list: 'Kinds', alwaysOn: 'Always on', reject: 'Reject', accept: 'Accept', save: 'Save' };

test('to reject and to accept are drawn alike', () => {
  const html = renderToStaticMarkup(
    <ConsentChoices
      items={[
        { key: 'necessary', label: 'Necessary', hint: 'Sign-in', isOn: null },
        { key: 'analytics', label: 'Analytics', hint: 'Slow pages', isOn: false },
      ]}
      labels={labels}
      onTurn={vi.fn()}
      onReject={vi.fn()}
      onAccept={vi.fn()}
      onSave={vi.fn()}
    />,
  );
  const look = (name: string) => new RegExp(`<button[^>]*class="([^"]*)"[^>]*>${name}`).exec(html)?.[1];
  expect(look('Reject')).toBe(look('Accept'));
  expect(html.match(/role="switch"/g)).toHaveLength(1);
  expect(html).toContain('Always on');
});

test('the question is a region named by its heading', () => {
  const html = renderToStaticMarkup(
    <ConsentSheet title="Cookies" text="Yours">
      -
    </ConsentSheet>,
  );
  const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h2 id="${id}">Cookies`);
});

test('a box is covered when part of it is, and not when they only touch', () => {
  const cover = { left: 0, right: 100, top: 400, bottom: 600 };
  expect(isCovered({ left: 90, right: 200, top: 590, bottom: 700 }, cover)).toBe(true);
  expect(isCovered({ left: 100, right: 200, top: 400, bottom: 500 }, cover)).toBe(false);
  expect(isCovered({ left: 0, right: 100, top: 300, bottom: 400 }, cover)).toBe(false);
});
