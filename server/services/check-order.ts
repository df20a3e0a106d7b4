// Whether the lines of an order can be cooked now, and what they cost. The guest's device has judged the same before; here
// it counts.
import { offProducts } from '#domain/availability/availability.ts';
import type { IngredientId, ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { isOrderAllowed } from '#domain/order/order-allowed.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';
import type { OrderType } from '#domain/place/place.ts';
import { type ChoiceProblem, checkChoice } from '#domain/product/ingredients.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { readAvailability } from '../store/availability.ts';
import { findForeignProducts } from '../store/menu/foreign-products.ts';
import type { Store } from '../store/store.ts';
import type { PublishedPlace } from './published-places.ts';

export interface LineRefusal {
  readonly code: RefusalCode;
  readonly productIds: readonly ProductId[];
  readonly ingredientIds: readonly IngredientId[];
}

/** The first of these that any line is guilty of is the answer, with all lines that are. */
const BY_WEIGHT = [
  'invalid_products_for_place',
  'inactive_products',
  'product_not_orderable',
  'invalid_ingredients',
  'inactive_ingredients',
] as const;
type LineCode = (typeof BY_WEIGHT)[number];

interface Problem {
  readonly code: LineCode;
  readonly productId: ProductId;
  readonly ingredientIds: readonly IngredientId[];
}

const ingredientProblem = (productId: ProductId, problem: ChoiceProblem): Problem => ({
  code: problem.code === 'inactive' ? 'inactive_ingredients' : 'invalid_ingredients',
  productId,
  ingredientIds: 'ingredientIds' in problem ? problem.ingredientIds : [],
});

interface Kitchen {
  readonly place: PublishedPlace;
  readonly orderType: OrderType;
  readonly off: ReadonlySet<ProductId>;
  /** Products of other places. */
  readonly foreign: ReadonlySet<ProductId>;
}

const productProblem = (kitchen: Kitchen, line: OrderLine, product: Product | undefined): LineCode | undefined => {
  const { place, orderType, off, foreign } = kitchen;
  const { index, document } = place;
  if (!product) return foreign.has(line.productId) ? 'invalid_products_for_place' : 'inactive_products';
  const isSeen = isProductVisible(index, product, orderType, document.settings, false);
  if (!product.inStock || off.has(product.id) || !isSeen) return 'inactive_products';
  const variant = product.variants.find(({ id }) => id === line.variantId);
  // A size that is gone is a dish as it was ordered that is gone.
  if (!variant) return 'inactive_products';
  const canBeOrdered = product.type !== 'booking' && variant.price !== null && isOrderAllowed(index, product);
  return canBeOrdered ? undefined : 'product_not_orderable';
};

/** The line in its one spelling, or what is wrong with it. */
const checkLine = (kitchen: Kitchen, line: OrderLine): Result<OrderLine, Problem> => {
  const product = kitchen.place.index.productById.get(line.productId);
  const code = productProblem(kitchen, line, product);
  if (code || !product) {
    return fail({ code: code ?? 'inactive_products', productId: line.productId, ingredientIds: [] });
  }
  const choice = checkChoice(kitchen.place.index, product, line.choice);
  return choice.ok ? ok({ ...line, choice: choice.value }) : fail(ingredientProblem(product.id, choice.error));
};

const heaviest = (problems: readonly Problem[]): LineRefusal | undefined => {
  const code = BY_WEIGHT.find((one) => problems.some((problem) => problem.code === one));
  if (!code) return undefined;
  const guilty = problems.filter((problem) => problem.code === code);
  return {
    code,
    productIds: [...new Set(guilty.map(({ productId }) => productId))],
    ingredientIds: [...new Set(guilty.flatMap(({ ingredientIds }) => ingredientIds))],
  };
};

/** Which of the ids that this place does not have are another place's. */
const foreignProducts = (
  db: Store['read'],
  place: PublishedPlace,
  lines: readonly OrderLine[],
): Promise<ReadonlySet<ProductId>> => {
  const unknown = [...new Set(lines.map(({ productId }) => productId))].filter(
    (id) => !place.index.productById.has(id),
  );
  return findForeignProducts(db, place.document.place.slug, unknown);
};

/** All lines as they will be cooked, or why not. [S5.02, S5.05–S5.08, S8.03, S8.04] */
export const checkLines = async (
  db: Store['read'],
  place: PublishedPlace,
  orderType: OrderType,
  lines: readonly OrderLine[],
  now: number,
): Promise<Result<readonly OrderLine[], LineRefusal>> => {
  if (lines.length === 0) return fail({ code: 'empty_cart', productIds: [], ingredientIds: [] });
  const kitchen: Kitchen = {
    place,
    orderType,
    off: offProducts(await readAvailability(db, place.id), now),
    foreign: await foreignProducts(db, place, lines),
  };
  const checked: OrderLine[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const one = checkLine(kitchen, line);
    if (one.ok) checked.push(one.value);
    else problems.push(one.error);
  }
  const refusal = heaviest(problems);
  return refusal ? fail(refusal) : ok(checked);
};
