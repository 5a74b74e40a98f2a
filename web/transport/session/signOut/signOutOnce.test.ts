import { beforeEach, expect, it } from 'vitest';
import { signOutOnce } from './signOutOnce.ts';

let went: string[];
let hasToken: boolean;
/** Makes the provider respond. */
let answer: () => void;

beforeEach(() => {
  went = [];
  hasToken = true;
});

const page = () =>
  signOutOnce({
    hasToken: () => hasToken,
    async signOut(reason) {
      await new Promise<void>((resolve) => (answer = resolve));
      hasToken = false;
      went.push(reason ?? 'the player asked');
    },
  });

it('an end reported by socket and response signs out once', async () => {
  const { signOut } = page();
  const both = [signOut('TIMEOUT'), signOut('SESSION_EXPIRED')];
  answer();
  await Promise.all(both);
  await signOut('TIMEOUT');
  expect(went).toEqual(['TIMEOUT']);
});

it('a page that is signing out does not follow another tab', async () => {
  const { signOut, follow } = page();
  const out = signOut('TIMEOUT');
  follow(() => went.push('followed'));
  answer();
  await out;
  follow(() => went.push('followed'));
  expect(went).toEqual(['TIMEOUT']);
});

it('a page that follows another tab does not sign out itself', async () => {
  const { signOut, follow } = page();
  hasToken = false;
  follow(() => went.push('followed'));
  follow(() => went.push('followed again'));
  await signOut('SESSION_EXPIRED');
  expect(went).toEqual(['followed']);
});

it('a player can sign out again if the page did not leave', async () => {
  const { signOut } = page();
  for (let time = 0; time < 2; time++) {
    const out = signOut();
    answer();
    await out;
  }
  expect(went).toEqual(['the player asked', 'the player asked']);
});

it('the end of a later session is handled', async () => {
  const { signOut, follow } = page();
  hasToken = false;
  follow(() => went.push('followed'));
  hasToken = true;
  const out = signOut('TIMEOUT');
  answer();
  await out;
  expect(went).toEqual(['followed', 'TIMEOUT']);
});
