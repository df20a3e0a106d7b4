import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isObject, type Json } from '#domain/owner/venue-file.ts';
import { datesIn } from '#domain/place/dated-hours.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import { Button } from '#ui/form/button.tsx';
import { datesName } from './dates-name.ts';
import { DayHours } from './day-hours.tsx';
import styles from './settings.module.css';

/** Dated hours, one date at a time: closed until hours are added. Whole weeks in the file are kept. */
export const DatesEditor = ({
  value,
  onChange,
}: {
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}) => {
  const { t, i18n } = useLingui();
  const days = Object.entries(isObject(value) ? value : {}).sort(([one], [other]) => one.localeCompare(other));
  const keep = (next: readonly (readonly [string, Json])[]) =>
    onChange(next.length > 0 ? Object.fromEntries(next) : undefined);
  const [typed, setTyped] = useState('');
  // A half-typed year is a valid date at every digit, so a day is added by a press.
  const add = () => {
    if (datesIn(typed) === undefined || days.some(([date]) => date === typed)) return;
    keep([...days, [typed, '-']]);
    setTyped('');
  };
  const without = (date: string) => days.filter(([one]) => one !== date);
  return (
    <>
      {days.map(([date, text]) => (
        <DayHours
          key={date}
          name={date.startsWith('20') ? datesName(date, i18n.locale) : t`${datesName(date, i18n.locale)}, every year`}
          windows={(typeof text === 'string' ? parseWindows(text) : undefined) ?? []}
          onChange={(windows) => keep([...without(date), [date, formatWindows(windows)]])}
        >
          <div className={styles.moves}>
            {/^\d{4}-\d{2}-\d{2}$/.test(date) && (
              <Button
                small
                look="quiet"
                onClick={() => keep([...without(date).filter(([one]) => one !== date.slice(5)), [date.slice(5), text]])}
              >
                <Trans>Every year</Trans>
              </Button>
            )}
            <Button small look="quiet" onClick={() => keep(without(date))}>
              <Trans>As in every week</Trans>
            </Button>
          </div>
        </DayHours>
      ))}
      <div className={styles.window}>
        <input
          type="date"
          className={styles.time}
          value={typed}
          aria-label={t`Another day`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button small onClick={add}>
          <Trans>Add this day</Trans>
        </Button>
      </div>
    </>
  );
};
