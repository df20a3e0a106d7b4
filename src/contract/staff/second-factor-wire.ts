// GET, POST staff/me/second-factor and its steps: second factor of the requesting person. Our own endpoint.
import * as v from 'valibot';
import { answerReader } from './staff-answers.ts';

/** A typed app or recovery code. The service distinguishes them. */
export const typedFactorSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const factorStateSchema = v.object({
  isOn: v.boolean(),
  /** Unused recovery codes. */
  recoveryLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** True for a manager on a personal phone: a venue's tablet neither shows nor changes it. */
  mayChange: v.boolean(),
});
export type FactorState = v.InferOutput<typeof factorStateSchema>;

/** The secret, shown once, in base32 and as an authenticator URL. */
export const factorSecretSchema = v.object({ success: v.literal(true), secret: v.string(), address: v.string() });
export type FactorSecret = v.InferOutput<typeof factorSecretSchema>;

/** Recovery codes, shown once. */
export const recoveryCodesSchema = v.object({ success: v.literal(true), recoveryCodes: v.array(v.string()) });

export const readFactorState = answerReader(factorStateSchema);
export const readFactorSecret = answerReader(factorSecretSchema);
export const readRecoveryCodes = answerReader(recoveryCodesSchema);
