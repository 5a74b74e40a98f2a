import { expect } from '@playwright/test';
import type { Product } from '../product/product.ts';
import type { Visitor } from '../visitors/visitors.ts';

/**
 * Gives the visitor points in the console of the loyalty provider, and makes them take part in the programme.
 * @param client the brand's client at the provider
 */
export async function givePoints(
  { providersUrl }: Product,
  visitor: Visitor,
  client: string,
  points: number,
): Promise<void> {
  const { text } = await visitor.fetch('/en/rewards-shop/');
  const player = /"viewer":\{"[^{}]*?"id":"([^"]+)"/.exec(text)?.[1] ?? '';
  const response = await fetch(`${providersUrl}/laurel/points`, {
    method: 'POST',
    body: new URLSearchParams({ client, player, points: String(points) }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}
