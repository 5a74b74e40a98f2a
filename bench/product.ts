import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { startProduct } from '@foyer/platform/server/product.ts';
import { untilSignal } from '@foyer/tools/terminal/untilSignal.ts';

/** Runs `work` with the product on a free port and an empty data folder, which is removed afterwards. */
export async function withProduct(
  settings: Readonly<Record<string, string>>,
  work: (url: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const config = readConfig({ FOYER_DATA: join(folder, 'data'), FOYER_LOG_LEVEL: 'error', ...settings });
  const product = await startProduct({ ...config, port: 0 });
  try {
    await untilSignal(() => work(product.url, folder));
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
