import { useLingui } from '@lingui/react/macro';
import { DIETS, type Diet } from '#domain/menu/menu.ts';
import { isSettingField } from '#domain/owner/setting-fields.ts';
import type { FieldPath, Json } from '#domain/owner/venue-file.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import type { MoneyTerms } from '#view/pricing/money-terms.ts';
import { ShownValue } from '../settings/shown-value.tsx';
import type { MenuLanguages } from '../settings/words-fields.tsx';
import { jsonWords } from './json-words.ts';

export interface ValueTerms {
  readonly money: MoneyTerms;
  readonly languages: MenuLanguages;
}

const isDiet = (value: Json): value is Diet => DIETS.some((known) => known === value);

const AMOUNTS: readonly (string | undefined)[] = ['price', 'additionalPrice', 'amount', 'from'];

/** A price of the file, which is in the place's own currency, as it is written everywhere else; undefined: it is none. */
const priceWords = (value: Json | undefined, { currency, language, suffix }: MoneyTerms): string | undefined => {
  const amount = typeof value === 'string' ? parseAmount(value, currency) : undefined;
  return amount === undefined ? undefined : formatMoney(amount, currency, language, suffix);
};

/** A value of the venue file in the words of the page on which it was entered. */
export const ValueWords = ({
  path,
  value,
  terms: { money, languages },
}: {
  readonly path: FieldPath;
  readonly value: Json | undefined;
  readonly terms: ValueTerms;
}) => {
  const { t } = useLingui();
  const allergen = useAllergenName();
  const diet = useDietName();
  const field = path.join('.');
  const last = path.at(-1);
  if (isSettingField(field))
    return <ShownValue field={field} value={value} languages={languages} currency={money.currency} />;
  if (last === 'price' && path[0] === 'products' && value === null) return t`ask the waiter`;
  const price = AMOUNTS.includes(last) ? priceWords(value, money) : undefined;
  if (price !== undefined) return price;
  if ((last === 'allergens' || last === 'mayContain') && Array.isArray(value))
    return value.map((code) => allergen({ code: String(code), name: String(code) })).join(', ') || '–';
  if (last === 'diets' && Array.isArray(value))
    return value.map((one) => (isDiet(one) ? diet.nameOf(one) : jsonWords(one))).join(', ') || '–';
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  return jsonWords(value);
};
