import type { Language } from '#domain/language/language.ts';

/** "Monday, November 23", "понеделник, 23 ноември": the day in the place's zone. `at` is epoch milliseconds. */
export const formatWholeDay = (at: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
