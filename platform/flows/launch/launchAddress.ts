import type { StudioServer } from '../../sites/index.ts';

type LaunchValues = Readonly<
  Partial<
    Record<'game' | 'token' | 'locale' | 'currency' | 'mode' | 'lobby' | 'autoplay' | 'quickStop', string>
  >
>;

/**
 * The address of a game's page, from the launch template of its studio. A parameter that names a value which this
 * launch does not have is left out.
 */
export function launchAddress(
  { origin, launch }: Pick<StudioServer, 'origin' | 'launch'>,
  values: LaunchValues,
): URL {
  const template = new URL(launch, origin);
  const path = decodeBraces(template.pathname).replaceAll('{game}', encodeURIComponent(values.game ?? ''));
  const address = new URL(origin + path);
  for (const [name, pattern] of template.searchParams) {
    const value = filled(pattern, values);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address;
}

const decodeBraces = (text: string): string => text.replaceAll('%7B', '{').replaceAll('%7D', '}');

/** Null if a value is missing. */
function filled(pattern: string, values: LaunchValues): string | null {
  let isComplete = true;
  const text = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.entries(values).find(([known]) => known === name)?.[1];
    isComplete &&= value !== undefined;
    return value ?? '';
  });
  return isComplete ? text : null;
}
