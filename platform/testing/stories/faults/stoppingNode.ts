import { readConfig } from '../../../infra/config.ts';
import { startProduct } from '../../../server/product.ts';
import { stopOnSignal } from '../../../server/stopping/stopOnSignal.ts';

/**
 * The product as a process of its own, without a built web app. Sends its URL to the test that forked it. The argument
 * is the longest stop in milliseconds.
 */
const web = {
  renderPage: async () => ({ status: 200, headers: {}, html: 'page' }),
  renderOffline: () => ({ status: 200, headers: {}, html: '' }),
  renderForm: (model: object) => JSON.stringify(model),
};

const fail = (error: unknown): never => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
};

const starting = startProduct(readConfig(process.env), { web, onFatal: fail });
stopOnSignal(starting.catch(fail), fail, Number(process.argv.at(-1)));
starting.then(({ url }) => process.send?.(url), fail);
