type TemplateValues = Readonly<Record<string, string | undefined>>;

/**
 * The address of a studio's page, from the origin and a template with names in braces. A parameter that names a value
 * which is not given is left out.
 */
export function templateAddress(origin: string, pathAndQuery: string, values: TemplateValues): URL {
  const template = new URL(pathAndQuery, origin);
  const path = decodeBraces(template.pathname).replaceAll(NAME, (_, name: string) =>
    encodeURIComponent(valueOf(values, name) ?? ''),
  );
  const address = new URL(origin + path);
  for (const [name, pattern] of template.searchParams) {
    const value = filled(pattern, values);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address;
}

const NAME = /\{(\w+)\}/g;

const decodeBraces = (text: string): string => text.replaceAll('%7B', '{').replaceAll('%7D', '}');

const valueOf = (values: TemplateValues, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Null if a value is missing. */
function filled(pattern: string, values: TemplateValues): string | null {
  let isComplete = true;
  const text = pattern.replaceAll(NAME, (_, name: string) => {
    const value = valueOf(values, name);
    isComplete &&= value !== undefined;
    return value ?? '';
  });
  return isComplete ? text : null;
}
