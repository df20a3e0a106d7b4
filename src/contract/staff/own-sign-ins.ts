// GET staff/me/sign-ins: where whoever asks is signed in, the newest first. Ours to define.
import * as v from 'valibot';

const epochMs = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ownSignInsSchema = v.object({
  signIns: v.array(
    v.object({
      id: v.string(),
      at: epochMs,
      /** When it ends if nobody uses it. */
      endsAt: epochMs,
      /** Name of the venue's device; absent: a phone of one's own. */
      device: v.optional(v.string()),
      /** The one by which the list was asked for. */
      isThis: v.boolean(),
    }),
  ),
});
