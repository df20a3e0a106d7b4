/**
 * Locale for dates and times in a language. English is the European one: "23 Nov 2026", 24 hours, because "Nov 23" and "9 PM"
 * are American.
 */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
