import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isLanguage, LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { type FieldKind, kindOf, type SettingField } from '#domain/owner/setting-fields.ts';
import { chargeIn, type FileCharge, vatIn } from '#domain/owner/settings/charges.ts';
import { pointIn } from '#domain/owner/settings/location.ts';
import { methodsIn } from '#domain/owner/settings/payment-methods.ts';
import { isOn } from '#domain/owner/settings/switch-value.ts';
import { isObject, type Json, nameOf } from '#domain/owner/venue-file.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { formatDate } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { datesName } from './dates-name.ts';
import type { MenuLanguages } from './words-fields.tsx';

const sayLanguage = (value: Json): string => (isLanguage(value) ? LANGUAGE_NAMES[value] : '');

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const isRate = (value: Json | undefined): boolean => value !== undefined && value !== '' && Number(value) > 0;

type Unit = Extract<FieldKind, { readonly kind: 'whole' }>['unit'];

const Amount = ({ amount, unit }: { readonly amount: number; readonly unit: Unit }) => {
  const percent = usePercent();
  switch (unit) {
    case 'seconds':
      return <Plural value={amount} one="# second" other="# seconds" />;
    case 'minutes':
      return <Plural value={amount} one="# minute" other="# minutes" />;
    case 'hours':
      return <Plural value={amount} one="# hour" other="# hours" />;
    case 'days':
      return <Plural value={amount} one="# day" other="# days" />;
    case 'orders':
      return amount === 0 ? <Trans>no limit</Trans> : <Plural value={amount} one="# order" other="# orders" />;
    case 'points':
      return amount === 0 ? <Trans>none</Trans> : <Plural value={amount} one="# point" other="# points" />;
    case 'percent':
      return percent(String(amount));
    case 'people':
      return <Plural value={amount} one="# person" other="# people" />;
    case 'dishes':
      return amount === 0 ? <Trans>no limit</Trans> : <Plural value={amount} one="# dish" other="# dishes" />;
  }
};

const OpenDays = ({ value }: { readonly value: Json | undefined }) => {
  if (!isObject(value)) return <Trans>always open</Trans>;
  const open = Object.values(value).filter((day) => day !== '-').length;
  return <Plural value={open} one="open # day a week" other="open # days a week" />;
};

const MOST_NAMED = 3;
const datesText = (value: object, language: string): string => {
  const dates = Object.keys(value).sort();
  const named = dates.slice(0, MOST_NAMED).map((date) => datesName(date, language));
  return [...named, ...(dates.length > MOST_NAMED ? ['…'] : [])].join(', ');
};

/** A text of the venue in the reader's language where it has one, else in its own. */
const saidTo = (value: Json | undefined, reader: string, first: Language): Said | undefined => {
  const [said] = [reader, first]
    .filter(isLanguage)
    .map((language) => ({ text: wordsOf(value, language, first), language }))
    .filter(({ text }) => text !== '');
  return said;
};

/** "The garden: May 1 – September 30"; halls that are open all year are omitted. */
const seasonsText = (value: Json | undefined, first: Language, language: string): string => {
  const halls: readonly Json[] = Array.isArray(value) ? value : [];
  return halls
    .flatMap((hall) =>
      isObject(hall) && typeof hall.season === 'string'
        ? [`${saidTo(hall.name, language, first)?.text ?? ''}: ${datesName(hall.season, language)}`]
        : [],
    )
    .join('; ');
};

const usePercent = (): ((rate: string) => string) => {
  const { i18n } = useLingui();
  const format = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  return (rate) => format.format(Number(rate) / 100);
};

/** "1 EUR = 1.95583 BGN"; without a second currency the number alone. */
const RateText = ({
  rate,
  from,
  to,
}: {
  readonly rate: string;
  readonly from: string;
  readonly to: string | undefined;
}) => {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 8 }).format(Number(rate));
  return to === undefined || to === from ? number : `1\u00a0${from} = ${number}\u00a0${to}`;
};

/** "9% / 20%": eat-in and take-away. */
export const Rates = ({ value }: { readonly value: Json }) => {
  const { here, away } = vatIn(value);
  const percent = usePercent();
  return here === away ? percent(here) : [here, away].map(percent).join(' / ');
};

const Worth = ({ valueType, value, currency }: FileCharge & { readonly currency: string }) => {
  const percent = usePercent();
  const money = useMoney();
  const amount = parseAmount(value, currency);
  if (valueType === 'percent') return percent(value);
  return amount === undefined ? value : money.main(amount);
};

/** Names of the payment methods. */
export function useMethodTexts(): Readonly<Record<PaymentMethod, Readonly<Record<'name' | 'short', string>>>> {
  const { t } = useLingui();
  return {
    cash: {
      name: t({ message: 'cash on receipt', comment: 'how an order is paid' }),
      short: t({ message: 'cash', comment: 'how an order is paid, in a list' }),
    },
    card: {
      name: t({ message: 'card on receipt', comment: 'how an order is paid' }),
      short: t({ message: 'card', comment: 'how an order is paid, in a list' }),
    },
    online: {
      name: t({ message: 'card online', comment: 'how an order is paid' }),
      short: t({ message: 'online', comment: 'how an order is paid, in a list' }),
    },
    room: {
      name: t({ message: 'on the room’s bill', comment: 'how an order is paid' }),
      short: t({ message: 'the room’s bill', comment: 'how an order is paid, in a list' }),
    },
  };
}

/** Short text of a setting's current value, or of its default. */
export const ShownValue = (props: {
  readonly field: SettingField;
  readonly value: Json | undefined;
  readonly languages: MenuLanguages;
  /** The venue's own. */
  readonly currency: string;
  /** Shown beside the venue's own; `undefined`: none, or unknown. */
  readonly secondCurrency?: string | undefined;
}) => {
  const { field, value, languages, currency } = props;
  const { t, i18n } = useLingui();
  const textLanguage = useTextLanguage();
  const money = useMoney();
  const methods = useMethodTexts();
  const choices = useChoiceTexts()[field];
  const kind = kindOf(field);
  switch (kind.kind) {
    case 'switch':
      return isOn(value, kind.standard) ? t`Yes` : t`No`;
    case 'choice':
      return choices?.[Number(value ?? kind.standard)] ?? String(value ?? kind.standard);
    case 'whole':
      return <Amount amount={Number(value ?? kind.standard)} unit={kind.unit} />;
    case 'hours':
      return <OpenDays value={value} />;
    case 'dates':
      return isObject(value) ? datesText(value, i18n.locale) : t`none`;
    case 'languages':
      return Array.isArray(value) ? value.map(sayLanguage).join(', ') : '';
    case 'language':
      return value === undefined ? t`As the guest’s device` : sayLanguage(value);
    case 'needs':
    case 'payments':
    case 'questions':
      return Array.isArray(value) && value.length > 0 ? String(value.length) : t`the usual ones`;
    case 'methods':
      // All in the file, also one that this order type cannot have: a change of it has a name.
      return PAYMENT_METHODS.filter((one) => methodsIn(value).includes(one))
        .map((one) => methods[one].short)
        .join(', ');
    case 'stations':
      return Array.isArray(value) && value.length > 0 ? String(value.length) : t`one kitchen`;
    case 'printers':
      return Array.isArray(value) && value.length > 0 ? value.map((one) => nameOf(one)).join(', ') : t`none`;
    case 'seasons':
      return seasonsText(value, languages.first, i18n.locale) || t`all year`;
    case 'vat':
      return value === undefined ? t`no rate` : <Rates value={value} />;
    case 'pickup-places':
      return Array.isArray(value) && value.length > 0 ? String(value.length) : t`at the venue`;
    case 'additional-types':
    case 'zones':
    case 'rings':
    case 'regions':
    case 'ways':
      return Array.isArray(value) && value.length > 0 ? String(value.length) : t`none`;
    case 'amount': {
      const said = value ?? kind.standard;
      const amount = said === undefined ? undefined : parseAmount(String(said), currency);
      return amount === undefined ? t`none` : money.main(amount);
    }
    case 'charge': {
      const charge = chargeIn(value);
      return charge ? <Worth {...charge} currency={currency} /> : t`none`;
    }
    case 'location': {
      const point = pointIn(value);
      const degrees = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 5 });
      return point ? `${degrees.format(point.lat)}° · ${degrees.format(point.lng)}°` : t`nothing yet`;
    }
    case 'words': {
      const said = saidTo(value, i18n.locale, languages.first);
      return said ? <span lang={said.language}>{said.text}</span> : t`nothing yet`;
    }
    case 'rate':
      return isRate(value) ? (
        <RateText
          rate={String(value)}
          from={currency}
          to={field === 'settings.chf_rate' ? 'CHF' : props.secondCurrency}
        />
      ) : (
        t`nothing yet`
      );
    case 'date':
      return typeof value === 'string' && ISO_DATE.test(value)
        ? formatDate(Date.parse(value), textLanguage, 'UTC')
        : t`nothing yet`;
    default:
      return value === undefined || value === '' ? t`nothing yet` : String(value);
  }
};

type Choices = Readonly<Partial<Record<SettingField, Readonly<Record<number, string>>>>>;

/** Names of the values of choices. */
export function useChoiceTexts(): Choices {
  const { t } = useLingui();
  return {
    'settings.design_theme': { 1: t`Printed menu, small pictures`, 2: t`Dense tiles`, 3: t`Large pictures` },
    'settings.design_subtheme': { 1: t`Square`, 2: t`Rounded`, 3: t`Round` },
    'settings.darker_theme': { 0: t`As the guest’s device`, 1: t`Always dim`, 2: t`Always black` },
    'settings.subcategories_design': { 0: t`Rows`, 1: t`Tiles with pictures`, 3: t`Cards` },
    'settings.hide_add_to_cart_btn': { 0: t`With buttons`, 1: t`Without buttons` },
    'settings.add_to_cart_view_page_button_position': { 1: t`At the top`, 2: t`At the bottom`, 3: t`At both` },
    'settings.order_button_on_variant': {
      0: t`One button, which asks for the size`,
      1: t`A button for each size, on the card`,
      2: t`A button for each size, on the card and the page`,
    },
    'settings.view_product_page': {
      0: t`Nothing`,
      1: t`The dish’s page`,
      2: t`Words open the page, the photo its pictures`,
    },
    'settings.show_liquid_on_non_liquid_view_product_page': {
      0: t`Four of the same category`,
      1: t`Four others, no drinks`,
    },
  };
}
