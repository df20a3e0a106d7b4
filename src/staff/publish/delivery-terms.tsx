import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import type { FieldKind } from '#domain/owner/setting-fields.ts';
import { type DeliveryList, termsIn } from '#domain/owner/settings/delivery.ts';
import { isSame, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { jsonWords } from './json-words.ts';
import { priceWords, type ValueTerms } from './value-terms.ts';

const KINDS: readonly string[] = ['zones', 'rings', 'regions', 'ways'] satisfies readonly DeliveryList[];

export const isOfDelivery = (kind: FieldKind['kind']): kind is DeliveryList => KINDS.includes(kind);

/** "Centre: 1,90 € · free from 30,00 €": the terms on which is delivered, of whatever is not the same in the other list. */
export const DeliveryTerms = (props: {
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
  const price = (of: Json | undefined) => priceWords(of, terms.money) ?? jsonWords(of);
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
      ...(typeof one.activeFrom === 'string' ? [`${one.activeFrom}–${jsonWords(one.activeTo)}`] : []),
      ...(kind === 'zones' && hasOtherCorners(one, at) ? [t`other corners`] : []),
    ];
    return parts.join(' · ');
  });
  return said.join('; ') || jsonWords(undefined);
};
