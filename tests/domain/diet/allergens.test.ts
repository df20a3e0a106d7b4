import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avoidance, contradicts } from '#domain/diet/diet.ts';
import { allergensOf, judgeDish, suitsDiet, worstOf } from '#domain/diet/judge-dish.ts';
import { type Allergen, DIETS, type Diet, EU_ALLERGENS } from '#domain/menu/menu.ts';
import { defaultChoice } from '#domain/product/ingredients.ts';
import { choice, indexed, ingredient, product } from '../menu/menu-builder.ts';

const allergen = (code: string, name = ''): Allergen => ({ code, name, image: undefined });
const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

const cheese = ingredient(1, 60, { name: 'Cheese', allergens: ['milk'] });
const tofu = ingredient(2, 60, { name: 'Tofu', allergens: ['soya'], diets: ['vegan'] });
const walnuts = ingredient(3, 0, { name: 'Walnuts', allergens: ['nuts'] });
const onion = ingredient(4, 0, { name: 'Onion', allergens: [] });
const secret = ingredient(5, 0, { name: 'Secret sauce', allergens: undefined });
const bacon = ingredient(6, 0, { name: 'Bacon', allergens: ['pork'] });
const ingredients = [cheese, tofu, walnuts, onion, secret, bacon];

const kindOf = (avoid: readonly string[], dish: ReturnType<typeof product>, chosen?: Parameters<typeof choice>[0]) =>
  judgeDish(indexed({ products: [dish], ingredients }), dish, chosen && choice(chosen), avoidance(avoid, [])).kind;

describe('allergens of a dish [S1.03, S3.10]', () => {
  test('an empty allergen list is free of all, and a missing list is undeclared', () => {
    expect(kindOf(['milk'], product(1, { allergens: [] }))).toBe('free');
    expect(kindOf(['milk'], product(1, { allergens: undefined }))).toBe('not_declared');
  });

  test('traces are distinct from contained allergens', () => {
    const dish = product(1, { allergens: [allergen('milk')], mayContain: [allergen('nuts')] });
    expect(kindOf(['milk'], dish)).toBe('contains');
    expect(kindOf(['nuts'], dish)).toBe('may_contain');
    expect(kindOf(['eggs'], dish)).toBe('free');
  });

  test('traces of an undeclared dish are still shown', () => {
    const dish = product(1, { allergens: undefined, mayContain: [allergen('nuts')] });
    expect(kindOf(['nuts'], dish)).toBe('may_contain');
    expect(kindOf(['milk'], dish)).toBe('not_declared');
  });

  test('an extra adds its allergens, and the verdict names the extra', () => {
    const dish = product(1, { allergens: [], ingredients: [[1, 'addable']] });
    const index = indexed({ products: [dish], ingredients });
    expect(kindOf(['milk'], dish)).toBe('free');
    const { contains } = allergensOf(index, dish, choice({ addable: [1] }));
    expect(contains).toMatchObject([{ code: 'milk', from: { name: 'Cheese' } }]);
    expect(kindOf(['milk'], dish, { addable: [1] })).toBe('contains');
  });

  test('an undeclared or unknown extra makes the dish undeclared', () => {
    const dish = product(1, { allergens: [], ingredients: [[5, 'addable']] });
    expect(kindOf(['milk'], dish, { addable: [5] })).toBe('not_declared');
    expect(kindOf(['milk'], dish, { addable: [99] })).toBe('not_declared');
  });

  test('known allergens of an undeclared dish are shown: its cheese contains milk', () => {
    const dish = product(1, { allergens: undefined, ingredients: [[1, 'addable']] });
    expect(kindOf(['milk'], dish, { addable: [1] })).toBe('contains');
    expect(kindOf(['eggs'], dish, { addable: [1] })).toBe('not_declared');
  });

  test('the first required ingredient counts when none is chosen yet', () => {
    const dish = product(1, {
      allergens: [],
      ingredients: [
        [1, 'required', 1],
        [2, 'required', 2],
      ],
    });
    expect(kindOf(['milk'], dish)).toBe('contains');
    expect(kindOf(['soya'], dish)).toBe('free');
    expect(kindOf(['soya'], dish, { addable: [] })).toBe('free');
    expect(kindOf(['soya'], dish, { required: 2 })).toBe('contains');
  });

  test("an own allergen that only an ingredient has takes its name from the venue's other dishes", () => {
    const dish = product(1, { allergens: [], ingredients: [[6, 'addable']] });
    const ham = product(2, { allergens: [allergen('pork', 'Pork')] });
    const index = indexed({ products: [dish, ham], ingredients });
    expect(allergensOf(index, dish, choice({ addable: [6] })).contains).toMatchObject([{ code: 'pork', name: 'Pork' }]);
  });
});

describe('leaving out an ingredient, when it is safe to say so', () => {
  const walnutSalad = product(1, {
    allergens: [allergen('nuts')],
    ingredients: [
      [3, 'removable'],
      [4, 'removable'],
    ],
  });

  test('leaving out the walnuts removes nuts when declared ingredients explain every allergen code', () => {
    expect(kindOf(['nuts'], walnutSalad)).toBe('contains');
    expect(kindOf(['nuts'], walnutSalad, { removable: [4] })).toBe('contains');
    expect(kindOf(['nuts'], walnutSalad, { removable: [3] })).toBe('free');
  });

  test('an unexplained allergen code means unlisted parts, so leaving out removes nothing', () => {
    const dish = product(1, { allergens: [allergen('nuts'), allergen('milk')], ingredients: [[3, 'removable']] });
    expect(kindOf(['nuts'], dish, { removable: [3] })).toBe('contains');
  });

  test('a remaining undeclared ingredient may contain the allergen too', () => {
    const dish = product(1, {
      allergens: [allergen('nuts')],
      ingredients: [
        [3, 'removable'],
        [5, 'removable'],
      ],
    });
    expect(kindOf(['nuts'], dish, { removable: [3] })).toBe('contains');
  });

  test('an extra can bring back the allergen that was left out', () => {
    const dish = product(1, {
      allergens: [allergen('nuts')],
      ingredients: [
        [3, 'removable'],
        [7, 'addable'],
      ],
    });
    const pesto = ingredient(7, 0, { allergens: ['nuts'] });
    const index = indexed({ products: [dish], ingredients: [...ingredients, pesto] });
    const { contains } = allergensOf(index, dish, choice({ removable: [3], addable: [7] }));
    expect(contains).toMatchObject([{ code: 'nuts', from: { id: 7 } }]);
  });

  test('tofu instead of cheese removes milk when the cheese was its only source', () => {
    const dish = product(1, {
      allergens: [allergen('milk')],
      ingredients: [
        [1, 'required', 1],
        [2, 'required', 2],
      ],
    });
    expect(kindOf(['milk'], dish, { required: 2 })).toBe('free');
    const creamy = product(1, {
      ...dish,
      allergens: [allergen('milk'), allergen('eggs')],
      ingredients: [[2, 'required']],
    });
    expect(kindOf(['milk'], creamy, { required: 2 })).toBe('contains');
  });
});

describe('diets', () => {
  const answer = (dish: ReturnType<typeof product>, diet: Diet, chosen?: Parameters<typeof choice>[0]) =>
    suitsDiet(indexed({ products: [dish], ingredients }), dish, chosen && choice(chosen), diet);

  test('diets are declared by the venue; a vegan dish is vegetarian; an undeclared diet is unknown', () => {
    const dish = product(1, { diets: ['vegan'] });
    expect(answer(dish, 'vegan')).toBe('yes');
    expect(answer(dish, 'vegetarian')).toBe('yes');
    expect(answer(dish, 'halal')).toBe('no');
    expect(answer(product(1), 'vegan')).toBe('unknown');
  });

  test('a vegan dish is not vegan with cheese, stays vegan with tofu, and is unknown with an undeclared extra', () => {
    const dish = product(1, {
      diets: ['vegan'],
      ingredients: [
        [1, 'addable'],
        [2, 'addable'],
        [4, 'addable'],
      ],
    });
    expect(answer(dish, 'vegan', { addable: [1] })).toBe('no');
    expect(answer(dish, 'vegan', { addable: [2] })).toBe('yes');
    expect(answer(dish, 'vegan', { addable: [4] })).toBe('unknown');
    expect(answer(dish, 'vegan', { addable: [99] })).toBe('unknown');
  });

  test('milk contradicts a declared vegan diet', () => {
    expect(answer(product(1, { allergens: [allergen('milk')], diets: ['vegan'] }), 'vegan')).toBe('no');
    expect(answer(product(1, { allergens: [allergen('milk')] }), 'vegan')).toBe('no');
  });

  test('diets count in the verdict', () => {
    const dish = product(1, { allergens: [], diets: ['vegetarian'] });
    const judge = (diets: readonly Diet[]) =>
      judgeDish(indexed({ products: [dish] }), dish, undefined, avoidance([], diets));
    expect(judge(['vegan'])).toMatchObject({ kind: 'contains', against: ['vegan'] });
    expect(judge(['vegetarian'])).toMatchObject({ kind: 'free', against: [], unsaid: [] });
  });
});

test('the worst verdict of an order’s dishes leads', () => {
  expect(worstOf([])).toBe('free');
  expect(worstOf(['free', 'not_declared', 'may_contain'])).toBe('may_contain');
  expect(worstOf(['not_declared', 'contains'])).toBe('contains');
});

describe('any declaration with any choice', () => {
  const code = fc.constantFrom(...EU_ALLERGENS.slice(0, 6));
  const declared = fc.option(fc.subarray([...EU_ALLERGENS.slice(0, 6)]), { nil: undefined });
  const diets = fc.option(fc.subarray([...DIETS]), { nil: undefined });
  const world = fc
    .record({
      dish: fc.record({ allergens: declared, mayContain: fc.subarray([...EU_ALLERGENS.slice(0, 6)]), diets }),
      parts: fc.array(
        fc.record({
          allergens: declared,
          diets,
          role: fc.constantFrom('required' as const, 'addable' as const, 'removable' as const),
          isChosen: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ dish, parts }) => {
      const one = product(1, {
        allergens: dish.allergens?.map((each) => allergen(each)),
        mayContain: dish.mayContain.map((each) => allergen(each)),
        diets: dish.diets,
        ingredients: parts.map(({ role }, at) => [at + 1, role]),
      });
      const index = indexed({
        products: [one],
        ingredients: parts.map((part, at) => ingredient(at + 1, 0, { allergens: part.allergens, diets: part.diets })),
      });
      const ids = (role: string) => parts.flatMap((part, at) => (part.role === role && part.isChosen ? [at + 1] : []));
      const required = ids('required')[0];
      const chosen = choice({
        ...(required === undefined ? {} : { required }),
        addable: ids('addable'),
        removable: ids('removable'),
      });
      return { dish: one, index, chosen };
    });

  test('an allergen that a chosen ingredient declares is never judged free', () =>
    fc.assert(
      fc.property(world, code, ({ dish, index, chosen }, avoided) => {
        const required = chosen.required ?? defaultChoice(index, dish).required;
        const inside = [...chosen.addable, ...(required === undefined ? [] : [required])];
        const has = inside.some((id) => index.ingredientById.get(id)?.allergens?.includes(avoided));
        const { kind } = judgeDish(index, dish, chosen, avoidance([avoided], []));
        if (has) expect(kind).toBe('contains');
      }),
    ));

  test('the verdict is free only when every part is declared', () =>
    fc.assert(
      fc.property(world, code, ({ dish, index, chosen }, avoided) => {
        const { kind } = judgeDish(index, dish, chosen, avoidance([avoided], []));
        if (kind !== 'free') return;
        expect(dish.allergens).toBeDefined();
        for (const id of chosen.addable) expect(index.ingredientById.get(id)?.allergens).toBeDefined();
        expect(codes(dish.mayContain)).not.toContain(avoided);
      }),
    ));

  test('a dish’s own allergen is removed only by leaving out or swapping an ingredient that declares it', () =>
    fc.assert(
      fc.property(world, ({ dish, index, chosen }) => {
        const now = codes(allergensOf(index, dish, chosen).contains);
        for (const one of codes(dish.allergens ?? []).filter((each) => !now.includes(each))) {
          const bringers = dish.ingredients.filter(
            ({ ingredientId, role }) =>
              role !== 'addable' && index.ingredientById.get(ingredientId)?.allergens?.includes(one),
          );
          expect(bringers.length).toBeGreaterThan(0);
          for (const { ingredientId, role } of bringers) {
            if (role === 'removable') expect(chosen.removable).toContain(ingredientId);
          }
        }
      }),
    ));

  test('an added extra never improves the verdict', () =>
    fc.assert(
      fc.property(world, code, fc.constantFrom(...DIETS), ({ dish, index, chosen }, avoided, diet) => {
        const rank = (kind: string) => ['contains', 'may_contain', 'not_declared', 'free'].indexOf(kind);
        const asked = avoidance([avoided], [diet]);
        const fewer = judgeDish(index, dish, { ...chosen, addable: [] }, asked);
        expect(rank(judgeDish(index, dish, chosen, asked).kind)).toBeLessThanOrEqual(rank(fewer.kind));
      }),
    ));

  test('a dish with an allergen that contradicts a diet never suits that diet', () =>
    fc.assert(
      fc.property(world, fc.constantFrom(...DIETS), ({ dish, index, chosen }, diet) => {
        const found = codes(allergensOf(index, dish, chosen).contains);
        if (found.some((each) => contradicts(diet, each))) expect(suitsDiet(index, dish, chosen, diet)).toBe('no');
      }),
    ));
});
