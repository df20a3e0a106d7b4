import type { CategoryOutline } from '#domain/owner/menu-outline.ts';
import { weekdayName } from '#staff/settings/weekday-name.ts';

/** "07:00–11:00", "Sat, Sun 09:00–14:00". */
export const hoursText = (hours: NonNullable<CategoryOutline['hours']>, language: string): string =>
  hours
    .map(({ days, text }) => {
      const names = days.map((day) => weekdayName(day, language, 'short')).join(', ');
      return `${names} ${text.replaceAll('-', '–')}`.trim();
    })
    .join('; ');
