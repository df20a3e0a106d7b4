/**
 * Format of a date or a time in a language. English is the European one: "23 Nov 2026", 24 hours, because "Nov 23" and "9 PM"
 * are American.
 */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options);
