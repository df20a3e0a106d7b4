// GET, POST staff/me/second-factor and its steps: the second factor of the person who asks. Ours to define.
import * as v from 'valibot';
import { answerReader } from './staff-answers.ts';

/** A typed code, of the app or for recovery. The service reads what it is. */
export const typedFactorSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const factorStateSchema = v.object({
  isOn: v.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** True for a manager on a phone of their own: a venue's tablet neither shows nor changes it. */
  mayChange: v.boolean(),
});
export type FactorState = v.InferOutput<typeof factorStateSchema>;

/** The secret, told once, in base32 and as the address that an authenticator app scans. */
export const factorSecretSchema = v.object({ success: v.literal(true), secret: v.string(), address: v.string() });
export type FactorSecret = v.InferOutput<typeof factorSecretSchema>;

/** Recovery codes, told once. */
export const recoveryCodesSchema = v.object({ success: v.literal(true), recoveryCodes: v.array(v.string()) });

export const readFactorState = answerReader(factorStateSchema);
export const readFactorSecret = answerReader(factorSecretSchema);
export const readRecoveryCodes = answerReader(recoveryCodesSchema);
