import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SettingFault } from '#domain/owner/check-setting.ts';
import { categoryHoursFault, categoryHoursIn } from '#domain/owner/settings/category-hours.ts';
import { type CookedCategory, cookedCategories } from '#domain/owner/settings/kitchen.ts';
import { isObject, type Json, type VenueFile } from '#domain/owner/venue-file.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import { EntryForm } from '#staff/discounts/entry-form.tsx';
import manage from '#staff/frame/manage.module.css';
import { DayHours } from '#staff/settings/day-hours.tsx';
import { FaultText } from '#staff/settings/fault-text.tsx';
import { HoursEditor } from '#staff/settings/hours-editor.tsx';
import styles from '#staff/settings/settings.module.css';
import { RadioList } from '#ui/form/radio-list.tsx';

interface CategoryHoursProps {
  /** The venue's file, including unpublished edits. */
  readonly file: VenueFile;
  /** Resolves true when saved. */
  readonly onSave: (slug: string, hours: Json | undefined) => Promise<boolean>;
}

const MORNING = '07:00-11:00';
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const HoursSheet = ({
  file,
  category,
  onSave,
  onClose,
}: CategoryHoursProps & { readonly category: CookedCategory; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const [hours, setHours] = useState(() => categoryHoursIn(file, category.slug));
  const [fault, setFault] = useState<SettingFault>();
  const change = (next: Json | undefined) => {
    setHours(next);
    setFault(undefined);
  };
  const kind = hours === undefined ? 'always' : typeof hours === 'string' ? 'daily' : 'weekly';
  const everyDay = typeof hours === 'string' ? hours : MORNING;
  const take = (taken: typeof kind) => {
    if (taken === 'always') change(undefined);
    else change(taken === 'daily' ? everyDay : Object.fromEntries(DAYS.map((day) => [day, everyDay])));
  };
  return (
    <EntryForm
      title={category.name}
      removal={undefined}
      isRight={() => {
        const wrong = categoryHoursFault(file, hours);
        setFault(wrong);
        return wrong === undefined;
      }}
      onKeep={() => onSave(category.slug, hours)}
      onRemove={undefined}
      onClose={onClose}
    >
      <RadioList
        name={t`When its dishes can be had`}
        options={[
          { value: 'always', label: t`Whenever you are open` },
          { value: 'daily', label: t`At the same hours every day` },
          { value: 'weekly', label: t`At hours of each weekday` },
        ]}
        value={kind}
        onTake={take}
      />
      {kind === 'daily' && (
        <DayHours
          name={t`Every day`}
          windows={parseWindows(everyDay) ?? []}
          onChange={(windows) => change(formatWindows(windows))}
        />
      )}
      {kind === 'weekly' && <HoursEditor value={hours} onChange={change} />}
      <p role="alert" className={manage.problem}>
        {fault && <FaultText fault={fault} />}
      </p>
    </EntryForm>
  );
};

/** Hours of categories, such as a breakfast card. */
export const CategoryHours = ({ file, onSave }: CategoryHoursProps) => {
  const [open, setOpen] = useState<CookedCategory>();
  return (
    <section aria-labelledby="category-hours" data-testid="category-hours">
      <h2 className={styles.group} id="category-hours">
        <Trans>Hours of categories</Trans>
      </h2>
      <p className={manage.note}>
        <Trans>A breakfast card: outside of its hours a category is shown, and nothing of it can be ordered.</Trans>
      </p>
      <ul className={manage.rows}>
        {cookedCategories(file).map((category) => {
          const hours = categoryHoursIn(file, category.slug);
          return (
            <li key={category.slug}>
              <button type="button" className={manage.row} onClick={() => setOpen(category)}>
                <span className={manage.words}>
                  <span className={manage.name}>{category.name}</span>
                </span>
                <span className={styles.value}>
                  {hours === undefined ? (
                    <Trans>Whenever you are open</Trans>
                  ) : isObject(hours) ? (
                    <Trans>At hours of each weekday</Trans>
                  ) : (
                    String(hours)
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open && (
        <HoursSheet key={open.slug} file={file} category={open} onSave={onSave} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
};
