import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { settingAt } from '#domain/owner/setting-fields.ts';
import type { VenueChange } from '#domain/owner/venue-changes.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import { useOrderTypeTexts } from '#staff/discounts/discount-text.tsx';
import { datesName } from '#staff/settings/dates-name.ts';
import { useSettingTexts } from '#staff/settings/setting-text.ts';
import { weekdayName } from '#staff/settings/weekday-name.ts';
import { bookingText } from './booking-terms.tsx';
import { changedSetting, isOfNamed, settingTexts } from './changed-setting.tsx';
import { fieldText, ingredientsText, sizeText } from './field-text.tsx';

const isOrderType = (text: string | undefined): text is OrderType => ORDER_TYPES.some((type) => type === text);

/** Subject of a path in the venue file: a dish by its name, a setting by its label. */
export function useAboutTexts(): (about: string, path: readonly string[]) => string {
  const { t, i18n } = useLingui();
  const settings = useSettingTexts();
  const types = useOrderTypeTexts();
  return (about, path) => {
    const setting = settingAt(path);
    if (setting) {
      const { label } = settings[setting.field];
      const [part] = setting.within;
      if (part === undefined) return label;
      if (setting.kind === 'hours') return `${label} · ${weekdayName(Number(part), i18n.locale)}`;
      if (setting.kind === 'dates') return `${label} · ${datesName(part, i18n.locale)}`;
      return isOfNamed(setting.kind) ? `${label} · ${about}` : label;
    }
    const [list, first, within] = path;
    if (list === 'orderTypes' && isOrderType(first)) return types[first];
    // The order of top-level items belongs to no category.
    if (first === '' && within === undefined) return t`Menu`;
    if (list === 'promoCodes') return first === undefined ? t`Promo codes` : `${t`Promo code`} · ${first}`;
    return list === 'orderNumberDiscounts' ? t`By the order’s number` : about;
  };
}

/** Text for an added or removed item; `undefined` when only a part of the item changes. */
const cameOrWent = ({ kind, path, was, now }: Pick<VenueChange, 'kind' | 'path' | 'was' | 'now'>) => {
  const isOfCategories = path[0] === 'categories';
  if (kind === 'added' && path.length === 2)
    return isOfCategories ? <Trans>New category</Trans> : <Trans>New dish</Trans>;
  if (kind === 'added') return <Trans>new</Trans>;
  if (kind === 'removed') return isOfCategories ? <Trans>Category goes</Trans> : <Trans>Dish goes</Trans>;
  if (kind === 'order') return <Trans>order</Trans>;
  if (path[2] === 'variants' && path.length === 4) {
    if (was === undefined) return <Trans>New size</Trans>;
    if (now === undefined) return <Trans>Size goes</Trans>;
  }
  if (path[0] !== 'promoCodes' || path.length > 2) return undefined;
  if (was === undefined) return <Trans>new</Trans>;
  return now === undefined ? <Trans comment="a promo code">gone</Trans> : undefined;
};

/** The changed field; `undefined` when the subject says it all. */
export const changedField = (change: Pick<VenueChange, 'kind' | 'path' | 'was' | 'now'>): ReactNode => {
  const { path, was, now } = change;
  const setting = settingAt(path);
  if (setting) return changedSetting({ ...setting, was, now });
  const whole = cameOrWent(change);
  if (whole) return whole;
  const [list, , field, , part] = path;
  if (list === 'orderTypes' || list === 'orderNumberDiscounts') return <Trans>Discounts</Trans>;
  if (list === 'promoCodes') return undefined;
  if (field === 'variants' && path.length > 3) return sizeText(part);
  if (field === 'ingredients' && path.length > 3) return ingredientsText(path[3]);
  const words = fieldText(field) ?? <Trans>Something else</Trans>;
  return path.length > 3 ? <PartOfField field={field} within={path.slice(3)} words={words} /> : words;
};

/**
 * Field with its part: "VAT · Eaten in the venue", "When its dishes can be had · Sunday", "How it is booked · Most people".
 */
const PartOfField = (props: {
  readonly field: string | undefined;
  readonly within: readonly string[];
  readonly words: ReactNode;
}) => {
  const { field, within, words } = props;
  const { i18n } = useLingui();
  const named = namedPart(field, within, i18n.locale);
  return (
    <>
      {words}
      {named && <> · {named}</>}
    </>
  );
};

const namedPart = (field: string | undefined, [part, day]: readonly string[], locale: string): ReactNode => {
  switch (field) {
    case 'vat':
      return settingTexts(part);
    case 'hours':
      return weekdayName(Number(part), locale);
    case 'translatedFrom':
      return fieldText(part);
    case 'booking':
      return day === undefined ? (
        bookingText(part)
      ) : (
        <>
          {bookingText(part)} · {weekdayName(Number(day), locale)}
        </>
      );
    default:
      return undefined;
  }
};
