// GET staff/me/sign-ins: sign-ins of the requesting person, newest first. Our own endpoint.
import * as v from 'valibot';
import { answerReader } from './staff-answers.ts';

const epochMs = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ownSignInsSchema = v.object({
  signIns: v.array(
    v.object({
      id: v.string(),
      at: epochMs,
      /** When the sign-in expires without use. */
      endsAt: epochMs,
      /** Name of the venue's device; absent: a personal phone. */
      device: v.optional(v.string()),
      /** True for the sign-in that requested the list. */
      isThis: v.boolean(),
    }),
  ),
});

export type OwnSignIn = v.InferOutput<typeof ownSignInsSchema>['signIns'][number];

export const readOwnSignIns = answerReader(ownSignInsSchema);
