// Schemas that only document the OpenAPI and are not enforced.
import * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';

/** [S8.02] */
export const refusedSchema = v.object({
  success: v.literal(false),
  id: v.nullish(v.string()),
  /** `reason`: a more exact cause, when known. */
  payload: v.object({ message: v.string(), reason: v.optional(v.string()) }),
});

const place = v.pipe(v.string(), v.description('The place’s id, or its slug'));
const AGE = 'Whole seconds since the guest sent it off, by the server’s clock, or "unknown"';
const age = v.pipe(v.string(), v.regex(/^(?:\d{1,9}|unknown)$/), v.description(AGE));
const uuid = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[47][0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}$/),
    v.description(description),
  );

export const placeHeaders = v.looseObject({ [HEADERS.place]: place });

export const orderHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.idempotencyKey]: uuid('A UUID of version 4 or 7, made before the order is first sent'),
  [HEADERS.shownTotal]: v.pipe(
    v.string(),
    v.regex(/^\d+(?:\.\d+)?$/),
    v.description('What the guest was shown, in units of the place’s currency: "20.16"'),
  ),
  [HEADERS.orderAge]: age,
  [HEADERS.menuVersion]: v.optional(v.pipe(v.string(), v.description('The menu that it was priced from'))),
  [HEADERS.label]: v.optional(v.pipe(v.string(), v.description('The device’s own name for the order: "K2-41"'))),
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
  [HEADERS.earlierSession]: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Secrets of the earlier sittings that it was sent under: what was answered there is answered again',
      ),
    ),
  ),
  [HEADERS.customer]: v.optional(
    v.pipe(v.string(), v.description('`order_key` of the sign-in of the customer whose order it is')),
  ),
  [HEADERS.avoid]: v.optional(
    v.pipe(
      v.string(),
      v.description('Allergens that the guest avoids, for the kitchen: "milk,nuts"; unknown ones are dropped'),
    ),
  ),
  [HEADERS.diet]: v.optional(v.pipe(v.string(), v.description('Diets of the guest, for the kitchen: "vegan,halal"'))),
});

/** Withdrawal of an order. */
export const cancelHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.idempotencyKey]: uuid('The id of the order that is taken back'),
});

/** Without an id it is the specification's plain call: executed at once, and its answer is not stored. */
export const commandHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.idempotencyKey]: v.optional(uuid('A UUID of version 4 or 7: the same id is answered the same')),
  [HEADERS.orderAge]: v.optional(age),
  [HEADERS.confirmed]: orderHeaders.entries[HEADERS.confirmed],
  [HEADERS.earlierSession]: orderHeaders.entries[HEADERS.earlierSession],
  [HEADERS.device]: orderHeaders.entries[HEADERS.device],
});

/** Headers of a call that identifies a guest by device only. */
export const deviceHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.device]: v.optional(
    v.pipe(v.string(), v.description('The device’s own id: by it a guest’s orders are counted')),
  ),
});

export const sessionHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.session]: v.pipe(v.string(), v.description('The table session’s secret')),
});

/** Used with `own` instead of the session in the path; pages of an earlier build send the secret in the path. */
export const ownSessionHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.session]: v.optional(sessionHeaders.entries[HEADERS.session]),
});

export const followHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.orderSecrets]: v.pipe(v.string(), v.description('The first 22 letters of the order’s secret')),
});

export const secretHeaders = v.looseObject({
  [HEADERS.place]: place,
  [HEADERS.orderSecrets]: v.pipe(
    v.string(),
    v.description('Secrets of orders without a table, with commas between them'),
  ),
});
