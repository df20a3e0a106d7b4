// Second factor of staff who manage a venue: a code of an authenticator app, asked for when a new phone signs in by link.

/** Digits of a code, and how long one is shown. The values that every authenticator app knows. */
export const FACTOR_DIGITS = 6;
export const FACTOR_SECONDS = 30;
/** Steps that the clock of a phone may be early or late. */
export const FACTOR_DRIFT = 1;

/** Recovery codes that are given out, each good once in place of a code of the app. */
export const RECOVERY_CODES = 8;
/** Without letters that are read as one another. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 49 bits. */
export const RECOVERY_LENGTH = 10;

export type TypedFactor =
  | { readonly kind: 'code'; readonly digits: string }
  /** In capital letters, without gaps and hyphens. */
  | { readonly kind: 'recovery'; readonly code: string };

const CODE = new RegExp(`^\\d{${FACTOR_DIGITS}}$`);
const RECOVERY = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);

/** A code as a person typed it; undefined for what no code looks like. Gaps, hyphens and small letters make no difference. */
export function readTypedFactor(typed: string): TypedFactor | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  if (CODE.test(plain)) return { kind: 'code', digits: plain };
  return RECOVERY.test(plain) ? { kind: 'recovery', code: plain } : undefined;
}

/** A recovery code as it is shown: "ABCDE-23456". */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** True for a step that no accepted code was of: each code signs in once, and an older one no longer. */
export const isFreshStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** The secret in groups of four letters, to be read and typed. */
export const shownSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
