import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cookedCategories, stationNames, textsIn } from '#domain/owner/settings/kitchen.ts';
import { isObject, type Json, type JsonObject, type VenueFile } from '#domain/owner/venue-file.ts';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { freshKey } from './fresh-key.ts';
import styles from './settings.module.css';
import { UncookedNotice } from './uncooked-notice.tsx';
import { type MenuLanguages, WordsFields } from './words-fields.tsx';

const LONGEST = 120;

const stationsIn = (value: Json | undefined): readonly JsonObject[] => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter(isObject);
};

const without = (one: JsonObject, field: string): JsonObject => {
  const { [field]: _, ...rest } = one;
  return rest;
};

/** Kitchen stations: each with its name and categories, and which one cooks the rest. */
export const StationsEditor = ({
  file,
  languages,
  value,
  onChange,
  problemAt,
}: {
  readonly file: VenueFile;
  readonly languages: MenuLanguages;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problemAt: (at: string) => ReactNode;
}) => {
  const { t } = useLingui();
  const stations = stationsIn(value);
  const names = new Map(stationNames({ ...file, stations: [...stations] }).map(({ id, name }) => [id, name]));
  const nameAt = (one: JsonObject) => names.get(String(one.id)) ?? String(one.id);
  const categories = cookedCategories(file);
  const set = (next: readonly JsonObject[]) => onChange(next.length === 0 ? undefined : next);
  const replace = (at: number, one: JsonObject) => set(stations.map((other, i) => (i === at ? one : other)));
  const holderOf = (slug: string) => stations.find((one) => textsIn(one.categories).includes(slug));
  // A category belongs to one station, so assigning it removes it from the former one.
  const give = (at: number, slug: string, isTaken: boolean) =>
    set(
      stations.map((one, i) => {
        const others = textsIn(one.categories).filter((other) => other !== slug);
        return { ...one, categories: i === at && isTaken ? [...others, slug] : others };
      }),
    );
  const spare = stations.find((one) => one.default === true) ?? stations[0];
  const setSpare = (id: string) =>
    set(stations.map((one) => (one.id === id ? { ...one, default: true } : without(one, 'default'))));
  return (
    <>
      {stations.map((one, at) => (
        <fieldset key={String(one.id)} className={styles.item}>
          <legend className={styles.dayName}>{nameAt(one)}</legend>
          <WordsFields
            languages={languages}
            label={t`Name`}
            longest={LONGEST}
            value={one.name}
            onChange={(name) => replace(at, name === undefined ? without(one, 'name') : { ...one, name })}
            problem={problemAt(`${at}.name`)}
          />
          <fieldset className={styles.choices}>
            <legend className={manage.note}>
              <Trans>What is cooked there</Trans>
            </legend>
            {categories.map(({ slug, name, depth }) => {
              const holder = holderOf(slug);
              const other = holder && holder !== one ? nameAt(holder) : undefined;
              return (
                <div key={slug} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
                  <CheckRow
                    label={name}
                    checked={holder === one}
                    end={other !== undefined && <span className={styles.elsewhere}>{other}</span>}
                    onChange={(isTaken) => give(at, slug, isTaken)}
                  />
                </div>
              );
            })}
          </fieldset>
          <div className={styles.moves}>
            <Button small look="quiet" onClick={() => set(stations.filter((_, i) => i !== at))}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </fieldset>
      ))}
      <Button wide onClick={() => set([...stations, { id: freshKey('station'), categories: [] }])}>
        <Trans>Add a station</Trans>
      </Button>
      {stations.length > 1 && (
        <SelectField label={<Trans>What no station has goes to</Trans>} value={String(spare?.id)} onChange={setSpare}>
          {stations.map((one) => (
            <option key={String(one.id)} value={String(one.id)}>
              {nameAt(one)}
            </option>
          ))}
        </SelectField>
      )}
      <UncookedNotice file={file} stations={stations} />
    </>
  );
};
