// GET availability: the dishes that are off for now, laid over the published menu. Ours to define.
import * as v from 'valibot';
import type { PlaceId, ProductId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { numeric, parseItems, type Rejected, reasonOf, rowId } from '../wire.ts';

export const availabilitySchema = v.object({
  place_id: rowId,
  product_id: rowId,
  /** Epoch milliseconds; null: until it is switched on again. */
  until: v.nullish(numeric),
  seq: numeric,
});
export type WireAvailability = v.InferInput<typeof availabilitySchema>;

export const parseAvailability = (body: unknown): { items: AvailabilityRow[]; rejected: Rejected[] } | undefined =>
  parseItems(body, (item) => {
    const parsed = v.safeParse(availabilitySchema, item);
    if (!parsed.success) return { ok: false, reason: reasonOf(parsed.issues) };
    const { place_id, product_id, until, seq } = parsed.output;
    return {
      ok: true,
      value: { placeId: place_id as PlaceId, productId: product_id as ProductId, until: until ?? null, seq },
    };
  });

export const availabilityToWire = (row: AvailabilityRow): WireAvailability => ({
  place_id: row.placeId,
  product_id: row.productId,
  until: row.until,
  seq: row.seq,
});
