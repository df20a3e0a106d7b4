import { dateFormat } from '#domain/language/date-format.ts';

const ONE = /^(?:\d{4}-)?\d{2}-\d{2}$/;

/** "24 December 2026"; without a year for a yearly date; a range with both dates. */
export const datesName = (text: string, language: string): string =>
  text
    .split('/')
    .map((date) => {
      if (!ONE.test(date)) return date;
      const isYearly = date.length === 5;
      const format = dateFormat(language, {
        day: 'numeric',
        month: 'long',
        ...(isYearly ? {} : { year: 'numeric' }),
        timeZone: 'UTC',
      });
      return format.format(new Date(`${isYearly ? `2024-${date}` : date}T00:00:00Z`));
    })
    .join(' – ');
