import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Toast, type ToastKind } from './Toast.tsx';

const toast = (kind: ToastKind, isClosing?: boolean) =>
  renderToStaticMarkup(
    <Toast kind={kind} title="Could not save" closeLabel="Close" isClosing={isClosing} onClose={() => {}}>
      We will try again.
    </Toast>,
  );

test('an error is announced at once, other messages politely', () => {
  expect(toast('error')).toContain('role="alert"');
  for (const kind of ['info', 'success', 'warning'] as const) expect(toast(kind)).toContain('role="status"');
});

test('a kind has an icon besides its colour', () => {
  const drawings = (['info', 'success', 'warning', 'error'] as const).map(
    (kind) => /#([a-z-]+)"/.exec(toast(kind))?.[1],
  );
  expect(new Set(drawings).size).toBe(4);
});

test('a closing message is marked for the styles', () => {
  expect(toast('info')).toContain('data-status="open"');
  expect(toast('info', true)).toContain('data-status="closing"');
});
