import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import type { FieldKind } from '#domain/owner/setting-fields.ts';
import { isObject, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { NEED_ICONS, NEED_PLACES, type NeedIcon, type NeedPlace } from '#domain/service/service-offer.ts';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { freshKey } from './fresh-key.ts';
import { ItemMoves } from './item-moves.tsx';
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

/** Editor of named items, such as needs, questions or pickup places: each with its texts, in the order that guests see. */
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
  const set = (next: readonly JsonObject[]) => onChange(next.length === 0 ? undefined : next);
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
      {items.map((item, at) => (
        <fieldset key={String(item.key)} className={styles.item}>
          <legend className={styles.dayName}>{wordsOf(item[own], languages.first, languages.first) || at + 1}</legend>
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
          {kind === 'questions' && !Array.isArray(item.options) && (
            <>
              {words(at, item, 'low', t`Lowest of five`)}
              {words(at, item, 'high', t`Highest of five`)}
            </>
          )}
          {kind === 'pickup-places' &&
            words(at, item, 'address', t`Address, where it is not your venue’s`, LONGEST_ADDRESS)}
          <ItemMoves items={items} at={at} onChange={set} />
        </fieldset>
      ))}
      {items.length < MOST && (
        <Button
          wide
          onClick={() => set([...items, { key: freshKey('own'), ...(kind === 'needs' && { icon: 'bell' }) }])}
        >
          <Trans>Add one</Trans>
        </Button>
      )}
    </>
  );
};
