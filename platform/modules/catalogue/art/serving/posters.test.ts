import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderTile } from '../index.ts';
import { createPosters } from './posters.ts';

const FOX = { slug: 'fox-and-ember', title: 'Fox & Ember', category: 'slots' };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-posters-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a poster that was drawn before a start is not drawn after it', async () => {
  const [folder, log] = [temporaryFolder(), { warn: vi.fn() }];
  const draw = vi.fn(() => renderTile(FOX, 'square'));
  const first = await createPosters({ folder, log }).get('fox.webp', 120, draw);
  const again = await createPosters({ folder, log }).get('fox.webp', 120, draw);
  expect(again.equals(first)).toBe(true);
  expect(draw).toHaveBeenCalledOnce();
  expect(log.warn).not.toHaveBeenCalled();
});

test('a disk that takes nothing is told of, and the poster is shown all the same', async () => {
  const folder = join(temporaryFolder(), 'file');
  writeFileSync(folder, '');
  const log = { warn: vi.fn() };
  const poster = await createPosters({ folder, log }).get('fox.webp', 120, () => renderTile(FOX, 'square'));
  expect(poster.subarray(0, 4).toString()).toBe('RIFF');
  expect(log.warn).toHaveBeenCalled();
});
