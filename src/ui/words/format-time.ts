import { dateFormat } from '#domain/language/date-format.ts';
import type { Language } from '#domain/language/language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: Language, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const known = formats.get(`${language} ${key}`);
  if (known) return known;
  const made = dateFormat(language, options);
  formats.set(`${language} ${key}`, made);
  return made;
};

/** "13:04", 24-hour clock in the place's time zone. `at`: epoch ms. */
export const formatTime = (at: number, timeZone: string): string =>
  // Always English, which has a colon and no word after it ("13:04 ч.").
  formatOf('en', `time ${timeZone}`, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);

/** "Monday", "понеделник": weekday in the place's time zone. `at`: epoch ms. */
export const formatWeekday = (at: number, language: Language, timeZone: string): string =>
  formatOf(language, `weekday ${timeZone}`, { weekday: 'long', timeZone }).format(at);

/** "Mon 23 Nov", "Mo., 23. Nov.": a day without year in the place's time zone. `at`: epoch ms. */
export const formatDay = (at: number, language: Language, timeZone: string): string =>
  formatOf(language, `day ${timeZone}`, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at);

/** "23 Nov 2026", "23.11.2026 г.": a day with year in the place's time zone. `at`: epoch ms. */
export const formatDate = (at: number, language: Language, timeZone: string): string =>
  formatOf(language, `date ${timeZone}`, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at);
