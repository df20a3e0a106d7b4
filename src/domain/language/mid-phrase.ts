import type { Language } from './language.ts';

/**
 * Name or time inside a phrase: "without walnuts" for the menu's "Walnuts", "again: today" for "Today". German nouns keep
 * their capital, and so does a text with further capitals ("BBQ sauce", "Parmigiano Reggiano"). `language`: of the text;
 * `undefined`: unknown.
 */
export const midPhrase = (name: string, language: Language | undefined): string => {
  if (language === undefined || language === 'de') return name;
  const [first = ''] = name;
  return /\p{Lu}/u.test(name.slice(first.length)) ? name : first.toLocaleLowerCase(language) + name.slice(first.length);
};
