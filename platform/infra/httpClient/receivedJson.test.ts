import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receivedJson, repeatedKey } from './receivedJson.ts';

describe('JSON of another company', () => {
  it.each([
    ['{"amount":"1.00","amount":"9.00"}', 'amount'],
    ['{"a":1,"b":{"a":2},"a":3}', 'a'],
    ['{"of":{"id":1, "id" :1}}', 'id'],
    ['[{"a":1},{"b":1,"b":null}]', 'b'],
    // The same key in another writing.
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"\\"":1,"\\u0022":2}', '"'],
    ['{"":1,"":2}', ''],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('%s has a key twice and is refused', (json, field) => {
    expect(() => receivedJson(json)).toThrow(
      expect.objectContaining({ type: 'BadRequest', status: 400, reasons: ['repeatedKey'], keys: { field } }),
    );
  });

  it.each([
    '{"a":1,"b":{"a":2,"c":[{"a":1},{"a":2}]},"c":"a"}',
    '{"a":"\\"a\\":1,","b":"{\\"a\\":1"}',
    '{"a":["a","a"],"b":"a : a"}',
    '{"a":"\\\\","b":1}',
    '"a"',
    'null',
  ])('%s has each key once', (json) => {
    expect(receivedJson(json)).toEqual(JSON.parse(json));
  });

  it.each(['', '{', '{"a":1,"a":2', "{'a':1}", '{"a":1}{"a":1}'])('%j is no JSON', (text) => {
    expect(receivedJson(text)).toBeUndefined();
  });

  it('whatever can be written as JSON has each key once, in any indentation', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(repeatedKey(JSON.stringify(value, null, indent))).toBeNull();
      }),
    );
  });

  it('any key of any object is found if it is there twice', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(object, fc.nat(), fc.jsonValue(), (value, chosen, other) => {
        const keys = Object.keys(value);
        const key = keys[chosen % keys.length] ?? '';
        const twice = `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(other)}}`;
        expect(repeatedKey(`[{"in":${twice}}]`)).toBe(key);
      }),
    );
  });
});
