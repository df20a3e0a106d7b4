import { expect, test } from 'vitest';
import { INVALID_SESSION } from '#contract/order/order-answer.ts';
import { refusalOfReason, WIRE_REASONS } from '#contract/order/reason-wire.ts';
import type { IngredientId, ProductId } from '#domain/ids.ts';
import type { LineProblem } from '#domain/order/line-verdict.ts';
import { REASONS } from '#domain/order/reasons.ts';
import { REFUSAL_CODES } from '#domain/order/refusal.ts';

test('each reason has a code on the wire, and devices know each code', () => {
  expect(Object.keys(WIRE_REASONS)).toEqual([...REASONS]);
  const known: readonly string[] = [...REFUSAL_CODES, INVALID_SESSION];
  expect(Object.values(WIRE_REASONS).filter((word) => !known.includes(word))).toEqual([]);
});

test('reasons with the same code are adjacent by weight, so the code is the weightiest too', () => {
  const words = REASONS.map((reason) => WIRE_REASONS[reason]);
  const runs = words.filter((word, at) => word !== words[at - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});

test('a refusal lists all lines that match its code, each dish once', () => {
  const problem = (reason: LineProblem['reason'], id: number, ...ingredients: number[]): LineProblem => ({
    reason,
    productId: id as ProductId,
    ingredientIds: ingredients as IngredientId[],
  });
  const problems = [
    problem('not_orderable', 1),
    problem('out_of_stock', 2),
    problem('gone', 3),
    problem('out_of_stock', 2),
    problem('ingredient_gone', 4, 40),
  ];
  expect(refusalOfReason({ reason: 'gone', problems })).toEqual({
    code: 'inactive_products',
    productIds: [2, 3],
    ingredientIds: [],
    quote: undefined,
  });
  const choices = [problem('ingredient_gone', 4, 40), problem('ingredient_gone', 5, 40, 50)];
  expect(refusalOfReason({ reason: 'ingredient_gone', problems: choices })).toMatchObject({
    productIds: [4, 5],
    ingredientIds: [40, 50],
  });
});
