import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#domain/language/language.ts';

/** A keyword of a PO entry, with all lines of its text. */
const TEXT = (keyword: string) => new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm');
const PIECE = /"((?:[^"\\]|\\.)*)"/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const textOf = (entry: string, keyword: string): string | undefined => {
  const quoted = TEXT(keyword).exec(entry)?.[1];
  if (quoted === undefined) return undefined;
  const joined = [...quoted.matchAll(PIECE)].map((piece) => piece[1] ?? '').join('');
  return joined.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
};

const CATALOGS = ['messages', 'staff', 'kiosk', 'service', 'checkout', 'account', 'booking'];

/** The texts of a language by their English source, without obsolete entries and the header. */
export const readCatalog = (language: Language): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const name of CATALOGS) {
    for (const [source, text] of textsOf(`${language}/${name}.po`)) texts.set(source, text);
  }
  return texts;
};

/** All translations of a text in the catalogs of a language, by context and English source. */
export const saidTexts = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const said = new Map<string, Set<string>>();
  for (const name of CATALOGS) {
    for (const [source, text] of textsOf(`${language}/${name}.po`))
      said.set(source, (said.get(source) ?? new Set()).add(text));
  }
  return said;
};

const textsOf = (file: string): ReadonlyMap<string, string> => {
  const path = fileURLToPath(new URL(`../../src/locales/${file}`, import.meta.url));
  const texts = new Map<string, string>();
  for (const entry of readFileSync(path, 'utf8').split(/\n{2,}/)) {
    const source = textOf(`${entry}\n`, 'msgid');
    if (!source) continue;
    const context = textOf(`${entry}\n`, 'msgctxt');
    texts.set(context === undefined ? source : `${context}\u0004${source}`, textOf(`${entry}\n`, 'msgstr') ?? '');
  }
  return texts;
};

const FORM = '(?:zero|one|two|few|many|other|=\\d+)';
const ARGUMENT = new RegExp(`(?<!\\b${FORM}\\s*)\\{\\s*(\\w+)\\s*(?:,\\s*(\\w+)\\s*,|\\})`, 'g');
const PLURAL_FORM = new RegExp(`(?<=[\\s,}])(${FORM})\\s*\\{([^{}]*)\\}`, 'g');

const sorted = (words: Iterable<string>): readonly string[] => [...words].sort();

/** Placeholders of a text: `{name}`, `{count} plural`. */
export const placeholdersOf = (text: string): readonly string[] =>
  sorted(new Set([...text.matchAll(ARGUMENT)].map(([, name, kind]) => (kind ? `{${name}} ${kind}` : `{${name}}`))));

/** The tags around parts of a text, in the order of their names: `</0>`, `<0>`. */
export const tagsOf = (text: string): readonly string[] =>
  sorted([...text.matchAll(/<\/?\w+\/?>/g)].map(([tag]) => tag));

/** The forms of a plural with their texts; empty without a plural. */
export const pluralFormsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(PLURAL_FORM)].map(([, form, words]) => [form ?? '', words ?? '']));

/** Only the words, without placeholders, tags and plural syntax. */
export const wordsOf = (text: string): string => {
  const forms = [...pluralFormsOf(text).values()];
  const prose = forms.length > 0 ? forms.join(' ') : text;
  return prose.replace(/\{\w+\}|<\/?\w+\/?>|#/g, ' ').trim();
};
