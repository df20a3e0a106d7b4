// Second factor for managing staff: an authenticator code, required when a new phone signs in by link.

/** Digits of a code, and its period. The defaults that all authenticator apps support. */
export const FACTOR_DIGITS = 6;
export const FACTOR_SECONDS = 30;
/** Allowed clock drift of a phone, in steps. */
export const FACTOR_DRIFT = 1;

/** Number of recovery codes, each valid once instead of an app code. */
export const RECOVERY_CODES = 8;
/** Without letters that look alike. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 49 bits. */
export const RECOVERY_LENGTH = 10;

export type TypedFactor =
  | { readonly kind: 'code'; readonly digits: string }
  /** Upper case, without gaps and hyphens. */
  | { readonly kind: 'recovery'; readonly code: string };

const CODE = new RegExp(`^\\d{${FACTOR_DIGITS}}$`);
const RECOVERY = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);

/** Parses a typed code; undefined for any other text. Gaps, hyphens and letter case are ignored. */
export function readTypedFactor(typed: string): TypedFactor | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  if (CODE.test(plain)) return { kind: 'code', digits: plain };
  return RECOVERY.test(plain) ? { kind: 'recovery', code: plain } : undefined;
}

/** Formats a recovery code: "ABCDE-23456". */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** True for a step after the last accepted one: each code signs in once, and older ones never. */
export const isFreshStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** The secret in groups of four letters, for reading and typing. */
export const shownSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
