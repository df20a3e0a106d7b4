// GET availability: items that are temporarily off, laid over the published menu. Our own endpoint.
import * as v from 'valibot';
import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import type { IngredientId, OffKey, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { numeric, parseItems, type Rejected, reasonOf, rowId } from '../wire.ts';

/**
 * Subject of a row: exactly one field is set. An older device knows only `product_id`, treats that dish as off and ignores
 * other rows; so a dish with portions left has another field.
 */
export const aboutSchema = {
  product_id: v.optional(rowId),
  variant_id: v.optional(rowId),
  ingredient_id: v.optional(rowId),
};
export type WireAbout = { product_id: number } | { variant_id: number } | { ingredient_id: number };

export const aboutToWire = (key: OffKey): WireAbout => {
  if (typeof key === 'number') return { product_id: key };
  const id = Number(key.slice(key.indexOf(':') + 1));
  return key.startsWith('size:') ? { variant_id: id } : { ingredient_id: id };
};

/** undefined for an unknown subject. */
export const aboutOf = (wire: {
  readonly product_id?: number | undefined;
  readonly variant_id?: number | undefined;
  readonly ingredient_id?: number | undefined;
}): OffKey | undefined => {
  if (wire.product_id !== undefined) return wire.product_id as ProductId;
  if (wire.variant_id !== undefined) return sizeKey(wire.variant_id as VariantId);
  return wire.ingredient_id === undefined ? undefined : ingredientKey(wire.ingredient_id as IngredientId);
};

/** Optional fields of a row and of an event. */
export const countedSchema = {
  /** Portions left of a counted dish. */
  left: v.optional(numeric),
  /** Time of the change, epoch milliseconds. */
  at: v.optional(numeric),
};
interface Counted {
  readonly left?: number | undefined;
  readonly at?: number | undefined;
}
export const countedOf = ({ left, at }: Counted): Counted => ({
  ...(left !== undefined && { left }),
  ...(at !== undefined && { at }),
});

export const availabilitySchema = v.object({
  place_id: rowId,
  ...aboutSchema,
  /** A counted dish with portions left. */
  counted_product_id: v.optional(rowId),
  /** Epoch milliseconds; null: until staff switch the item on. */
  until: v.nullish(numeric),
  seq: numeric,
  /** `left` is 0, with a `product_id`, after the last portion. */
  ...countedSchema,
});
export type WireAvailability = v.InferInput<typeof availabilitySchema>;

export const parseAvailability = (body: unknown): { items: AvailabilityRow[]; rejected: Rejected[] } | undefined =>
  parseItems(body, (item) => {
    const parsed = v.safeParse(availabilitySchema, item);
    if (!parsed.success) return { ok: false, reason: reasonOf(parsed.issues) };
    const { place_id, until, seq, counted_product_id: counted } = parsed.output;
    const about = aboutOf(counted === undefined ? parsed.output : { product_id: counted });
    if (about === undefined) return { ok: false, reason: 'about nothing that is known' };
    return {
      ok: true,
      value: {
        placeId: place_id as PlaceId,
        productId: about,
        until: until ?? null,
        seq,
        ...countedOf(parsed.output),
      },
    };
  });

export const availabilityToWire = (row: AvailabilityRow): WireAvailability => ({
  place_id: row.placeId,
  ...(row.left && typeof row.productId === 'number'
    ? { counted_product_id: row.productId }
    : aboutToWire(row.productId)),
  until: row.until,
  seq: row.seq,
  ...countedOf(row),
});
