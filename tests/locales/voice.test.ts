// Rules of docs/voice.md that a test can check by the spelling: form of address, terms, spaces and quotation marks.
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { readCatalog } from './read-catalog.ts';

/** Texts of a catalog that match a pattern, without the names of placeholders and tags. */
const saying = (language: Language, pattern: RegExp): readonly string[] =>
  [...readCatalog(language).values()].filter((text) => pattern.test(text.replace(/<\/?\w+\/?>/g, '')));

test.each(LANGUAGES)('%s uses typographic apostrophes, quotes and the ellipsis', (language) => {
  expect(saying(language, /['"]|\.\.\./)).toEqual([]);
});

/** One term per meaning: each term with the words that must not replace it. A stem matches all forms. */
const TERMS: Readonly<Record<Language, readonly (readonly [word: string, wrong: RegExp])[]>> = {
  bg: [
    ['сервитьор', /келнер/i],
    ['съставка', /(?:или|с|със) продукт/],
    ['докоснете', /натиснете/i],
    ['премахване', /(?<!\p{L})мах(ни|нахме)/iu],
    ['приготвяме', /сготв/i],
    ['няма резултати', /намерено/i],
  ],
  en: [
    ['tap', /\bpress/i],
    ['note to the kitchen', /\bword to the kitchen/i],
    ['automatically', /\bgoes? by itself\.|by themselves/i],
    ['cancel', /\btak(e|en|ing) (it )?back\b/i],
    ['video', /\bfilm\b/i],
  ],
  es: [
    // The device is a móvil; only its number is "de teléfono".
    ['móvil', /teléfono(?!\p{L})(?<!nuestro teléfono|número de teléfono)/iu],
    ['selección', /\belección\b/i],
    ['preparar', /cocinado/i],
  ],
  de: [
    ['Speisekarte', /\bKarte\b/],
    ['Notiz an die Küche', /ein wort an/i],
    ['wird gesendet', /\bgeht\b.*\bhinaus\b/i],
    ['Handy', /\bTelefons?\b/],
    ['Auswahl', /\bihre wahl\b|ausgesucht/i],
    ['Video', /\bfilm\b/i],
  ],
  'fr-CH': [
    ['serveur', /personnel de service|appeler le service/i],
    ['remarque pour la cuisine', /\bmot pour la cuisine/i],
    ['vidéo', /\bfilm\b/i],
    ['préparer', /cuisiné/i],
  ],
};

test.each(LANGUAGES)('%s uses one word for one thing', (language) => {
  expect(TERMS[language].flatMap(([word, wrong]) => saying(language, wrong).map((text) => ({ word, text })))).toEqual(
    [],
  );
});

test('Bulgarian addresses its guest as „вие“, in lower case within a sentence', () => {
  expect(saying('bg', /(?<=[^.!?…] )(?:Ви|Вие|Вас|Ваш\p{L}*)(?!\p{L})/u)).toEqual([]);
});

test('Bulgarian says „можете“ when the guest may do something', () => {
  expect(saying('bg', /(?<!\p{L})може да (?:(?:си|я|го|ги|ни) )*\p{L}+[аеия]те(?!\p{L})/iu)).toEqual([]);
});

test('a Bulgarian button is a noun, without „ти“', () => {
  const familiar = [
    ...['Добави', 'Изпрати', 'Затвори', 'Отвори', 'Откажи', 'Покажи', 'Скрий', 'Махни', 'Изчисти', 'Върни', 'Прибери'],
    ...['Пусни', 'Спри', 'Опитай', 'Разгледай', 'Прати', 'Вземи', 'Виж', 'Запази', 'Избери', 'Въведи', 'Влез', 'Плати'],
    ...['Провери', 'Смени', 'Изтрий', 'Отмени', 'Потвърди', 'Поръчай', 'Изтегли', 'Свали'],
  ];
  expect(saying('bg', new RegExp(`^(?:${familiar.join('|')})(?!\\p{L})`, 'u'))).toEqual([]);
});

test.each([
  ['de', /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:tú|te|ti|tu|tus|puedes|tienes|vosotros)(?!\p{L})/iu],
  ['fr-CH', /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})/iu],
] as const)('%s addresses its guest formally', (language, familiar) => {
  expect(saying(language, familiar)).toEqual([]);
});

test('Swiss French has a narrow no-break space before ":", ";", "!", "?" and inside its quotes', () => {
  expect(saying('fr-CH', /(?<!\u202f)[:;!?»]|«(?!\u202f)/u)).toEqual([]);
});

test('Bulgarian and German open quotes low; Spanish and French use guillemets', () => {
  expect(saying('bg', /[«»”]/)).toEqual([]);
  expect(saying('de', /[«»”]/)).toEqual([]);
  expect(saying('es', /[„“”]/)).toEqual([]);
  expect(saying('fr-CH', /[„“”]/)).toEqual([]);
});

test('only German has a space before the ellipsis', () => {
  for (const language of LANGUAGES) {
    expect(saying(language, language === 'de' ? /\p{L}…/u : /\s…/u)).toEqual([]);
  }
});

test.each(['bg', 'es', 'de', 'fr-CH'] as const)('%s keeps a number and its sign on one line', (language) => {
  expect(saying(language, /(?<!\u00a0)%|(?:n\.º|n°|Nr\.) \{/u)).toEqual([]);
});
