// The venue's file for the owner's pages: settings, discounts, and the menu sheet.
import { fetchMenuSheet } from '#core/api/staff/menu-sheet-requests.ts';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { discountedTypes, type FileTier, tiersChange, tiersIn } from '#domain/owner/discount-tiers.ts';
import { fieldChanges, fieldValue } from '#domain/owner/field-values.ts';
import {
  areChanged,
  type FileOrderNumber,
  type FilePromo,
  orderNumbersChange,
  orderNumbersIn,
  promoChange,
  promosIn,
} from '#domain/owner/file-discounts.ts';
import { languagesOf } from '#domain/owner/menu-sheet.ts';
import type { ReadSheet } from '#domain/owner/read-menu-sheet.ts';
import type { SettingField } from '#domain/owner/setting-fields.ts';
import { categoryHoursEdit, categoryHoursIn } from '#domain/owner/settings/category-hours.ts';
import { switchedValue } from '#domain/owner/settings/switch-value.ts';
import { isSame, type Json, type VenueFile } from '#domain/owner/venue-file.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useDrafts } from '#staff/publish/use-drafts.ts';
import { useComparison } from '#staff/today/use-comparison.ts';

const NOTHING: VenueFile = {};

/** The settings including unpublished edits. */
export function useOwnerSettings() {
  const { place } = useMenu();
  const drafts = useDrafts();
  const { file = NOTHING, published = NOTHING, add, ask } = drafts;
  const compare = useComparison(drafts);
  return {
    drafts,
    languages: { all: languagesOf(file), first: place.defaultLanguage },
    shownOf: (field: SettingField) => fieldValue(file, field),
    isChanged: (field: SettingField) => !isSame(fieldValue(file, field), fieldValue(published, field)),
    faultOf: (field: SettingField, value: Json | undefined) => checkSetting(file, field, value),
    save: async (field: SettingField, value: Json | undefined) =>
      isSame(fieldValue(file, field), value) ||
      (await add({ kind: 'settings', changes: fieldChanges(file, field, value) })),
    /** Changes a yes/no setting to its other value. */
    toggle: (field: SettingField, standard: boolean) => {
      const to = switchedValue(fieldValue(file, field), fieldValue(published, field), standard);
      return add({ kind: 'settings', changes: fieldChanges(file, field, to) });
    },
    saveCategoryHours: async (slug: string, hours: Json | undefined) =>
      isSame(categoryHoursIn(file, slug), hours) || (await add(categoryHoursEdit(file, slug, hours))),
    sheet: {
      /** The file's text; `undefined` without an answer. */
      fetch: async () => (await ask(fetchMenuSheet))?.csv,
      compare,
      keep: ({ changes }: ReadSheet) =>
        add({ kind: 'sheet', changes: changes.map(({ line: _, ...change }) => change) }),
    },
  };
}

/** The discounts including unpublished edits. */
export function useOwnerDiscounts() {
  const { place } = useMenu();
  const drafts = useDrafts();
  const { file = NOTHING, published = NOTHING, add } = drafts;
  return {
    drafts,
    currency: place.currency,
    discounts: discountedTypes(file).map((type) => ({
      type,
      tiers: tiersIn(file, type),
      live: tiersIn(published, type),
      isChanged: !isSame(tiersChange(published, type, []).was, tiersChange(file, type, []).was),
    })),
    save: (type: OrderType, tiers: readonly FileTier[]) =>
      add({ kind: 'discounts', changes: [tiersChange(file, type, tiers)] }),
    promos: promosIn(file),
    orderNumbers: orderNumbersIn(file),
    live: { promos: promosIn(published), orderNumbers: orderNumbersIn(published) },
    changed: areChanged(published, file),
    /** Without `to` the code is deleted; without `was` it is new. */
    savePromo: (was: string | undefined, to: FilePromo | undefined) =>
      add({ kind: 'discounts', changes: promoChange(file, was, to) }),
    saveOrderNumbers: (to: readonly FileOrderNumber[]) =>
      add({ kind: 'discounts', changes: [orderNumbersChange(file, to)] }),
  };
}
