import { ConfigError, type Config } from '../../infra/config.ts';
import type { RegisterConfig } from '../../infra/config/registersConfig.ts';
import type { ExclusionRegister, ExclusionRegisters } from '../../modules/selfExclusion/index.ts';
import { gamstop } from '../../providers/registers/gamstop.ts';
import { hampi } from '../../providers/registers/hampi.ts';
import { spelpaus } from '../../providers/registers/spelpaus.ts';
import type { Site, Sites } from '../../sites/index.ts';

type ExclusionRegisterName = Site['exclusionRegisters'][number];
type Setting = 'client' | 'key';
type Connect = (config: RegisterConfig, setting: (name: Setting) => string) => ExclusionRegister;

const ADAPTERS: Readonly<Record<ExclusionRegisterName, Connect>> = {
  gamstop: ({ url, batchUrl }, setting) => gamstop({ url, batchUrl, key: setting('key') }),
  spelpaus: ({ url }, setting) => spelpaus({ url, client: setting('client'), key: setting('key') }),
  hampi: ({ url }, setting) => hampi({ url, client: setting('client') }),
};

/** Registers whose service for many persons has another URL. */
const WITH_BATCH_URL: ReadonlySet<ExclusionRegisterName> = new Set(['gamstop']);

const VARIABLES = { client: 'FOYER_REGISTER_CLIENTS', key: 'FOYER_REGISTER_KEYS' } as const;

/** @throws ConfigError for a register without an adapter, or with other settings than its adapter needs */
export function exclusionRegisters(config: Pick<Config, 'exclusionRegisters'>): ExclusionRegisters {
  return new Map(
    Object.entries(config.exclusionRegisters).map(([name, own]) => {
      if (!isRegister(name)) {
        const names = Object.keys(ADAPTERS).join(', ');
        throw new ConfigError(`FOYER_REGISTER_URLS names '${name}'; it must be one of ${names}`);
      }
      if (own.batchUrl !== null && !WITH_BATCH_URL.has(name))
        throw new ConfigError(
          `FOYER_REGISTER_URLS names '${name}-batch', and ${name} has no batch service of its own; remove it`,
        );
      const valueOf = (setting: Setting): string => {
        const { [setting]: value } = own;
        if (value === null)
          throw new ConfigError(
            `${VARIABLES[setting]} has no value of '${name}', which FOYER_REGISTER_URLS names`,
          );
        return value;
      };
      return [name, ADAPTERS[name](own, valueOf)];
    }),
  );
}

const isRegister = (name: string): name is ExclusionRegisterName => Object.hasOwn(ADAPTERS, name);

/** Registers that the site data asks and that are not configured: no player of theirs could play. */
export function registerProblems(
  { brands }: Pick<Sites, 'brands'>,
  config: Pick<Config, 'exclusionRegisters' | 'nationalIdKeys'>,
): readonly string[] {
  const asked = brands.flatMap((site) =>
    site.countries.flatMap((country) =>
      site
        .inCountry(country)
        .exclusionRegisters.map((name) => ({ name, who: `${site.brand} in ${country}` })),
    ),
  );
  const problems = asked.flatMap(({ name, who }) => [
    ...(Object.hasOwn(config.exclusionRegisters, name)
      ? []
      : [`FOYER_REGISTER_URLS has no URL of '${name}', the exclusion register that is asked by ${who}`]),
    ...(needsNationalId(name) && config.nationalIdKeys === null
      ? [
          `FOYER_NATIONAL_ID_KEY is missing: '${name}', which is asked by ${who}, finds players by their national id, which is stored encrypted; make one with \`openssl rand -base64 32\``,
        ]
      : []),
  ]);
  return [...new Set(problems)];
}

const needsNationalId = (name: ExclusionRegisterName): boolean =>
  ADAPTERS[name]({ url: '', batchUrl: null, client: null, key: null }, () => '').needsNationalId;
