import { useLingui } from '@lingui/react/macro';
import { DIETS, type Diet } from '#domain/menu/menu.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { settingAt } from '#domain/owner/setting-fields.ts';
import { type FieldPath, isObject, type Json, type JsonObject } from '#domain/owner/venue-file.ts';
import { ShownValue } from '#staff/settings/shown-value.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import { BookingTerms } from './booking-terms.tsx';
import { isOfNamed } from './changed-setting.tsx';
import { DiscountValues, isOfDiscounts } from './discount-values.tsx';
import { jsonText } from './json-text.ts';
import { hoursValueText, SettingPart } from './setting-part.tsx';
import { priceText, type ValueTerms } from './value-terms.ts';

const isDiet = (value: Json): value is Diet => DIETS.some((known) => known === value);

const AMOUNTS: readonly (string | undefined)[] = [
  'price',
  'additionalPrice',
  'amount',
  'from',
  'deliveryPrice',
  'freeFrom',
  'minimum',
  'priceOver',
];

const isSize = (path: FieldPath): boolean => path[2] === 'variants' && path.length === 4;

/** "голяма · 6,20 €" */
const useSizeTexts = ({ money, languages }: ValueTerms): ((size: JsonObject) => string) => {
  const { t } = useLingui();
  return (size) => {
    const price = size.price === null ? t`ask the waiter` : priceText(size.price, money);
    const name = wordsOf(size.size, languages.first, languages.first);
    return [name, price ?? ''].filter((one) => one !== '').join(' · ');
  };
};

/** Sizes of a new dish with their prices; empty for other values. */
export const AddedSizes = ({ value, terms }: { readonly value: Json | undefined; readonly terms: ValueTerms }) => {
  const sizeText = useSizeTexts(terms);
  const sizes: Json | undefined = isObject(value) ? value.variants : undefined;
  if (!Array.isArray(sizes) || sizes.length === 0) return undefined;
  return <ins>{sizes.filter(isObject).map(sizeText).join(', ')}</ins>;
};

/** How an absent value is told: `new`: its field says so already; `empty`: in words; `undefined`: it has a text of its own. */
export const absenceOf = (path: FieldPath, value: Json | undefined): 'new' | 'empty' | undefined => {
  if (value !== undefined && value !== null && value !== '') return undefined;
  const setting = settingAt(path);
  if (setting) return setting.within.length === 1 && isOfNamed(setting.kind) ? 'new' : undefined;
  // A dish without a price is one that guests ask about; discounts list what they have.
  return (path.at(-1) === 'price' && value === null) || isOfDiscounts(path) ? undefined : 'empty';
};

/** A value of the venue file in the words of the page where it was entered. */
export const ValueText = ({
  path,
  value,
  other,
  isNow = false,
  terms,
}: {
  readonly path: FieldPath;
  readonly value: Json | undefined;
  /** The value beside it, and whether this is the newer one. */
  readonly other?: Json | undefined;
  readonly isNow?: boolean;
  readonly terms: ValueTerms;
}) => {
  const { t, i18n } = useLingui();
  const { money } = terms;
  const sizeText = useSizeTexts(terms);
  const allergen = useAllergenName();
  const diet = useDietName();
  const last = path.at(-1);
  const setting = settingAt(path);
  if (isOfDiscounts(path)) return <DiscountValues {...{ path, value, terms }} />;
  const isAmount = AMOUNTS.includes(last) || path.join('.') === 'serviceCharge.value';
  const price = isAmount ? priceText(value, money) : undefined;
  if (price === undefined && setting) return <SettingPart {...setting} {...{ value, other, isNow, terms }} />;
  if (last === 'price' && path[0] === 'products' && value === null) return t`ask the waiter`;
  if (path[2] === 'hours' && value !== undefined) return hoursValueText('hours', value, t`closed`, i18n.locale);
  if (path[2] === 'vat' && path.length === 3 && value !== undefined)
    return <ShownValue field="vat" value={value} languages={terms.languages} currency={money.currency} />;
  if (path[0] === 'products' && path[2] === 'booking') return <BookingTerms within={path.slice(3)} value={value} />;
  if (isSize(path) && isObject(value)) return sizeText(value);
  if (price !== undefined) return price;
  if ((last === 'allergens' || last === 'mayContain') && Array.isArray(value))
    return value.map((code) => allergen({ code: String(code), name: String(code) })).join(', ') || t`none of these`;
  if (last === 'diets' && Array.isArray(value))
    return value.map((one) => (isDiet(one) ? diet.nameOf(one) : jsonText(one))).join(', ') || t`none of these`;
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  return jsonText(value);
};
