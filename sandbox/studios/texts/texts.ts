import { readFileSync } from 'node:fs';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import * as v from 'valibot';

/** The words of one kind of game. */
const words = <Key extends string>(keys: readonly Key[]) =>
  v.strictObject(v.entriesFromList(keys, v.string()));

/** The studio's own words: lobbies bring theirs. `{amount}` and its like are filled in by the game. */
const textsSchema = v.strictObject({
  balance: v.string(),
  playMoney: v.string(),
  win: v.string(),
  stake: v.string(),
  lessStake: v.string(),
  moreStake: v.string(),
  spin: v.string(),
  rules: v.string(),
  close: v.string(),
  loading: v.string(),
  funNotice: v.string(),
  won: v.string(),
  returned: v.string(),
  noWin: v.string(),
  resumed: v.string(),
  winUnderway: v.string(),
  paysWays: v.string(),
  paysLines: v.string(),
  wild: v.string(),
  paysAt: v.string(),
  returnToPlayer: v.string(),
  highestWin: v.string(),
  timesStake: v.string(),
  pace: v.string(),
  tryAgain: v.string(),
  insufficientFunds: v.string(),
  betTooHigh: v.string(),
  sessionEnded: v.string(),
  connectionLost: v.string(),
  roundRefused: v.string(),
  failedLaunch: v.string(),
  notServed: v.string(),
  fox: v.string(),
  owl: v.string(),
  stag: v.string(),
  hare: v.string(),
  bear: v.string(),
  ten: v.string(),
  crash: words([
    'start',
    'cashOut',
    'target',
    'never',
    'gone',
    'goneAt',
    'out',
    'rules',
    'anyTarget',
    'check',
    'checkHow',
    'nextCommitment',
    'commitment',
    'seed',
    'playerSeed',
    'end',
    'asTold',
    'notAsTold',
  ]),
  cascade: words(['rules']),
  roulette: words([
    'chip',
    'lessChip',
    'moreChip',
    'cloth',
    'past',
    'undo',
    'clear',
    'repeat',
    'totalBet',
    'lay',
    'overLimit',
    'rules',
    'straight',
    'split',
    'street',
    'corner',
    'sixLine',
    'dozen',
    'column',
    'red',
    'black',
    'even',
    'odd',
  ]),
});
export type Texts = v.InferOutput<typeof textsSchema>;

/** A language serves all its locales: `en` also `en_NZ`. */
const LANGUAGES = ['en', 'fi', 'no', 'de', 'fr', 'ja', 'et', 'it'] as const;
type Language = (typeof LANGUAGES)[number];

const read = (language: Language): Texts =>
  v.parse(textsSchema, JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')));
const TEXTS = new Map<string, Texts>(LANGUAGES.map((language) => [language, read(language)]));

const ENGLISH = read('en');

export const textsFor = (locale: Locale): Texts => TEXTS.get(locale.split('_')[0] ?? 'en') ?? ENGLISH;
