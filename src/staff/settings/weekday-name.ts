/** "Monday" in the reader's language; 1 is Monday. */
export const weekdayName = (day: number, language: string, weekday: 'long' | 'short' = 'long'): string => {
  // 2026-11-23 was a Monday.
  const date = new Date(Date.UTC(2026, 10, 22 + day));
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date);
};
