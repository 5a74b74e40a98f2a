import { describe, expect, it } from 'vitest';
import { brandAddress } from './brandAddress.ts';

const from = (origin: string, configured: string | null = null) =>
  brandAddress({ brand: 'orangery', origin: configured }, { brand: 'tower', origin });

describe('the address of another brand', () => {
  it.each([
    ['http://tower.localhost:3000', 'http://orangery.localhost:3000/'],
    ['http://localhost:3000', 'http://orangery.localhost:3000/'],
    ['http://lobby--tower.localhost:3000', 'http://lobby--orangery.localhost:3000/'],
  ])('ROUTE-71 seen from %s is %s', (origin, address) => {
    expect(from(origin)).toBe(address);
  });

  it.each(['https://tower.example.org', 'https://play.example.org'])(
    'ROUTE-71 seen from %s is its configured origin, or unknown without one',
    (origin) => {
      expect(from(origin, 'https://orangery.example')).toBe('https://orangery.example/');
      expect(from(origin)).toBeNull();
    },
  );
});
