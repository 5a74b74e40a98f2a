import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Overlay } from './Overlay.tsx';

const dialog = (closedBy?: 'escape' | 'none') =>
  renderToStaticMarkup(
    <Overlay
      isOpen={false}
      variant="quick-deposit"
      title="Deposit"
      closeLabel="Close"
      onClose={() => {}}
      closedBy={closedBy}
    >
      How much?
    </Overlay>,
  );

test('OVER-16 Escape closes an overlay, and so does its button', () => {
  const html = dialog();
  expect(html).toContain('closedby="closerequest"');
  expect(html).toContain('aria-label="Close"');
});

test('OVER-16 an overlay that requires an action is closed only by its own buttons', () => {
  const html = dialog('none');
  expect(html).toContain('closedby="none"');
  expect(html).not.toContain('aria-label="Close"');
});

test('an overlay is named by its title', () => {
  const [, id] = /aria-labelledby="([^"]+)"/.exec(dialog()) ?? [];
  expect(dialog()).toContain(`id="${id}">Deposit</h2>`);
});
