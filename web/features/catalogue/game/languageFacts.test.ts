import { expect, it } from 'vitest';
import { languageFacts } from './languageFacts.ts';

it('names languages in the reader’s language, each once', () => {
  const spoken = { language: 'en', languages: ['en', 'en_CA', 'no', 'de', 'de_AT', 'et_EE'] };
  expect(languageFacts(spoken, 'en')).toEqual({
    language: 'English',
    languages: 'English, Norwegian, German, Estonian',
  });
  expect(languageFacts(spoken, 'fi').language).toBe('englanti');
});

it('lists no languages if there is only one', () => {
  expect(languageFacts({ language: 'en', languages: ['en', 'en_NZ'] }, 'de_AT')).toEqual({
    language: 'Englisch',
    languages: null,
  });
});
