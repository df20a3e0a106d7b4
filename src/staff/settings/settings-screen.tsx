import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SettingFault } from '#domain/owner/check-setting.ts';
import { fieldValue } from '#domain/owner/field-values.ts';
import { kindOf, SETTING_GROUPS, type SettingField, type SettingGroup } from '#domain/owner/setting-fields.ts';
import { orderTypesIn } from '#domain/owner/settings/charges.ts';
import { lacksFrancRate } from '#domain/owner/settings/franc-rate.ts';
import { SETTING_WORDS } from '#domain/owner/settings/setting-words.ts';
import { isOn } from '#domain/owner/settings/switch-value.ts';
import { isObject, type Json, type VenueFile } from '#domain/owner/venue-file.ts';
import { BackLink } from '#staff/frame/back-link.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { SwitchTrack } from '#ui/form/switch-track.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { check } from '#ui/look/icons-later.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { Tag } from '#ui/words/tag.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { FoundSettings, isFound } from './found-settings.tsx';
import { FrancNotice } from './franc-notice.tsx';
import { SettingSheet } from './setting-sheet.tsx';
import { useGroupTexts, useSettingTexts } from './setting-text.ts';
import styles from './settings.module.css';
import { ShownValue } from './shown-value.tsx';
import { UncookedNotice } from './uncooked-notice.tsx';
import type { MenuLanguages } from './words-fields.tsx';

export interface SettingsScreenProps {
  /** The venue's file is loaded; editing is impossible before. */
  readonly isRead: boolean;
  readonly why: string | undefined;
  readonly languages: MenuLanguages;
  /** The venue's file, including unpublished edits. */
  readonly file: VenueFile;
  readonly shownOf: (field: SettingField) => Json | undefined;
  /** The setting has an unpublished change. */
  readonly isChanged: (field: SettingField) => boolean;
  readonly faultOf: (field: SettingField, value: Json | undefined) => SettingFault | undefined;
  readonly onSave: (field: SettingField, value: Json | undefined) => Promise<boolean>;
  /** Changes a yes/no setting to its other value. `standard`: its value where the file has none. */
  readonly onToggle: (field: SettingField, standard: boolean) => Promise<boolean>;
  /** Pending edits and problems, above the groups. */
  readonly publishing?: ReactNode;
  /** The publish button; empty without a change. It stays in sight while the settings scroll. */
  readonly publish?: ReactNode;
  /** Section in the address; an unknown one counts as none. */
  readonly section: string | undefined;
  readonly homeHref: string;
  readonly hrefOf: (section: SettingsSection) => string;
  /** Content below the fields of a section. */
  readonly partOf: (section: SettingsSection) => ReactNode;
}

const GROUPS = Object.keys(SETTING_GROUPS) as readonly SettingGroup[];
/** Settings of halls or of an order type are shown only when the file has them. */
const isOfFile = (field: SettingField, file: VenueFile): boolean => {
  if (field === 'reservations.halls') return isObject(file.reservations);
  const [list, type] = field.split('.');
  return list !== 'orderTypes' || orderTypesIn(file).some((one) => one === type);
};
const fieldsOf = (group: SettingGroup, file: VenueFile) =>
  (Object.keys(SETTING_GROUPS[group]) as readonly SettingField[]).filter((field) => isOfFile(field, file));

/** A group of order types that the venue does not offer is left out: a venue that does not deliver has no delivery. */
const groupsOf = (file: VenueFile) => GROUPS.filter((group) => fieldsOf(group, file).length > 0);

/** The setting that a menu in Swiss French needs. */
const FRANC_RATE: SettingField = 'settings.chf_rate';

/** A page of settings: a group of fields, or the spreadsheet. */
export type SettingsSection = SettingGroup | 'table';

/** All sections, each with its own page. */
const SectionList = ({
  sections,
  current,
  hrefOf,
  changedIn,
}: {
  readonly sections: readonly SettingsSection[];
  readonly current: SettingsSection | undefined;
  readonly hrefOf: (section: SettingsSection) => string;
  readonly changedIn: (section: SettingsSection) => boolean;
}) => {
  const { t } = useLingui();
  const nameOf = useSectionName();
  return (
    <nav className={styles.index} aria-label={t`Groups of settings`}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <Link
              href={hrefOf(section)}
              className={styles.section}
              aria-current={section === current ? 'page' : undefined}
              data-testid={`settings-${section}`}
            >
              <span>{nameOf(section)}</span>
              {changedIn(section) && (
                <Tag>
                  <Trans>not live yet</Trans>
                </Tag>
              )}
              <Icon path={caretRight} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const useSectionName = () => {
  const { t } = useLingui();
  const groups = useGroupTexts();
  return (section: SettingsSection) => (section === 'table' ? t`The menu as a spreadsheet` : groups[section]);
};

/** The owner's settings by groups; a change is live only after publication. */
export const SettingsScreen = (props: SettingsScreenProps) => {
  const { isRead, why, languages, file, shownOf, isChanged, faultOf, onSave, onToggle, publishing, publish } = props;
  const { partOf } = props;
  const { t } = useLingui();
  const words = useSettingTexts();
  const [open, setOpen] = useState<SettingField>();
  const [saved, setSaved] = useState<SettingField>();
  /** A switch whose change did not arrive. */
  const [failed, setFailed] = useState<SettingField>();
  const [query, setQuery] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const savedRow = useRef<HTMLLIElement>(null);
  const isSavedShown = saved !== undefined && isChanged(saved);
  // The notice about publishing comes above the list and pushes the saved row down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves once its change is known.
  useEffect(() => {
    if (saved !== undefined) savedRow.current?.scrollIntoView?.({ block: 'nearest' });
  }, [saved, isSavedShown]);
  useAnnouncedPage(t`Settings`);
  const nameOf = useSectionName();
  const sections: readonly SettingsSection[] = [...groupsOf(file), 'table'];
  const asked = sections.find((one) => one === props.section);
  // Wide screens show the first section by default; a phone shows the list.
  const section = asked ?? sections[0] ?? 'hours';
  const fields = section === 'table' ? [] : fieldsOf(section, file);
  const changedIn = (one: SettingsSection) => one !== 'table' && fieldsOf(one, file).some(isChanged);
  const keep = (field: SettingField, isSaved: boolean) => {
    setFailed(isSaved ? undefined : field);
    if (!isSaved) return;
    setSaved(field);
    announce(t({ message: 'Saved', comment: 'a setting was saved, and waits for its publication' }));
  };
  const row = (field: SettingField) => {
    const kind = kindOf(field);
    const isSwitch = kind.kind === 'switch';
    const press = async () => {
      if (isSwitch) keep(field, await onToggle(field, kind.standard));
      else setOpen(field);
    };
    return (
      <li key={field} ref={field === saved ? savedRow : undefined} className={styles.settingRow}>
        <button
          type="button"
          className={manage.row}
          data-testid={field}
          {...(isSwitch && { role: 'switch', 'aria-checked': isOn(shownOf(field), kind.standard) })}
          onClick={() => void press()}
        >
          <span className={manage.words}>
            <span className={manage.name}>{words[field].label}</span>
            <span className={manage.note}>{words[field].meaning}</span>
            {failed === field && (
              <span className={manage.problem} role="alert">
                <Trans>It was not kept. Try again.</Trans>
              </span>
            )}
          </span>
          <span className={styles.value}>
            {!isSwitch && (
              <ShownValue
                field={field}
                value={shownOf(field)}
                languages={languages}
                currency={String(file.currency)}
                secondCurrency={String(fieldValue(file, 'settings.second_currency') ?? 'EUR')}
              />
            )}
            {saved === field && (
              <span className={styles.saved} data-testid="setting-saved">
                <Icon path={check} size="1.25rem" />
                <Trans comment="a setting was saved, and waits for its publication">Saved</Trans>
              </span>
            )}
            {isChanged(field) && (
              <Tag>
                <Trans>not live yet</Trans>
              </Tag>
            )}
          </span>
          {isSwitch ? <SwitchTrack /> : <Icon path={caretRight} />}
        </button>
        {field === 'stations' && <UncookedNotice file={file} stations={shownOf(field)} />}
      </li>
    );
  };
  const found = groupsOf(file)
    .map((group) => ({
      name: nameOf(group),
      fields: fieldsOf(group, file).filter((field) => isFound(query, words[field], SETTING_WORDS[field])),
    }))
    .filter((group) => group.fields.length > 0);
  const isSearched = query.trim() !== '';
  return (
    <section className={styles.page} data-section={asked !== undefined || undefined} data-testid="staff-settings">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Settings</Trans>
        </h1>
      </header>
      {publishing}
      {!isRead && <ManagedLoading why={why} />}
      {isRead && (
        <div className={styles.search}>
          <SearchBox
            input={searchBox}
            name="setting"
            label={t`Search the settings`}
            placeholder={t`Search the settings`}
            clearLabel={t`Clear the search`}
            value={query}
            onValue={setQuery}
            onSubmit={() => searchBox.current?.blur()}
            enterKeyHint="search"
            testId="settings-search"
          />
        </div>
      )}
      {isRead && isSearched && (
        <FoundSettings groups={found} query={query.trim()} row={row} onClear={() => setQuery('')} />
      )}
      {isRead && !isSearched && (
        <div className={styles.panes}>
          <SectionList sections={sections} current={section} hrefOf={props.hrefOf} changedIn={changedIn} />
          <section className={styles.open} aria-label={nameOf(section)}>
            <BackLink href={props.homeHref} className={styles.back}>
              <Trans>All settings</Trans>
            </BackLink>
            {section !== 'table' && <h2 className={styles.group}>{nameOf(section)}</h2>}
            {fields.includes(FRANC_RATE) && lacksFrancRate(file) && (
              <FrancNotice
                isInSettings
                action={
                  <Button small onClick={() => setOpen(FRANC_RATE)}>
                    <Trans comment="button: opens the field for the rate of the franc">Enter the rate</Trans>
                  </Button>
                }
              />
            )}
            {fields.length > 0 && <ul className={manage.rows}>{fields.map(row)}</ul>}
            {partOf(section)}
          </section>
        </div>
      )}
      <div className={styles.publish}>{publish}</div>
      {open && (
        <SettingSheet
          key={open}
          field={open}
          value={shownOf(open)}
          languages={languages}
          file={file}
          faultOf={(value) => faultOf(open, value)}
          onSave={async (value) => {
            const isSaved = await onSave(open, value);
            if (isSaved) keep(open, true);
            return isSaved;
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};
