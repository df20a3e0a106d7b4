import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SettingField } from '#domain/owner/setting-fields.ts';
import { fold, foldWords } from '#domain/search/search-fold.ts';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import type { SettingTexts } from './setting-text.ts';
import styles from './settings.module.css';

/** True when each word of the query begins a word of the label, the explanation or `more`, other words for the same. */
export const isFound = (query: string, { label, meaning }: SettingTexts, more = ''): boolean => {
  const text = ` ${fold(`${label} ${meaning} ${more}`)}`;
  return foldWords(query).every((word) => text.includes(` ${word}`));
};

/** Settings of all groups that a search finds, each group under its name. */
export const FoundSettings = ({
  groups,
  query,
  row,
  onClear,
}: {
  /** Groups with a found field. */
  readonly groups: readonly { readonly name: string; readonly fields: readonly SettingField[] }[];
  readonly query: string;
  readonly row: (field: SettingField) => ReactNode;
  readonly onClear: () => void;
}) =>
  groups.length === 0 ? (
    <div className={styles.notFound} role="status">
      <p>
        <Trans>No setting fits “{query}”. Try one word of what it does.</Trans>
      </p>
      <Button small onClick={onClear}>
        <Trans>All settings</Trans>
      </Button>
    </div>
  ) : (
    <div className={styles.found}>
      {groups.map(({ name, fields }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul className={manage.rows}>{fields.map(row)}</ul>
        </section>
      ))}
    </div>
  );
