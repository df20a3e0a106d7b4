// Verdicts on lines and whole orders. Lazy: loaded with a cart, since the first card needs only verdicts on dishes.
import type { IngredientChoice } from '../cart/cart.ts';
import type { IngredientId, ProductId, VariantId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { type ChoiceProblem, checkChoice } from '../product/check-choice.ts';
import { fail, ok, type Result } from '../result.ts';
import { type LineReason, REASONS, type Reason } from './reasons.ts';
import { type Asking, dishVerdict } from './verdict.ts';

interface JudgedLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly choice: IngredientChoice;
}

export interface LineProblem {
  readonly reason: LineReason;
  readonly productId: ProductId;
  /** Ingredients that the reason concerns, if any. */
  readonly ingredientIds: readonly IngredientId[];
  /** Portions left, fewer than requested; absent: another reason. */
  readonly left?: number;
}

const choiceProblem = (productId: ProductId, problem: ChoiceProblem): LineProblem => ({
  reason: problem.code === 'inactive' ? 'ingredient_gone' : 'choice_wrong',
  productId,
  ingredientIds: 'ingredientIds' in problem ? problem.ingredientIds : [],
});

/** The line with its choice in canonical form, or the reason why it cannot be ordered. */
export const lineVerdict = <L extends JudgedLine>(
  index: MenuIndex,
  line: L,
  asking: Asking,
): Result<L, LineProblem> => {
  const { productId } = line;
  const no = (reason: LineReason) => fail<LineProblem>({ reason, productId, ingredientIds: [] });
  const product = index.productById.get(productId);
  const size = product?.variants.find(({ id }) => id === line.variantId);
  if (!product || !size) return no('gone');
  const reason = dishVerdict(index, product, asking, [size]);
  if (reason) return no(reason);
  const choice = checkChoice(index, product, line.choice);
  return choice.ok ? ok({ ...line, choice: choice.value }) : fail(choiceProblem(productId, choice.error));
};

/** Why an order is refused: the weightiest reason, and the problem of each line. */
export interface NotTaken {
  readonly reason: Exclude<Reason, 'no_table'>;
  readonly problems: readonly LineProblem[];
}

const NONE: ReadonlySet<ProductId> = new Set();

/** Dishes with more units requested than portions left. */
const beyondPortions = (lines: readonly CountedLine[], left: Asking['left']): ReadonlySet<ProductId> => {
  const asked = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) asked.set(productId, (asked.get(productId) ?? 0) + quantity);
  return new Set([...asked].flatMap(([id, count]) => (count > (left?.get(id) ?? count) ? id : [])));
};

type CountedLine = JudgedLine & { readonly quantity: number };

/** Judges each line alone, and the sum of all lines against the portions. */
const judgeLines = <L extends CountedLine>(
  index: MenuIndex,
  lines: readonly L[],
  asking: Asking,
): readonly Result<L, LineProblem>[] => {
  const short = beyondPortions(lines, asking.left);
  return lines.map((line) => {
    const one = lineVerdict(index, line, asking);
    if (!one.ok || !short.has(line.productId)) return one;
    const left = asking.left?.get(line.productId) ?? 0;
    return fail<LineProblem>({ reason: 'out_of_stock', productId: line.productId, ingredientIds: [], left });
  });
};

/** Orderable lines of an order, whatever is wrong with the others. */
export const linesLeft = <L extends CountedLine>(index: MenuIndex, lines: readonly L[], asking: Asking): readonly L[] =>
  judgeLines(index, lines, asking).flatMap((one) => (one.ok ? [one.value] : []));

/**
 * All lines as they will be cooked, or why not. Whether the venue takes orders is checked before. `foreign`: known products
 * of other places.
 */
export const linesVerdict = <L extends CountedLine>(
  index: MenuIndex,
  lines: readonly L[],
  asking: Asking,
  foreign: ReadonlySet<ProductId> = NONE,
): Result<readonly L[], NotTaken> => {
  if (lines.length === 0) return fail({ reason: 'empty_cart', problems: [] });
  const judged = judgeLines(index, lines, asking);
  const problems = judged.flatMap((one): LineProblem[] => {
    if (one.ok) return [];
    return [foreign.has(one.error.productId) ? { ...one.error, reason: 'foreign_dish' } : one.error];
  });
  const heaviest = REASONS.find((one): one is LineReason => problems.some(({ reason }) => reason === one));
  return heaviest ? fail({ reason: heaviest, problems }) : ok(judged.flatMap((one) => (one.ok ? [one.value] : [])));
};
