/** "May 1", "1. Mai": a yearly date. `date`: "05-01". */
export const formatYearlyDate = (date: string, language: string): string =>
  // A leap year contains every date.
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2024-${date}T00:00:00Z`),
  );
