import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { NextOpening } from '#domain/place/hours.ts';
import { formatDay, formatTime, formatWeekday } from '#ui/words/format-time.ts';
import styles from './hours-text.module.css';

/** "tomorrow" in the guest's language; empty for today. */
const dayText = ({ when, at }: NextOpening, language: Language, timeZone: string): string => {
  if (when === 'today') return '';
  if (when === 'tomorrow') return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day');
  return when === 'day' ? formatWeekday(at, language, timeZone) : formatDay(at, language, timeZone);
};

/** When an item outside its hours is available: "from 07:00 to 11:00", "tomorrow, from 07:00 to 11:00". */
export const HoursText = ({
  next,
  language,
  timeZone,
}: {
  readonly next: NextOpening;
  readonly language: Language;
  readonly timeZone: string;
}) => {
  const day = dayText(next, language, timeZone);
  const from = formatTime(next.at, timeZone);
  const to = formatTime(next.until, timeZone);
  return (
    <span className={styles.hours} data-testid="dish-hours">
      {day !== '' && `${day}, `}
      <Trans>
        from {from} to {to}
      </Trans>
    </span>
  );
};
