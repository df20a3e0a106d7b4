import { Trans } from '@lingui/react/macro';
import { settingAt } from '#domain/owner/setting-fields.ts';
import type { VenueChange } from '#domain/owner/venue-changes.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import { useOrderTypeWords } from '../discounts/discount-words.tsx';
import { useSettingWords } from '../settings/setting-words.ts';
import { ChangedSetting, isOfNamed } from './changed-setting.tsx';

const isOrderType = (text: string | undefined): text is OrderType => ORDER_TYPES.some((type) => type === text);

/** What a path of the venue file is about: a dish by its name, a setting by its words. */
export function useAboutWords(): (about: string, path: readonly string[]) => string {
  const settings = useSettingWords();
  const types = useOrderTypeWords();
  return (about, path) => {
    const setting = settingAt(path);
    if (setting) {
      const { label } = settings[setting.field];
      return setting.within.length > 0 && isOfNamed(setting.kind) ? `${label} · ${about}` : label;
    }
    const [list, type] = path;
    return list === 'orderTypes' && isOrderType(type) ? types[type] : about;
  };
}

/** What of it changes. */
export const ChangedField = ({ kind, path, was, now }: Pick<VenueChange, 'kind' | 'path' | 'was' | 'now'>) => {
  const isOfCategories = path[0] === 'categories';
  if (kind === 'added' && path.length === 2)
    return isOfCategories ? <Trans>New category</Trans> : <Trans>New dish</Trans>;
  if (kind === 'added') return <Trans>new</Trans>;
  if (kind === 'removed') return isOfCategories ? <Trans>Category goes</Trans> : <Trans>Dish goes</Trans>;
  if (kind === 'order') return <Trans>order</Trans>;
  const setting = settingAt(path);
  if (setting) return <ChangedSetting {...setting} was={was} now={now} />;
  if (path[2] === 'variants' && path.length === 4) {
    if (was === undefined) return <Trans>New size</Trans>;
    if (now === undefined) return <Trans>Size goes</Trans>;
  }
  if (path.at(-1) === 'price') return <Trans>Price</Trans>;
  if (path.at(-1) === 'additionalPrice') return <Trans>Packaging</Trans>;
  if (path.includes('size')) return <Trans>Size</Trans>;
  if (path[0] === 'orderTypes' && path[2] === 'discounts') return <Trans>Discounts</Trans>;
  switch (path[2]) {
    case 'name':
      return <Trans>Name</Trans>;
    case 'description':
      return <Trans>Description</Trans>;
    case 'images':
      return <Trans>Picture changed</Trans>;
    case 'allergens':
      return <Trans>Allergens</Trans>;
    case 'mayContain':
      return <Trans>May contain traces</Trans>;
    case 'diets':
      return <Trans>Diet</Trans>;
    case 'label':
      return <Trans comment="a short word on a dish, such as 'home-made'">Label</Trans>;
    case 'discountPercent':
      return <Trans>Discount in percent</Trans>;
    case 'categories':
    case 'parent':
      return <Trans>Category</Trans>;
    case 'goesWith':
      return <Trans>Offered with it</Trans>;
    case 'subcategory':
      return <Trans>Part of the category</Trans>;
    default:
      return path.slice(2).join(' · ');
  }
};
