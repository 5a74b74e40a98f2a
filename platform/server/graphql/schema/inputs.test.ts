import { buildSchema, isInputObjectType, isNonNullType } from 'graphql';
import { expect, it } from 'vitest';
import { schema as sdl } from '@foyer/contract/generated/schema.ts';

// If such an input field is missing, a compiled document is refused, although an interpreted one uses the default.
it('no input field of the contract is non-null with a default', () => {
  const inputs = Object.values(buildSchema(sdl).getTypeMap()).filter(isInputObjectType);
  const faults = inputs.flatMap((input) =>
    Object.values(input.getFields())
      .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined)
      .map(({ name }) => `${input.name}.${name}`),
  );
  expect(inputs.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
