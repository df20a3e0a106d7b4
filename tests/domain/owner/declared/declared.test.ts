// Allergens and diets of a dish: one allergen is contained or a trace, and no diet stands beside an allergen that it
// forbids.
import { describe, expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { type DeclaredList, declaredOf, declaringEdit, noneEdit } from '#domain/owner/declared/declared.ts';
import type { JsonObject, VenueFile } from '#domain/owner/venue-file.ts';

const dish = (over: JsonObject): VenueFile => ({
  defaultLanguage: 'bg',
  products: [{ slug: 'soup', name: 'Супа', variants: [], ...over }],
});
const pressed = (over: JsonObject, list: DeclaredList, code: string, isOn = true) => {
  const file = dish(over);
  const { file: after, conflicts } = applyEdit(file, declaringEdit(file, 'soup', { list, code, isOn }));
  expect(conflicts).toEqual([]);
  return declaredOf(after, 'soup');
};

describe('an allergen', () => {
  test('an allergen that the dish contains leaves the traces in the same edit', () => {
    expect(pressed({ allergens: ['eggs'], mayContain: ['milk', 'nuts'] }, 'allergens', 'milk')).toMatchObject({
      allergens: ['eggs', 'milk'],
      mayContain: ['nuts'],
    });
  });

  test('an allergen with traces is contained no longer; and "contains none" is not said by that', () => {
    expect(pressed({ allergens: ['milk', 'eggs'] }, 'mayContain', 'milk')).toMatchObject({
      allergens: ['eggs'],
      mayContain: ['milk'],
    });
    const last = pressed({ allergens: ['milk'] }, 'mayContain', 'milk');
    expect(last).toMatchObject({ allergens: undefined, mayContain: ['milk'] });
    // An owner who said "contains none" by its own press keeps it.
    expect(pressed({ allergens: [] }, 'mayContain', 'milk')).toMatchObject({ allergens: [], mayContain: ['milk'] });
  });

  test('takes a diet with it that cannot be true any more', () => {
    expect(pressed({ diets: ['vegan', 'halal'] }, 'allergens', 'milk').diets).toEqual(['halal']);
    // The owner has not said that the dish suits no diet.
    expect(pressed({ diets: ['vegan'] }, 'allergens', 'milk').diets).toBeUndefined();
    expect(pressed({ diets: ['vegan'] }, 'mayContain', 'milk').diets).toEqual(['vegan']);
  });

  test('a declaration that is taken back leaves the rest as it is', () => {
    expect(pressed({ allergens: ['milk', 'eggs'], mayContain: ['nuts'] }, 'allergens', 'milk', false)).toEqual({
      allergens: ['eggs'],
      mayContain: ['nuts'],
      diets: undefined,
    });
    expect(pressed({ mayContain: ['nuts'] }, 'mayContain', 'nuts', false)).toEqual({
      allergens: undefined,
      mayContain: [],
      diets: undefined,
    });
  });
});

test('a press by mistake that is taken back declares nothing of a dish that declared nothing', () => {
  for (const [list, code] of [
    ['allergens', 'milk'],
    ['diets', 'vegan'],
  ] as const) {
    expect(pressed({ [list]: [code] }, list, code, false), list).toMatchObject({
      allergens: undefined,
      diets: undefined,
    });
  }
});

test('"contains none" can be declared, and taken back', () => {
  const file = dish({});
  const none = applyEdit(file, noneEdit(file, 'soup', 'allergens', true)).file;
  expect(declaredOf(none, 'soup').allergens).toEqual([]);
  expect(
    declaredOf(applyEdit(none, noneEdit(none, 'soup', 'allergens', false)).file, 'soup').allergens,
  ).toBeUndefined();
});
