import { canonicalEmail } from '@foyer/platform/modules/selfExclusion/matching/email.ts';
import { featuresOf, type Features } from '@foyer/platform/modules/selfExclusion/matching/features.ts';

/** Random numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const GIVEN =
  'Maria Anna James John Robert Michael William David Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Juhani Johannes Matti Timo Kari Helena Kaarina Thomas Andreas Stefan Petra Sabine Giulia Marco Luca Oliver Noah Leo Eino Onni Elias Venla Aino Olivia Freja Astrid Sofie Camille Louis Hugo Chloe Kerli Taavi Siim Liis Kadri Marten';
const FAMILY =
  'Smith Jones Williams Brown Taylor Garcia Martinez Rodriguez Lopez Korhonen Virtanen Nieminen Laine Hansen Johansen Olsen Andersson Johansson Nilsson Muller Schmidt Schneider Fischer Weber Rossi Russo Ferrari Bianchi Martin Bernard Dubois Tamm Saar Kask Kukk Ivanov Lindqvist Sandberg Eklund Holm Lund Berggren Aalto Lahti Rinne Peltola Hughes Foster Barnes Coleman Perkins Lorenz Engel Vogt';
const SYLLABLES =
  'ba de fi go ka lu mo ne pa ri sa to va ve vi ja ke la ma ro su ta ho ir el an os ur en il'.split(' ');
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'mail.ee',
  'luukku.com',
];

/** Share of people with a name of the lists, whose first names are more frequent (Zipf); other names are made up. */
const LISTED_SHARE = { given: 0.7, family: 0.3 };

/** A person who has data in common with another one only by chance. */
export function randomPerson(random: () => number): Features {
  const firstName = nameOf(random, GIVEN.split(' '), LISTED_SHARE.given, 2);
  const lastName = nameOf(random, FAMILY.split(' '), LISTED_SHARE.family, 4);
  const age = 18 + Math.floor(62 * random() ** 1.4);
  const birthDate = new Date(Date.UTC(2026 - age, 0, 1 + Math.floor(365 * random())))
    .toISOString()
    .slice(0, 10);
  let email = emailOf(random, firstName, lastName, birthDate);
  // A mailbox belongs to one person: if the address is taken, the new one gets a number.
  while (usedEmails.has(canonicalEmail(email)))
    email = emailOf(random, firstName, `${lastName}${Math.floor(random() * 1_000)}`, birthDate);
  usedEmails.add(canonicalEmail(email));
  return featuresOf({ firstName, lastName, birthDate, email });
}

const usedEmails = new Set<string | null>();

function nameOf(random: () => number, listed: readonly string[], share: number, syllables: number): string {
  const place = Math.floor(listed.length ** random()) - 1;
  if (random() < share) return listed[place] ?? 'Maria';
  const deps = Array.from(
    { length: syllables },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? 'a',
  );
  return deps.join('');
}

function emailOf(random: () => number, first: string, last: string, born: string): string {
  const provider = PROVIDERS[Math.floor(random() * PROVIDERS.length)] ?? 'gmail.com';
  const tail = random() < 0.5 ? born.slice(2, 4) : String(Math.floor(random() * 1_000));
  // Some addresses are random; most have the person's name, usually with a number because the plain name is
  // taken.
  if (random() < 0.3) return `${Math.floor(random() * 1e9).toString(36)}@${provider}`;
  return `${first}.${last}${random() < 0.2 ? '' : tail}@${provider}`.toLowerCase();
}
