import { Trans, useLingui } from '@lingui/react/macro';
import { formatSeason, parseSeason, type Season } from '#domain/booking/season.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { isObject, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import styles from './settings.module.css';
import type { MenuLanguages } from './words-fields.tsx';

/** Default season for a new entry. */
const SUMMER: Season = { from: '05-01', to: '09-30' };
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** A leap year, so that 29 February can be chosen. */
const lastOf = (month: number): number => new Date(Date.UTC(2024, month, 0)).getUTCDate();
const two = (count: number): string => String(count).padStart(2, '0');

const DayOfYear = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  /** "05-01" */
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const { t, i18n } = useLingui();
  const [month = 1, day = 1] = value.split('-').map(Number);
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  const set = (ofMonth: number, ofDay: number) => onChange(`${two(ofMonth)}-${two(Math.min(ofDay, lastOf(ofMonth)))}`);
  return (
    <div className={styles.window}>
      <SelectField label={t`${label}, day`} value={day} onChange={(next) => set(month, Number(next))}>
        {Array.from({ length: lastOf(month) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number.
          <option key={i} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`${label}, month`} value={month} onChange={(next) => set(Number(next), day)}>
        {MONTHS.map((one) => (
          <option key={one} value={one}>
            {name.format(Date.UTC(2024, one - 1, 1))}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

/** Season of each hall for reservations; the halls come from the file. */
export const SeasonsEditor = ({
  languages,
  value,
  onChange,
}: {
  readonly languages: MenuLanguages;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}) => {
  const { t } = useLingui();
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  const halls = list.filter(isObject);
  const set = (at: number, season: Season | undefined) =>
    onChange(
      halls.map((hall, i): JsonObject => {
        if (i !== at) return hall;
        const { season: _, ...rest } = hall;
        return season ? { ...rest, season: formatSeason(season) } : rest;
      }),
    );
  return halls.map((hall, at) => {
    const season = typeof hall.season === 'string' ? parseSeason(hall.season) : undefined;
    return (
      <fieldset key={String(hall.key)} className={styles.item}>
        <legend className={styles.dayName}>{wordsOf(hall.name, languages.first, languages.first)}</legend>
        <CheckRow
          label={<Trans comment="a hall of tables">All year</Trans>}
          checked={season === undefined}
          onChange={(isAllYear) => set(at, isAllYear ? undefined : SUMMER)}
        />
        {season && (
          <>
            <DayOfYear label={t`Open from`} value={season.from} onChange={(from) => set(at, { ...season, from })} />
            <DayOfYear label={t`Open to`} value={season.to} onChange={(to) => set(at, { ...season, to })} />
          </>
        )}
      </fieldset>
    );
  });
};
