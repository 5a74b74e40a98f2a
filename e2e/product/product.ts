import { runProgram, type Environment } from './startProduct.ts';

/** Environment variable with the environments of the running products, as JSON. */
export const PRODUCTS_VARIABLE = 'FOYER_E2E_PRODUCTS';

export interface Product {
  readonly port: number;
  /** Origin of the sandbox's other companies: mailbox, payment providers, chat and so on. */
  readonly providersUrl: string;
  readonly environment: Environment;
  /** Runs `npm run operator -- …args`. @returns what it prints */
  operate(...args: readonly string[]): Promise<string>;
  /** Moves the session of one player into the past. */
  passTime(email: string, minutes: number): Promise<void>;
  /** Moves the ledger two days into the past and seals the days that are over. */
  sealLedger(): Promise<void>;
  /** Runs `npm run verify-proof -- …args`. @returns what it prints */
  verifyProof(...args: readonly string[]): Promise<string>;
  /** The output of `npm run held-wins -- <brand>`. */
  heldWins(brand: string): Promise<string>;
  /** The output of `npm run exclusions -- <brand>`. */
  exclusions(brand: string): Promise<string>;
}

export function productWith(environment: Environment): Product {
  const run = (program: string, ...args: readonly string[]) => runProgram(environment, program, args);
  return {
    port: Number(environment['PORT']),
    providersUrl: `http://localhost:${environment['FOYER_COMPANIES_PORT']}`,
    environment,
    operate: (...args) => run('platform/server/commands/operator.ts', ...args),
    passTime: async (email, minutes) =>
      void (await run('tools/timeTravel/passTime.ts', email, String(minutes))),
    sealLedger: async () => void (await run('tools/timeTravel/sealLedger.ts')),
    verifyProof: (...args) => run('tools/verifyProof/verifyProof.ts', ...args),
    heldWins: (brand) => run('platform/server/commands/heldWins/heldWins.ts', brand),
    exclusions: (brand) => run('platform/server/commands/exclusions/exclusions.ts', brand),
  };
}

/** Each worker has a product of its own, so that no two tests use the same player at once. */
export function productOfWorker(parallelIndex: number): Product {
  const environments: readonly Environment[] = JSON.parse(process.env[PRODUCTS_VARIABLE] ?? '[]');
  const environment = environments[parallelIndex];
  if (!environment) throw new Error(`no product was started for worker ${parallelIndex}`);
  return productWith(environment);
}
