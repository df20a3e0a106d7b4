import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import type { FieldKind } from '#domain/owner/setting-fields.ts';
import { isObject, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { NEED_ICONS, NEED_PLACES, type NeedIcon, type NeedPlace } from '#domain/service/service-offer.ts';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { freshKey } from './fresh-key.ts';
import { ItemMoves } from './item-moves.tsx';
import { NeedWhenFields } from './need-when-fields.tsx';
import styles from './settings.module.css';
import { type MenuLanguages, WordsFields } from './words-fields.tsx';

const MOST = 12;
const LONGEST = 120;
const LONGEST_ADDRESS = 200;

const itemsOf = (value: Json | undefined): readonly JsonObject[] => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter(isObject);
};

const withText = (item: JsonObject, field: string, words: Json | undefined): JsonObject => {
  const { [field]: _, ...rest } = item;
  return words === undefined ? rest : { ...rest, [field]: words };
};

const keyOf = (item: JsonObject | undefined): string => String(item?.key);

/** Number of the menu's languages in which a text is given. */
const saidLanguages = (value: Json | undefined, { all, first }: MenuLanguages): number =>
  all.filter((language) =>
    isObject(value) ? value[language] !== undefined : language === first && value !== undefined,
  ).length;

/** Empty `place`: it may be requested everywhere. */
const placed = ({ at: _, ...rest }: JsonObject, place: string): JsonObject =>
  place === '' ? rest : { ...rest, at: place };

/** Names of the icons for needs. */
export function useIconNames(): Readonly<Record<NeedIcon, string>> {
  const { t } = useLingui();
  return {
    wave: t`waving hand`,
    cutlery: t`cutlery`,
    water: t`water`,
    bread: t`bread`,
    napkin: t`napkin`,
    child: t`child`,
    ice: t`ice`,
    bell: t`bell`,
    towel: t`towel`,
    cleaning: t`broom`,
    breakfast: t`cup`,
    taxi: t`taxi`,
    bath: t`bathtub`,
    alarm: t`alarm clock`,
    luggage: t`suitcase`,
    reception: t`reception bell`,
  };
}

/** Places where a need may be requested. */
export function useNeedPlaceNames(): Readonly<Record<NeedPlace, string>> {
  const { t } = useLingui();
  return { table: t`At tables`, room: t`In the hotel’s rooms` };
}

/**
 * Editor of named items, such as needs, questions or pickup places, in the order that guests see. Each is a row that unfolds:
 * the texts of all items in all languages at once would be one long column of equal fields.
 */
export const ListEditor = (props: {
  readonly kind: Extract<
    FieldKind,
    { kind: 'needs' | 'payments' | 'questions' | 'pickup-places' | 'additional-types' }
  >['kind'];
  readonly languages: MenuLanguages;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly problemAt: (at: string) => ReactNode;
}) => {
  const { kind, languages, value, onChange, problemAt } = props;
  const { t } = useLingui();
  const icons = useIconNames();
  const places = useNeedPlaceNames();
  const items = itemsOf(value);
  const own = kind === 'questions' ? 'title' : 'name';
  const rows = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(items.length === 1 ? [keyOf(items[0])] : []));
  const [added, setAdded] = useState<string>();
  // A new row is filled in next, so its first field takes the focus.
  useEffect(() => {
    if (added === undefined) return;
    const row = [...(rows.current?.children ?? [])].find((one) => one.getAttribute('data-key') === added);
    row?.querySelector('input')?.focus();
    setAdded(undefined);
  }, [added]);
  const fold = (key: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, key] : [...before].filter((one) => one !== key)));
  const set = (next: readonly JsonObject[]) => onChange(next.length === 0 ? undefined : next);
  const add = () => {
    const key = freshKey('own');
    set([...items, { key, ...(kind === 'needs' && { icon: 'bell' }) }]);
    fold(key, true);
    setAdded(key);
  };
  const replace = (at: number, item: JsonObject) => set(items.map((one, i) => (i === at ? item : one)));
  const words = (at: number, item: JsonObject, field: string, label: string, longest = LONGEST) => (
    <WordsFields
      languages={languages}
      label={label}
      longest={longest}
      value={item[field]}
      onChange={(said) => replace(at, withText(item, field, said))}
      problem={field === own && problemAt(`${at}.name`)}
    />
  );
  return (
    <>
      <div ref={rows} className={styles.folds}>
        {items.map((item, at) => {
          const key = keyOf(item);
          const name = wordsOf(item[own], languages.first, languages.first);
          const missing = languages.all.length - saidLanguages(item[own], languages);
          const address = wordsOf(item.address, languages.first, languages.first);
          // A row with an error stays open, so that the error is seen.
          const isOpen = open.has(key) || Boolean(problemAt(`${at}.name`));
          return (
            <details
              key={key}
              className={styles.fold}
              data-key={key}
              data-testid="list-item"
              open={isOpen}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open !== isOpen) fold(key, currentTarget.open);
              }}
            >
              <summary className={styles.foldHead}>
                <span className={styles.foldName}>
                  {name || <Trans comment="an item of a list that has no name yet">Without a name</Trans>}
                </span>
                <span className={styles.foldNote}>
                  {address}
                  {address !== '' && name !== '' && missing > 0 && ' · '}
                  {name !== '' && missing > 0 && (
                    <Plural value={missing} one="# language is missing" other="# languages are missing" />
                  )}
                </span>
              </summary>
              <div className={styles.foldBody}>
                {words(at, item, own, kind === 'questions' ? t`Question` : t`Name`)}
                {kind === 'needs' && (
                  <SelectField
                    label={<Trans>Picture</Trans>}
                    value={typeof item.icon === 'string' ? item.icon : 'bell'}
                    onChange={(icon) => replace(at, { ...item, icon })}
                  >
                    {NEED_ICONS.map((icon) => (
                      <option key={icon} value={icon}>
                        {icons[icon]}
                      </option>
                    ))}
                  </SelectField>
                )}
                {kind === 'needs' && (
                  <SelectField
                    label={<Trans context="where something stands">Where</Trans>}
                    value={typeof item.at === 'string' ? item.at : ''}
                    onChange={(place) => replace(at, placed(item, place))}
                  >
                    <option value="">{t`At tables and in rooms`}</option>
                    {NEED_PLACES.map((place) => (
                      <option key={place} value={place}>
                        {places[place]}
                      </option>
                    ))}
                  </SelectField>
                )}
                {kind === 'needs' && <NeedWhenFields need={item} onChange={(next) => replace(at, next)} />}
                {kind === 'questions' && !Array.isArray(item.options) && (
                  <>
                    {words(at, item, 'low', t`Lowest of five`)}
                    {words(at, item, 'high', t`Highest of five`)}
                  </>
                )}
                {kind === 'pickup-places' &&
                  words(at, item, 'address', t`Address, where it is not your venue’s`, LONGEST_ADDRESS)}
                <ItemMoves items={items} at={at} onChange={set} />
              </div>
            </details>
          );
        })}
      </div>
      {items.length < MOST && (
        <Button wide onClick={add}>
          <Trans>Add one</Trans>
        </Button>
      )}
    </>
  );
};
