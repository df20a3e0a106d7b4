import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avoidanceToHeaders, parseAvoidance, readGuestDiet } from '#contract/diet/avoidance.ts';
import { HEADERS } from '#contract/headers.ts';
import { avoidance, NO_AVOIDANCE, NO_DIET } from '#domain/diet/diet.ts';
import { DIETS, EU_ALLERGENS } from '#domain/menu/menu.ts';

const read = (headers: Record<string, string>) => parseAvoidance(headers[HEADERS.avoid], headers[HEADERS.diet]);

test('a guest’s avoidance survives the round trip through headers', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.constantFrom<string>(...EU_ALLERGENS), fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9})?$/)),
        {
          maxLength: 30,
        },
      ),
      fc.subarray([...DIETS]),
      (codes, diets) => {
        const one = avoidance(codes, diets);
        expect(read(avoidanceToHeaders(one))).toEqual(one);
      },
    ),
  ));

test('an empty avoidance sends no header', () => {
  expect(avoidanceToHeaders(NO_AVOIDANCE)).toEqual({});
});

test('any text in the headers becomes an avoidance of bounded size', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 6000 }), fc.string(), (avoid, diet) => {
      const one = parseAvoidance(avoid, diet);
      expect(one.avoid.length).toBeLessThanOrEqual(60);
      for (const code of one.avoid) expect(code).toMatch(/^[a-z0-9][a-z0-9_-]{0,79}$/);
    }),
  ));

test('an unknown word is dropped, and the rest stays', () => {
  expect(parseAvoidance(' milk , <b>, NUTS,,nuts,мляко', 'vegan, paleo')).toEqual(
    avoidance(['milk', 'nuts'], ['vegan']),
  );
  expect(parseAvoidance(undefined, undefined)).toEqual(NO_AVOIDANCE);
});

test('a stored row is read as far as it is valid', () => {
  expect(
    readGuestDiet({ avoid: ['milk', 'pork', 7], own: { 3: ['pork'] }, diets: ['vegan', 'paleo'], hides: true }),
  ).toEqual({
    avoid: ['milk'],
    own: { 3: ['pork'] },
    diets: ['vegan'],
    hides: true,
  });
  expect(readGuestDiet({ avoid: 'milk', own: [], hides: 'yes' })).toEqual(NO_DIET);
  for (const nothing of [undefined, null, 'milk']) expect(readGuestDiet(nothing)).toBeUndefined();
});
