// Shapes that are written down in the OpenAPI document and checked nowhere else.
import * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';

/** [S8.02] */
export const refusedSchema = v.object({
  success: v.literal(false),
  id: v.nullish(v.string()),
  payload: v.object({ message: v.string() }),
});

const place = v.pipe(v.string(), v.description('The place’s id, or its slug'));

export const placeHeaders = v.looseObject({ [HEADERS.place]: v.optional(place) });

export const orderHeaders = v.looseObject({
  [HEADERS.place]: v.optional(place),
  [HEADERS.idempotencyKey]: v.optional(
    v.pipe(v.string(), v.description('Required. A UUID of version 4 or 7, made before the order is first sent')),
  ),
  [HEADERS.shownTotal]: v.optional(
    v.pipe(v.string(), v.description('Required. What the guest was shown, in units of the place’s currency: "20.16"')),
  ),
  [HEADERS.menuVersion]: v.optional(v.pipe(v.string(), v.description('The menu that it was priced from'))),
  [HEADERS.label]: v.optional(v.pipe(v.string(), v.description('The device’s own name for the order: "K2-41"'))),
  [HEADERS.orderAge]: v.optional(
    v.pipe(v.string(), v.description('Whole seconds since the guest sent it off, by the server’s clock, or "unknown"')),
  ),
  [HEADERS.confirmed]: v.optional(
    v.pipe(v.string(), v.description('"1": asked about its age, the guest still wants it')),
  ),
  [HEADERS.replaces]: v.optional(v.pipe(v.string(), v.description('The refused order whose quote this one accepts'))),
  [HEADERS.device]: v.optional(
    v.pipe(
      v.string(),
      v.description('The device’s own id: the same order twice within seconds from one device is a slip of the finger'),
    ),
  ),
  [HEADERS.avoid]: v.optional(
    v.pipe(
      v.string(),
      v.description('Allergens that the guest avoids, for the kitchen: "milk,nuts"; unknown ones are dropped'),
    ),
  ),
  [HEADERS.diet]: v.optional(v.pipe(v.string(), v.description('Diets of the guest, for the kitchen: "vegan,halal"'))),
});

/** Without an id the specification's own call: done at once, and its answer not kept. */
export const commandHeaders = v.looseObject({
  [HEADERS.place]: v.optional(place),
  [HEADERS.idempotencyKey]: v.optional(
    v.pipe(v.string(), v.description('A UUID of version 4 or 7: the same id is answered the same')),
  ),
  [HEADERS.orderAge]: orderHeaders.entries[HEADERS.orderAge],
  [HEADERS.confirmed]: orderHeaders.entries[HEADERS.confirmed],
  [HEADERS.device]: orderHeaders.entries[HEADERS.device],
});

export const sessionHeaders = v.looseObject({
  [HEADERS.place]: v.optional(place),
  [HEADERS.session]: v.optional(v.pipe(v.string(), v.description('The table session’s secret'))),
});
