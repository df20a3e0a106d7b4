import { Trans } from '@lingui/react/macro';
import { isSettingField } from '#domain/owner/setting-fields.ts';
import type { VenueChange } from '#domain/owner/venue-changes.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import { useOrderTypeWords } from '../discounts/discount-words.tsx';
import { useSettingWords } from '../settings/setting-words.ts';

const isOrderType = (text: string | undefined): text is OrderType => ORDER_TYPES.some((type) => type === text);

/** What a path of the venue file is about: a dish by its name, a setting by its words. */
export function useAboutWords(): (about: string, path: readonly string[]) => string {
  const settings = useSettingWords();
  const types = useOrderTypeWords();
  return (about, path) => {
    const field = [path.slice(0, 3), path.slice(0, 2), path.slice(0, 1)]
      .map((start) => start.join('.'))
      .find(isSettingField);
    if (field && isSettingField(field)) return settings[field].label;
    const [list, type] = path;
    return list === 'orderTypes' && isOrderType(type) ? types[type] : about;
  };
}

/** What of it changes. */
export const ChangedField = ({ kind, path }: Pick<VenueChange, 'kind' | 'path'>) => {
  if (kind === 'added') return <Trans>new</Trans>;
  if (kind === 'removed') return <Trans>gone</Trans>;
  if (kind === 'order') return <Trans>order</Trans>;
  if (path.at(-1) === 'price') return <Trans>Price</Trans>;
  if (path.at(-1) === 'additionalPrice') return <Trans>Packaging</Trans>;
  if (path.includes('size')) return <Trans>Size</Trans>;
  if (path[0] === 'orderTypes' && path[2] === 'discounts') return <Trans>Discounts</Trans>;
  // What is changed bears the name of the setting.
  if (path[0] === 'orderTypes') return path.slice(3).join(' · ');
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
    case 'subcategory':
      return <Trans>Part of the category</Trans>;
    default:
      return path.slice(2).join(' · ');
  }
};
