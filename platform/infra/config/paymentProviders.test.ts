import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

describe('merchants of payment providers', () => {
  const [one, two, three] = ['0123456789abcdef', 'fedcba9876543210', '0123456789fedcba'];
  const urls = 'acme:https://acme.example,piq:https://piq.example';
  const keys = `acme:${one},piq:${two}`;
  const read = (merchants: string, ownKeys = '') =>
    readConfig({
      FOYER_PAYMENT_URLS: urls,
      FOYER_PAYMENT_KEYS: keys + ownKeys,
      FOYER_PAYMENT_PROTOCOLS: 'acme:gateway',
      FOYER_PAYMENT_MERCHANTS: merchants,
    }).paymentProviders;

  it('are named for all brands, or for one, which may have keys of its own', () => {
    expect(
      read('acme:casino,acme/club:casino-club,acme/spa:casino-spa', `,acme/club:${three},acme/club:${two}`),
    ).toEqual({
      acme: {
        url: 'https://acme.example',
        keys: [one],
        protocol: 'gateway',
        merchant: 'casino',
        merchants: {
          club: { id: 'casino-club', keys: [three, two] },
          spa: { id: 'casino-spa', keys: null },
        },
      },
      piq: { url: 'https://piq.example', keys: [two] },
    });
  });

  it.each([
    ['other:casino', '', /^FOYER_PAYMENT_MERCHANTS names 'other', which FOYER_PAYMENT_URLS does not$/],
    ['acme:a b', '', /^FOYER_PAYMENT_MERCHANTS cannot be read/],
    ['acme/a/b:c', '', /^FOYER_PAYMENT_MERCHANTS cannot be read/],
    ['acme:casino', `,acme/club:${three}`, /^FOYER_PAYMENT_MERCHANTS has no merchant of 'acme\/club'/],
    ['acme:m,acme/club:m', `,acme/club:${three}`, /give 'acme\/club' a merchant of its own/],
    ['acme/spa:m,acme/club:m', `,acme/club:${three}`, /give 'acme\/club' a merchant of its own/],
  ])('%s with the keys%s are refused by the variable', (merchants, ownKeys, problem) => {
    expect(() => read(merchants, ownKeys)).toThrow(problem);
  });
});
