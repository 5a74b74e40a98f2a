import { describe, expect, it } from 'vitest';
import { isLobbyOrigin, lobbyOriginsOf } from './lobbyOrigins.ts';

describe('lobby origins that may embed a game', () => {
  const local = lobbyOriginsOf('http://localhost:3000');

  it('are every brand of the platform, on its port', () => {
    expect(local).toEqual(['http://localhost:3000', 'http://*.localhost:3000', 'http://127.0.0.1:3000']);
    expect(lobbyOriginsOf('https://play.example', ['https://other.example'])).toEqual([
      'https://play.example',
      'https://*.play.example',
      'https://other.example',
    ]);
  });

  it.each(['http://localhost:3000', 'http://tivoli.localhost:3000', 'http://lobby.tivoli.localhost:3000'])(
    '%s may',
    (origin) => expect(isLobbyOrigin(origin, local)).toBe(true),
  );

  it.each([
    'https://localhost:3000',
    'http://localhost:3001',
    'http://localhost',
    'http://evil.example:3000',
    'http://localhost:3000.evil.example',
    'http://xlocalhost:3000',
    'http://evil.example/?.localhost:3000',
    'http://*.localhost:3000',
    'http://a b.localhost:3000',
    'null',
    '',
  ])('%j may not', (origin) => expect(isLobbyOrigin(origin, local)).toBe(false));
});
