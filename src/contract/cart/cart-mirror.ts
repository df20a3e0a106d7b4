// Mirrors of the cart: local storage `to_order` in the specified format, and a cookie while it fits. Written after the cart,
// and read only when the device has no cart record for the place. An unreadable line is skipped, the others stay.
// [S3.14–S3.18]
import * as v from 'valibot';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { MAX_COMMENT_LENGTH, MAX_QUANTITY } from '#domain/cart/cart.ts';
import { withComment } from '#domain/cart/comment.ts';
import { commentsByVariant, withCommentsByVariant } from '#domain/cart/line-comments.ts';
import type { CategoryId, IngredientId, PlaceId, ProductId, VariantId, VisitId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import { amountText, numeric, numericOr, rowId, text } from '../wire.ts';
import { modifierList, modifiersToWire, toModifiers } from './modifiers.ts';

const ids = v.optional(v.array(rowId), []);
const mirrorLineSchema = v.object({
  product_variant_id: rowId,
  product_id: rowId,
  size: text(),
  price: v.nullish(amountText),
  seen_price: v.nullish(amountText),
  name: text(),
  date_added: numericOr(0),
  ingredients: v.optional(v.object({ required: v.nullish(rowId), addable: ids, removable: ids }), {
    addable: [],
    removable: [],
  }),
  modifiers: v.nullish(modifierList),
  quantity: v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  catHierarchyId: rowId,
});

const envelopeSchema = v.object({
  place: rowId,
  revision: v.pipe(numeric, v.integer(), v.minValue(0)),
  comments: v.optional(v.record(v.string(), v.unknown()), {}),
  lineComments: v.fallback(v.optional(v.record(v.string(), v.array(v.string())), {}), {}),
});

const aloneSchema = v.object({
  alone: v.object({
    visit: v.nullish(v.string()),
    orders: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
  }),
});

/** A mirror that is the page's only copy: it is newer than any stored cart. */
export interface MirrorAlone {
  readonly visitId: VisitId | undefined;
  /** Number of orders that the device has saved so far. */
  readonly counter: number;
}

/** undefined: the mirror's cart was also in the database when the mirror was written. */
export function aloneOf(envelope: string | null): MirrorAlone | undefined {
  const read = v.safeParse(aloneSchema, parseJson(envelope));
  if (!read.success) return undefined;
  const { visit, orders } = read.output.alone;
  return { visitId: (visit ?? undefined) as VisitId | undefined, counter: orders };
}

/** Fields of S3.15 that are not in the cart, only in the menu. */
export interface MirrorTexts {
  readonly image: string | undefined;
  /** Price of the size before the listed discounts, without ingredients; undefined: not fixed. */
  readonly price: string | undefined;
  readonly additionalPrice: string;
  readonly discountPercent: number;
  readonly discountMoney: string;
  readonly productTranslations: Readonly<Record<string, unknown>>;
  readonly variantTranslations: Readonly<Record<string, unknown>>;
  readonly productIngredients: readonly { ingredientId: number; type: string; priority: number }[];
}

export interface CartMirror {
  /** `to_order`: lines grouped by variant id. */
  readonly groups: string;
  /** Beside it: place, revision and comments by variant, and by line when lines of a variant differ. */
  readonly envelope: string;
}

export function cartToMirror(
  cart: Cart,
  currency: Currency,
  words: (line: CartLine) => MirrorTexts | undefined,
  alone?: MirrorAlone,
): CartMirror {
  const groups: Record<string, unknown[]> = {};
  for (const line of cart.lines) {
    const known = words(line);
    const seenPrice = formatAmountPlain(line.seenPrice, currency);
    const price = known?.price ?? seenPrice;
    const group = groups[line.variantId] ?? [];
    groups[line.variantId] = group;
    group.push({
      product_variant_id: line.variantId,
      product_id: line.productId,
      size: line.seenSize,
      price,
      // Ours: the price per unit that the guest saw. A mirror of an earlier build has it as the price.
      ...(seenPrice !== price && { seen_price: seenPrice }),
      additional_price: known?.additionalPrice ?? '0',
      name: line.seenName,
      image: known?.image ?? null,
      date_added: line.addedAt,
      product_translations: known?.productTranslations ?? {},
      variant_translations: known?.variantTranslations ?? {},
      product_ingredients: known?.productIngredients ?? [],
      ingredients: {
        required: line.choice.required ?? null,
        addable: line.choice.addable,
        removable: line.choice.removable,
      },
      ...modifiersToWire(line.choice.modifiers),
      quantity: line.quantity,
      catHierarchyId: line.categoryId,
      discount_percent: known?.discountPercent ?? 0,
      discount_money: known?.discountMoney ?? '0',
    });
  }
  return {
    groups: JSON.stringify(groups),
    envelope: JSON.stringify({
      place: cart.placeId,
      revision: cart.revision,
      comments: cart.comments,
      lineComments: lineCommentsOf(cart),
      ...(alone && { alone: { visit: alone.visitId ?? null, orders: alone.counter } }),
    }),
  };
}

/** Comments of a variant's lines in sequence, when they differ. */
const lineCommentsOf = ({ lines, comments }: Cart): Record<number, string[]> => {
  const found: Record<number, string[]> = {};
  for (const { variantId, comment } of lines) {
    if (lines.some((line) => line.variantId === variantId && line.comment !== comments[variantId]))
      found[variantId] = [...(found[variantId] ?? []), comment ?? ''];
  }
  return found;
};

/** A stored mirror, by any writer. */
export interface RawMirror {
  readonly groups: string | null;
  readonly envelope: string | null;
}

/** Readable lines of this place's mirror; undefined: none, or the mirror of another place. */
export function cartFromMirror(
  mirror: RawMirror,
  placeId: PlaceId,
  currency: Currency,
  makeLineId: () => string,
): Cart | undefined {
  const envelope = v.safeParse(envelopeSchema, parseJson(mirror.envelope));
  const groups = v.safeParse(v.record(v.string(), v.unknown()), parseJson(mirror.groups));
  if (!envelope.success || !groups.success || envelope.output.place !== placeId) return undefined;
  const lines = Object.values(groups.output)
    .flatMap((group) => (Array.isArray(group) ? (group as unknown[]) : []))
    .slice(0, 200)
    .flatMap((line) => {
      const parsed = v.safeParse(mirrorLineSchema, line);
      return parsed.success ? [toLine(parsed.output, currency, makeLineId())] : [];
    });
  const comments: Record<number, string> = {};
  for (const [key, comment] of Object.entries(envelope.output.comments)) {
    const variantId = Number(key);
    if (Number.isSafeInteger(variantId) && variantId > 0 && typeof comment === 'string' && comment !== '') {
      comments[variantId] = comment.slice(0, MAX_COMMENT_LENGTH);
    }
  }
  const own = new Map(Object.entries(envelope.output.lineComments).map(([key, texts]) => [Number(key), [...texts]]));
  const commented = withCommentsByVariant(
    lines.map((line) => withComment(line, own.get(line.variantId)?.shift() ?? '')),
    comments,
  );
  return { placeId, revision: envelope.output.revision, lines: commented, comments: commentsByVariant(commented) };
}

const toLine = (wire: v.InferOutput<typeof mirrorLineSchema>, currency: Currency, lineId: string): CartLine => ({
  lineId,
  productId: wire.product_id as ProductId,
  variantId: wire.product_variant_id as VariantId,
  categoryId: wire.catHierarchyId as CategoryId,
  choice: {
    required: (wire.ingredients.required ?? undefined) as IngredientId | undefined,
    addable: wire.ingredients.addable as IngredientId[],
    removable: wire.ingredients.removable as IngredientId[],
    ...toModifiers(wire.modifiers),
  },
  quantity: wire.quantity,
  addedAt: wire.date_added,
  seenPrice: parseAmount(wire.seen_price ?? wire.price ?? '0', currency) ?? (0 as CartLine['seenPrice']),
  seenName: wire.name,
  seenSize: wire.size,
});

function parseJson(textValue: string | null): unknown {
  if (textValue === null) return undefined;
  try {
    return JSON.parse(textValue);
  } catch {
    return undefined;
  }
}
