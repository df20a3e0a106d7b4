import { Plural, useLingui } from '@lingui/react/macro';
import { PAPER_WIDTHS } from '#domain/kitchen/printer-setup.ts';
import { hoursOutline, wordsOf } from '#domain/owner/menu-outline.ts';
import type { FieldKind, SettingField } from '#domain/owner/setting-fields.ts';
import { type DeliveryList, termsIn } from '#domain/owner/settings/delivery.ts';
import { textsIn } from '#domain/owner/settings/kitchen.ts';
import { isObject, isSame, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { NEED_ICONS, NEED_PLACES } from '#domain/service/service-offer.ts';
import { hoursText } from '#staff/category-hours/hours-text.ts';
import { useOrderTypeTexts } from '#staff/discounts/discount-text.tsx';
import { datesName } from '#staff/settings/dates-name.ts';
import { useIconNames, useNeedPlaceNames } from '#staff/settings/list-editor.tsx';
import { ShownValue } from '#staff/settings/shown-value.tsx';
import { fieldOf, isOfNamed } from './changed-setting.tsx';
import { jsonText } from './json-text.ts';
import { priceText, type ValueTerms } from './value-terms.ts';

const KINDS: readonly string[] = ['zones', 'rings', 'regions', 'ways'] satisfies readonly DeliveryList[];

const isOfDelivery = (kind: FieldKind['kind']): kind is DeliveryList => KINDS.includes(kind);

/** Delivery terms of the items that differ from the other list: "Centre: 1,90 € · free from 30,00 €". */
const DeliveryTerms = (props: {
  readonly kind: DeliveryList;
  readonly value: Json | undefined;
  readonly other: Json | undefined;
  readonly isNow: boolean;
  readonly terms: ValueTerms;
}) => {
  const { kind, value, other, isNow, terms } = props;
  const { t, i18n } = useLingui();
  const kilometres = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'kilometer' });
  const nameOf = (one: JsonObject) => wordsOf(one.name, terms.languages.first, terms.languages.first);
  const price = (of: Json | undefined) => priceText(of, terms.money) ?? jsonText(of);
  const [list, beside] = [termsIn(value), termsIn(other)];
  const differsFrom = (all: readonly JsonObject[]) => (one: JsonObject) => !all.some((same) => isSame(same, one));
  const isOrder = !list.some(differsFrom(beside)) && !beside.some(differsFrom(list));
  const hasOtherCorners = (one: JsonObject, at: number): boolean => {
    const name = nameOf(one);
    const before = beside.find((old) => name !== '' && nameOf(old) === name) ?? beside[at];
    return isNow && before !== undefined && !isSame(before.coordinates, one.coordinates);
  };
  const said = list.flatMap((one, at) => {
    if (!isOrder && !differsFrom(beside)(one)) return [];
    const [over, freeFrom, minimum] = [price(one.priceOver), price(one.freeFrom), price(one.minimum)];
    if (kind === 'ways') return `${t`on orders from ${over} on`}: ${price(one.price)}`;
    const isRing = kind === 'rings' && typeof one.start === 'number' && typeof one.end === 'number';
    const name = isRing ? kilometres.formatRange(Number(one.start), Number(one.end)) : nameOf(one) || String(at + 1);
    const parts = [
      `${name}: ${price(one.deliveryPrice)}`,
      ...(one.freeFrom === undefined ? [] : [t`free from ${freeFrom}`]),
      ...(one.minimum === undefined ? [] : [t`minimum order ${minimum}`]),
      ...(typeof one.activeFrom === 'string' ? [`${one.activeFrom}–${jsonText(one.activeTo)}`] : []),
      ...(kind === 'zones' && hasOtherCorners(one, at) ? [t`other corners`] : []),
    ];
    return parts.join(' · ');
  });
  return said.join('; ') || jsonText(undefined);
};

export interface SettingPartProps {
  readonly field: SettingField;
  readonly kind: FieldKind['kind'];
  /** Path below the setting; empty: all of it. */
  readonly within: readonly string[];
  readonly value: Json | undefined;
  /** The value beside it; `isNow`: this one is the newer. */
  readonly other: Json | undefined;
  readonly isNow: boolean;
  readonly terms: ValueTerms;
}

/** Label of a setting's field; `undefined` when the field has no separate label. */
function useFieldTexts(): (field: string | undefined, value: Json | undefined) => string | undefined {
  const { t, i18n } = useLingui();
  const types = useOrderTypeTexts();
  const icons = useIconNames();
  const needPlaces = useNeedPlaceNames();
  const millimetres = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'millimeter' });
  const papers: Readonly<Record<string, string>> = {
    tickets: t`Tickets for the kitchen`,
    receipts: t`Bills that tables ask for`,
  };
  return (field, value) => {
    switch (field) {
      case 'icon':
        return icons[NEED_ICONS.find((icon) => icon === value) ?? 'bell'];
      case 'at':
        return needPlaces[NEED_PLACES.find((place) => place === value) ?? 'table'];
      case 'default':
        return value === true ? t`Yes` : t`No`;
      case 'season':
        return typeof value === 'string' ? datesName(value, i18n.locale) : t`all year`;
      case 'stations':
        return textsIn(value).join(', ') || t`All stations`;
      case 'prints':
        return (value === undefined ? ['tickets'] : textsIn(value)).map((one) => papers[one] ?? one).join(', ');
      case 'width':
        return millimetres.format(Number(value ?? PAPER_WIDTHS[0]));
      case 'mode':
        return value === 'text'
          ? t`In its own letters: quicker, once its test slip was confirmed`
          : t`Drawn: any script, right at once`;
      case 'valueType':
        return value === 'money' ? t`An amount for each order` : t`A percentage of the dishes`;
      case 'orderTypes': {
        const held = value === undefined ? ['spot'] : textsIn(value);
        return ORDER_TYPES.filter((type) => held.includes(type))
          .map((type) => types[type])
          .join(', ');
      }
      default:
        return undefined;
    }
  };
}

const oneText = (one: JsonObject, { languages: { first } }: ValueTerms): string =>
  [wordsOf(one.name ?? one.title, first, first), one.address]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');

/** Hours of one day, or of all listed days. */
export const hoursValueText = (
  kind: 'hours' | 'dates',
  value: Json | undefined,
  closed: string,
  language: string,
): string => {
  if (value === undefined) return jsonText(value);
  if (value === '-') return closed;
  if (kind === 'hours' || !isObject(value)) return hoursText(hoursOutline(value) ?? [], language) || closed;
  return Object.entries(value)
    .map(([date, day]) => `${datesName(date, language)}: ${hoursValueText('dates', day, closed, language)}`)
    .join('; ');
};

/** A value of a setting or of a part of it, as in its editor. */
export const SettingPart = ({ field, kind, within, value, other, isNow, terms }: SettingPartProps) => {
  const { t, i18n } = useLingui();
  const fieldText = useFieldTexts();
  const [isAll, isOne] = [within.length === 0, within.length === 1];
  const isNames = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
  if (isAll && isNames && isOfNamed(kind)) return jsonText(value);
  if (isOfDelivery(kind) && isAll) return <DeliveryTerms {...{ kind, value, other, isNow, terms }} />;
  if ((kind === 'hours' || kind === 'dates') && value !== undefined)
    return hoursValueText(kind, value, t`closed`, i18n.locale);
  if (isAll && Array.isArray(value) && value.length > 0 && isOfNamed(kind)) {
    const list: readonly Json[] = value;
    if (list.every(isObject)) return list.map((one) => oneText(one, terms)).join(', ');
  }
  if (isAll)
    return <ShownValue field={field} value={value} languages={terms.languages} currency={terms.money.currency} />;
  if (isOne && isOfNamed(kind)) {
    if (!isObject(value)) return jsonText(value);
    return isOfDelivery(kind) ? (
      <DeliveryTerms {...{ kind, value: [value], other: undefined, isNow, terms }} />
    ) : (
      oneText(value, terms)
    );
  }
  const part = fieldOf(kind, within);
  if (part === 'coordinates' && Array.isArray(value))
    return <Plural value={value.length} one="# corner" other="# corners" />;
  const isTexts = part === 'options' && Array.isArray(value);
  if (isTexts) return value.map((one) => wordsOf(one, terms.languages.first, terms.languages.first)).join(', ');
  return fieldText(part, value) ?? jsonText(value);
};
