import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './securityHeaders.ts';

const here = { protocol: 'http' as const, host: 'tivoli.localhost:3000' };
const config = {
  studioOrigin: 'http://localhost:3101',
  identityUrl: null,
  errorReportsUrl: null,
  paymentProviders: {},
  paymentFrames: {},
};

describe('contentSecurityPolicy', () => {
  it('SHELL-02 only what carries the nonce runs, and what it loads', () => {
    const policy = contentSecurityPolicy(here, 'abc', config);
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|[ ']\*/);
  });

  it('SHELL-02 names the socket, the studio and no other origin', () => {
    const policy = contentSecurityPolicy(here, 'abc', config);
    expect(policy).toContain("connect-src 'self' ws://tivoli.localhost:3000;");
    expect(policy).toContain("frame-src 'self' http://localhost:3101;");
  });

  it('SHELL-02 a provider elsewhere may be called, framed and posted to', () => {
    const policy = contentSecurityPolicy({ ...here, protocol: 'https' }, 'abc', {
      ...config,
      identityUrl: 'https://id.example/auth',
    });
    expect(policy).toContain("connect-src 'self' wss://tivoli.localhost:3000 https://id.example;");
    expect(policy).toContain("frame-src 'self' http://localhost:3101 https://id.example;");
    expect(policy).toContain("form-action 'self' https://id.example;");
  });

  it('SHELL-02 players pay in frames of the payment companies, where their pages stand', () => {
    const key = '0123456789abcdef';
    const policy = contentSecurityPolicy(here, 'abc', {
      ...config,
      paymentProviders: {
        trustly: { url: 'https://api.trustly.example/v1', key },
        piq: { url: 'https://piq.example/api', key },
        zimpler: { url: 'https://piq.example/z', key },
      },
      paymentFrames: { trustly: 'https://pay.trustly.example' },
    });
    expect(policy).toContain(
      "frame-src 'self' http://localhost:3101 https://pay.trustly.example https://piq.example;",
    );
  });

  it('ANA-04 SHELL-02 error reports may go to their one address, whatever it is spelled with', () => {
    const errorReportsUrl = 'https://errors.example/in,a;b/';
    const policy = contentSecurityPolicy(here, 'abc', { ...config, errorReportsUrl });
    const connect = "connect-src 'self' ws://tivoli.localhost:3000 https://errors.example/in%2Ca%3Bb/;";
    expect(policy).toContain(connect);
    expect(policy.split('https://errors.example')).toHaveLength(2);
  });
});
