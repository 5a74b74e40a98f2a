import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, permissionsPolicy } from './securityHeaders.ts';

const here = { protocol: 'http' as const, host: 'tivoli.localhost:3000' };
const config = {
  identityUrl: null,
  errorReportsUrl: null,
  graphqlOrigin: null,
  paymentProviders: {},
  paymentFrames: {},
  identityReview: null,
  sportsbook: null,
};
const SETTINGS = { analyticsScripts: [], chat: null };
const NOBODY = { settings: SETTINGS, studioOrigins: ['http://localhost:3101'] };

describe('contentSecurityPolicy', () => {
  it('SHELL-02 allows only scripts with the nonce, and what they load', () => {
    const policy = contentSecurityPolicy(here, 'abc', config, NOBODY);
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|[ ']\*/);
  });

  it('SHELL-02 allows the socket, the studio and no other origin', () => {
    const policy = contentSecurityPolicy(here, 'abc', config, NOBODY);
    expect(policy).toContain("connect-src 'self' ws://tivoli.localhost:3000;");
    expect(policy).toContain("frame-src 'self' http://localhost:3101;");
  });

  it('SHELL-02 allows each studio of the brand, at its own origin', () => {
    const studioOrigins = ['https://games.aurora.example', 'https://play.borealis.example'];
    const policy = contentSecurityPolicy(here, 'abc', config, { ...NOBODY, studioOrigins });
    expect(policy).toContain("frame-src 'self' https://games.aurora.example https://play.borealis.example;");
    const none = contentSecurityPolicy(here, 'abc', config, { ...NOBODY, studioOrigins: [] });
    expect(none).toContain("frame-src 'self';");
  });

  it('OPEN-43 SHELL-02 allows the sportsbook’s origin in a frame', () => {
    const sportsbook = {
      url: 'https://book.example/page',
      apiOrigin: 'https://book.example',
      keys: ['x'] as const,
    };
    const policy = contentSecurityPolicy(here, 'abc', { ...config, sportsbook }, NOBODY);
    expect(policy).toContain("frame-src 'self' http://localhost:3101 https://book.example;");
  });

  it('SHELL-02 allows an external identity provider to be called, framed and posted to', () => {
    const policy = contentSecurityPolicy(
      { ...here, protocol: 'https' },
      'abc',
      {
        ...config,
        identityUrl: 'https://id.example/auth',
      },
      NOBODY,
    );
    expect(policy).toContain("connect-src 'self' wss://tivoli.localhost:3000 https://id.example;");
    expect(policy).toContain("frame-src 'self' http://localhost:3101 https://id.example;");
    expect(policy).toContain("form-action 'self' https://id.example;");
  });

  it('KYC-01 SHELL-02 allows the identity verification frame, and the camera in it only', () => {
    const keys = { appToken: 'a', secret: 'b', webhookSecrets: ['c'] as const, level: 'd' };
    const identityReview = {
      ...keys,
      url: 'https://api.sumsub.example/v1',
      frameOrigin: 'https://in.sumsub.example',
    };
    const policy = contentSecurityPolicy(here, 'abc', { ...config, identityReview }, NOBODY);
    expect(policy).toContain("frame-src 'self' http://localhost:3101 https://in.sumsub.example;");
    expect(policy.split('https://in.sumsub.example')).toHaveLength(2);
    expect(permissionsPolicy({ identityReview })).toContain(
      'camera=("https://in.sumsub.example"), microphone=()',
    );
    expect(permissionsPolicy({ identityReview: null })).toContain('camera=(), microphone=()');
  });

  it('SHELL-02 allows the frames of the payment providers', () => {
    const keys = ['0123456789abcdef'] as const;
    const policy = contentSecurityPolicy(
      here,
      'abc',
      {
        ...config,
        paymentProviders: {
          trustly: { url: 'https://api.trustly.example/v1', keys },
          piq: { url: 'https://piq.example/api', keys },
          zimpler: { url: 'https://piq.example/z', keys },
        },
        paymentFrames: { trustly: 'https://pay.trustly.example' },
      },
      NOBODY,
    );
    expect(policy).toContain(
      "frame-src 'self' http://localhost:3101 https://pay.trustly.example https://piq.example;",
    );
  });

  it('ANA-04 SHELL-02 allows the one URL for error reports, with special characters escaped', () => {
    const errorReportsUrl = 'https://errors.example/in,a;b/';
    const policy = contentSecurityPolicy(here, 'abc', { ...config, errorReportsUrl }, NOBODY);
    const connect = "connect-src 'self' ws://tivoli.localhost:3000 https://errors.example/in%2Ca%3Bb/;";
    expect(policy).toContain(connect);
    expect(policy.split('https://errors.example')).toHaveLength(2);
  });

  it('GQLC-01 SHELL-02 allows another GraphQL server, over HTTP and WebSocket', () => {
    const graphqlOrigin = 'https://graphql.example';
    const policy = contentSecurityPolicy(here, 'abc', { ...config, graphqlOrigin }, NOBODY);
    expect(policy).toContain(
      "connect-src 'self' ws://tivoli.localhost:3000 https://graphql.example wss://graphql.example;",
    );
  });

  it('SHELL-02 is one policy, without script origins', () => {
    const policy = contentSecurityPolicy(here, 'abc', config, NOBODY);
    const directives = new Map(policy.split('; ').map((part) => part.split(/ (.*)/s, 2) as [string, string]));
    expect(policy).not.toContain(',');
    expect(directives.size).toBe(policy.split('; ').length);
    expect(directives.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
    for (const name of ['default-src', 'object-src', 'base-uri']) expect(directives.get(name)).toBe("'none'");
    expect(directives.get('frame-ancestors')).toBe("'self'");
  });

  it('HTTP-11 SHELL-02 allows the brand’s analytics providers only', () => {
    const meter = {
      name: 'meter',
      url: 'https://cdn.meter.example/tag.js?id=M-1',
      queue: 'meterQueue',
      connectOrigins: ['https://in.meter.example', 'https://cdn.meter.example'],
    };
    const count = {
      name: 'count',
      url: 'https://cdn.meter.example/c.js',
      queue: 'count',
      connectOrigins: [],
    };
    const policy = contentSecurityPolicy(here, 'abc', config, {
      ...NOBODY,
      settings: { ...SETTINGS, analyticsScripts: [meter, count] },
    });
    const connect =
      "connect-src 'self' ws://tivoli.localhost:3000 https://cdn.meter.example https://in.meter.example;";
    expect(policy).toContain(connect);
    const without = (text: string) => text.replaceAll(/ https:\/\/\w+\.meter\.example/g, '');
    expect(without(policy)).toBe(contentSecurityPolicy(here, 'abc', config, NOBODY));
  });

  it('CHAT-03 SHELL-02 allows the brand’s chat only', () => {
    const chat = {
      url: 'https://static.desk.example/snippet.js?key={key}',
      key: 'tivoli',
      origins: ['https://api.desk.example'],
      email: 'help@tivoli.example',
    };
    const policy = contentSecurityPolicy(here, 'abc', config, { ...NOBODY, settings: { ...SETTINGS, chat } });
    const both = 'https://static.desk.example https://api.desk.example';
    expect(policy).toContain(`frame-src 'self' http://localhost:3101 ${both};`);
    expect(policy).toContain(
      'https://static.desk.example wss://static.desk.example https://api.desk.example wss://api.desk.example;',
    );
    const without = (text: string) => text.replaceAll(/ (?:https|wss):\/\/\w+\.desk\.example/g, '');
    expect(without(policy)).toBe(contentSecurityPolicy(here, 'abc', config, NOBODY));
  });
});
