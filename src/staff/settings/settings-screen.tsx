import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SettingFault } from '#domain/owner/check-setting.ts';
import { SETTING_GROUPS, type SettingField, type SettingGroup } from '#domain/owner/setting-fields.ts';
import { orderTypesIn } from '#domain/owner/settings/charges.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { Tag } from '#ui/words/tag.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { SettingSheet } from './setting-sheet.tsx';
import { useGroupWords, useSettingWords } from './setting-words.ts';
import styles from './settings.module.css';
import { ShownValue } from './shown-value.tsx';
import { UncookedNotice } from './uncooked-notice.tsx';
import type { MenuLanguages } from './words-fields.tsx';

export interface SettingsScreenProps {
  /** Nothing can be changed before the venue's file is here. */
  readonly isRead: boolean;
  readonly why: string | undefined;
  readonly languages: MenuLanguages;
  /** The venue's file, with what waits to be published. */
  readonly file: VenueFile;
  readonly shownOf: (field: SettingField) => Json | undefined;
  /** It waits to be published. */
  readonly isChanged: (field: SettingField) => boolean;
  readonly faultOf: (field: SettingField, value: Json | undefined) => SettingFault | undefined;
  readonly onSave: (field: SettingField, value: Json | undefined) => Promise<boolean>;
  /** What waits, what went wrong, and the way to publish, above the groups. */
  readonly publishing?: ReactNode;
  /** Further sections, below the groups. */
  readonly children?: ReactNode;
}

const GROUPS = Object.keys(SETTING_GROUPS) as readonly SettingGroup[];
/** How is delivered is asked where the venue delivers. */
const groupsOf = (file: VenueFile) =>
  GROUPS.filter((group) => group !== 'delivery' || orderTypesIn(file).includes('delivery'));
const fieldsOf = (group: SettingGroup) => Object.keys(SETTING_GROUPS[group]) as readonly SettingField[];

/** The way to each group: on a phone the last of them is many screens down. */
const GroupIndex = ({ groups }: { readonly groups: readonly SettingGroup[] }) => {
  const { t } = useLingui();
  const words = useGroupWords();
  return (
    <nav className={styles.index} aria-label={t`Groups of settings`}>
      {groups.map((group) => (
        <Button
          key={group}
          small
          look="quiet"
          onClick={({ currentTarget }) => {
            const heading = currentTarget.ownerDocument.getElementById(`settings-${group}`);
            heading?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
        >
          {words[group]}
        </Button>
      ))}
    </nav>
  );
};

/** What the owner decides about the venue, by groups; nothing is live until it is published. */
export const SettingsScreen = (props: SettingsScreenProps) => {
  const { isRead, why, languages, file, shownOf, isChanged, faultOf, onSave, publishing, children } = props;
  const { t } = useLingui();
  const groups = useGroupWords();
  const words = useSettingWords();
  const [open, setOpen] = useState<SettingField>();
  useAnnouncedPage(t`Settings`);
  return (
    <section className={manage.page} data-testid="staff-settings">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Settings</Trans>
        </h1>
      </header>
      {publishing}
      {!isRead && <ManagedLoading why={why} />}
      {isRead && <GroupIndex groups={groupsOf(file)} />}
      {isRead &&
        groupsOf(file).map((group) => (
          <section key={group} aria-labelledby={`settings-${group}`}>
            <h2 className={styles.group} id={`settings-${group}`} tabIndex={-1}>
              {groups[group]}
            </h2>
            <ul className={manage.rows}>
              {fieldsOf(group).map((field) => (
                <li key={field}>
                  <button type="button" className={manage.row} data-testid={field} onClick={() => setOpen(field)}>
                    <span className={manage.words}>
                      <span className={manage.name}>{words[field].label}</span>
                      <span className={manage.note}>{words[field].meaning}</span>
                    </span>
                    <span className={styles.value}>
                      <ShownValue
                        field={field}
                        value={shownOf(field)}
                        languages={languages}
                        currency={String(file.currency)}
                      />
                      {isChanged(field) && (
                        <Tag>
                          <Trans>not live yet</Trans>
                        </Tag>
                      )}
                    </span>
                  </button>
                  {field === 'stations' && <UncookedNotice file={file} stations={shownOf(field)} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {isRead && children}
      {open && (
        <SettingSheet
          key={open}
          field={open}
          value={shownOf(open)}
          languages={languages}
          file={file}
          faultOf={(value) => faultOf(open, value)}
          onSave={(value) => onSave(open, value)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};
