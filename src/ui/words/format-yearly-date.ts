import { dateFormat } from '#domain/language/date-format.ts';

/** "1 May", "1. Mai", "1er mai": a yearly date. `date`: "05-01". */
export const formatYearlyDate = (date: string, language: string): string =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    // A leap year contains every date.
    .formatToParts(new Date(`2024-${date}T00:00:00Z`))
    // French writes the first day of a month as an ordinal, and Intl does not.
    .map(({ type, value }) => (type === 'day' && value === '1' && language.startsWith('fr') ? '1er' : value))
    .join('');
