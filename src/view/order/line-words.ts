import type { Language } from '#domain/language/language.ts';

/** What an ordered dish is called. */
export interface LineWords {
  readonly name: string;
  readonly size: string;
  readonly language: Language;
}
