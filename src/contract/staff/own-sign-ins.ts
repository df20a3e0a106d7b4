// GET staff/me/sign-ins: the sign-ins of the person who asks, the newest first. Ours to define.
import * as v from 'valibot';
import { answerReader } from './staff-answers.ts';

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
      /** True for the sign-in by which the list was asked for. */
      isThis: v.boolean(),
    }),
  ),
});

export type OwnSignIn = v.InferOutput<typeof ownSignInsSchema>['signIns'][number];

export const readOwnSignIns = answerReader(ownSignInsSchema);
