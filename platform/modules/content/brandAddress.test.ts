import { describe, expect, it } from 'vitest';
import { brandAddress } from './brandAddress.ts';

const from = (origin: string, hosts: readonly string[] = []) =>
  brandAddress({ brand: 'orangery', hosts }, { brand: 'tower', origin });

describe('the address of another brand', () => {
  it.each([
    ['http://tower.localhost:3000', 'http://orangery.localhost:3000/'],
    ['http://localhost:3000', 'http://orangery.localhost:3000/'],
    ['https://tower.example.org', 'https://orangery.example.org/'],
    ['https://www.tower.example.org', 'https://www.orangery.example.org/'],
    ['https://lobby--tower.example.org', 'https://lobby--orangery.example.org/'],
  ])('ROUTE-71 seen from %s is %s', (origin, address) => {
    expect(from(origin)).toBe(address);
  });

  it('ROUTE-71 is its own host where this one is not reached by its name', () => {
    expect(from('https://play.example.org', ['orangery.example', 'other.example'])).toBe(
      'https://orangery.example/',
    );
    expect(from('https://play.example.org')).toBeNull();
  });
});
