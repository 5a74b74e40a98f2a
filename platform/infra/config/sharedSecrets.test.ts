import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const FORMER = 'the-former-secret-0';
const NEXT = 'the-secret-that-follows';
const BOTH = `${FORMER},${NEXT}`;

describe('a secret that is replaced', () => {
  it('stands before the next one, and signs our messages until their order is changed', () => {
    const read = (first: string, second: string) =>
      readConfig({
        FOYER_STUDIO_KEYS: `aurora:${first},aurora:${second}`,
        FOYER_PAYMENT_URLS: 'piq:https://piq.example',
        FOYER_PAYMENT_KEYS: `piq:${first},piq:${second}`,
        FOYER_SUMSUB_URL: 'https://sumsub.example',
        FOYER_SUMSUB_APP_TOKEN: `${first},${second}`,
        FOYER_SUMSUB_SECRET: `${first},${second}`,
        FOYER_SUMSUB_WEBHOOK_SECRET: `${first},${second}`,
        FOYER_CHAT_KEY_IDS: 'tivoli:app_1,tivoli:app_2',
        FOYER_CHAT_SECRETS: `tivoli:${first},tivoli:${second}`,
        FOYER_SPORTSBOOK_URL: 'https://book.example/',
        FOYER_SPORTSBOOK_KEY: `${first},${second}`,
        FOYER_MESSAGES_URL: 'https://messages.example',
        FOYER_MESSAGES_KEY: `${first},${second}`,
        FOYER_GAMIFICATION_URL: 'https://laurel.example',
        FOYER_GAMIFICATION_KEY: `${first},${second}`,
        FOYER_AFFILIATES_URL: 'https://affiliates.example',
        FOYER_AFFILIATES_KEY: `${first},${second}`,
      });
    for (const keys of [
      [FORMER, NEXT],
      [NEXT, FORMER],
    ] as const) {
      const [key] = keys;
      expect(read(keys[0], keys[1])).toMatchObject({
        studioKeys: { aurora: keys },
        paymentProviders: { piq: { keys } },
        identityReview: { appToken: key, secret: key, webhookSecrets: keys },
        chatKeys: { tivoli: { keyId: 'app_1', secret: key } },
        sportsbook: { keys },
        messages: { key },
        gamification: { key },
        affiliates: { key },
      });
    }
  });

  it.each([
    [{ FOYER_MESSAGES_KEY: `${BOTH},${FORMER}x` }, /^FOYER_MESSAGES_KEY has 3 secrets; at most two/],
    [{ FOYER_MESSAGES_KEY: `${FORMER},` }, /^FOYER_MESSAGES_KEY must have 16/],
    [
      { FOYER_PAYMENT_KEYS: `piq:${FORMER},piq:${FORMER}` },
      /^FOYER_PAYMENT_KEYS has the same secret of 'piq'/,
    ],
    [
      { FOYER_CHAT_KEY_IDS: 'tivoli:app_1', FOYER_CHAT_SECRETS: `tivoli:${FORMER},tivoli:${NEXT}` },
      /^FOYER_CHAT_KEY_IDS and FOYER_CHAT_SECRETS must have the same number of values of 'tivoli'/,
    ],
    [
      { FOYER_SUMSUB_APP_TOKEN: FORMER, FOYER_SUMSUB_SECRET: BOTH },
      /FOYER_SUMSUB_APP_TOKEN and FOYER_SUMSUB_SECRET must have the same number/,
    ],
  ])('%j is refused by the variable, and not printed', (settings, problem) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(problem);
    expect(() => readConfig(settings)).not.toThrow(/former|follows/);
  });
});
