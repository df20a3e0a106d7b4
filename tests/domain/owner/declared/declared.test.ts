// Allergens and diets of a dish: an allergen is contained or a trace, and no declared diet contradicts a contained allergen.
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

describe('declaring an allergen', () => {
  test('declaring an allergen as contained removes its traces in the same edit', () => {
    expect(pressed({ allergens: ['eggs'], mayContain: ['milk', 'nuts'] }, 'allergens', 'milk')).toMatchObject({
      allergens: ['eggs', 'milk'],
      mayContain: ['nuts'],
    });
  });

  test('declaring traces removes the allergen from contained, and does not declare "contains none"', () => {
    expect(pressed({ allergens: ['milk', 'eggs'] }, 'mayContain', 'milk')).toMatchObject({
      allergens: ['eggs'],
      mayContain: ['milk'],
    });
    const last = pressed({ allergens: ['milk'] }, 'mayContain', 'milk');
    expect(last).toMatchObject({ allergens: undefined, mayContain: ['milk'] });
    // An explicit "contains none" stays.
    expect(pressed({ allergens: [] }, 'mayContain', 'milk')).toMatchObject({ allergens: [], mayContain: ['milk'] });
  });

  test('declaring an allergen removes a diet that it contradicts', () => {
    expect(pressed({ diets: ['vegan', 'halal'] }, 'allergens', 'milk').diets).toEqual(['halal']);
    // The owner has not declared that the dish suits no diet.
    expect(pressed({ diets: ['vegan'] }, 'allergens', 'milk').diets).toBeUndefined();
    expect(pressed({ diets: ['vegan'] }, 'mayContain', 'milk').diets).toEqual(['vegan']);
  });

  test('removing a declaration leaves the rest unchanged', () => {
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

test('undoing a mistaken press leaves a dish undeclared that was undeclared before', () => {
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

test('"contains none" can be declared and undone', () => {
  const file = dish({});
  const none = applyEdit(file, noneEdit(file, 'soup', 'allergens', true)).file;
  expect(declaredOf(none, 'soup').allergens).toEqual([]);
  expect(
    declaredOf(applyEdit(none, noneEdit(none, 'soup', 'allergens', false)).file, 'soup').allergens,
  ).toBeUndefined();
});
