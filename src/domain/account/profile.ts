// A customer's own details, validated field by field: forms show these faults, and the server rejects by them.
import { isEmail, isPhone } from '../place/reached.ts';

/** Details that a customer may change at any time. Raw input: leading and trailing blanks are not trimmed. [S3.33] */
export interface ProfileForm {
  readonly firstName: string;
  /** Empty: not given; the same for the next two fields. */
  readonly lastName: string;
  readonly phone: string;
  readonly address: string;
  readonly email: string;
}

/** Optional consents, each asked separately. Refusing one has no effect on service. */
export interface Consents {
  /** The venue may send news by mail. */
  readonly mail: boolean;
  /** The venue may analyse this customer's orders. */
  readonly profiling: boolean;
}

export const NO_CONSENTS: Consents = { mail: false, profiling: false };

export interface OwnProfile {
  readonly form: ProfileForm;
  readonly consents: Consents;
  /** The email address is verified. */
  readonly isVerified: boolean;
  /** False for an account that has always signed in by mailed link. */
  readonly hasPassword: boolean;
  /** Requested new address that is not verified yet. */
  readonly newEmail: string | undefined;
}

export type ProfileField = keyof ProfileForm | 'password' | 'newPassword';

/** missing: required and empty · short, long: too few or too many characters · wrong: invalid */
export type ProfileFault = 'missing' | 'short' | 'long' | 'wrong';

export type ProfileFaults = Readonly<Partial<Record<ProfileField, ProfileFault>>>;

/**
 * Why an account call failed. offline: nothing was sent · unanswered: sent without an answer, so it may have arrived ·
 * signed_out: the sign-in has expired · refused: address and password, or the link, are invalid · wait: too many attempts,
 * with seconds when the server says them · faults: by field · other: anything else
 */
export type AccountFailure =
  | { readonly kind: 'offline' | 'unanswered' | 'signed_out' | 'refused' | 'other' }
  | { readonly kind: 'wait'; readonly seconds: number | undefined }
  | { readonly kind: 'faults'; readonly faults: ProfileFaults };

/** Characters as a reader counts them: an emoji of several code points counts as one. */
export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 128;
const LONGEST = { firstName: 80, lastName: 80, phone: 40, address: 300, email: 254 } as const;

/** Line breaks, control characters, direction marks, and characters that open a tag. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069<>]/u;

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

const wordsFault = (text: string, longest: number): ProfileFault | undefined => {
  if (lengthOf(text) > longest) return 'long';
  return UNFIT.test(text) ? 'wrong' : undefined;
};

export const emailFault = (typed: string): ProfileFault | undefined => {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (email.length > LONGEST.email) return 'long';
  return isEmail(email) ? undefined : 'wrong';
};

/** Fault of a new password. An older password, set under an older rule, still signs in. */
export const passwordFault = (password: string): ProfileFault | undefined => {
  const length = lengthOf(password);
  if (length === 0) return 'missing';
  if (length < PASSWORD_SHORTEST) return 'short';
  return length > PASSWORD_LONGEST ? 'long' : undefined;
};

const found = (faults: Readonly<Partial<Record<ProfileField, ProfileFault | undefined>>>): ProfileFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));

/** All faults of a profile; empty: the profile may be stored. */
export const profileFaults = (form: ProfileForm): ProfileFaults => {
  const phone = form.phone.trim();
  return found({
    firstName: form.firstName.trim() === '' ? 'missing' : wordsFault(form.firstName.trim(), LONGEST.firstName),
    lastName: wordsFault(form.lastName.trim(), LONGEST.lastName),
    email: emailFault(form.email),
    phone: phone === '' || isPhone(phone) ? wordsFault(phone, LONGEST.phone) : 'wrong',
    address: wordsFault(form.address.trim(), LONGEST.address),
  });
};

/** All faults of a registration; empty: the account may be created. */
export const registrationFaults = (form: ProfileForm & { readonly password: string }): ProfileFaults => ({
  ...profileFaults(form),
  ...found({ password: passwordFault(form.password) }),
});

export const trimmed = (form: ProfileForm): ProfileForm => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  phone: form.phone.trim(),
  address: form.address.trim(),
  email: form.email.trim(),
});

/** Normalised address: letter case is ignored, dots count, because some providers distinguish by them. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Password text for hashing: NFC, so that each keyboard's composition gives the same hash. */
export const passwordText = (password: string): string => password.normalize('NFC');
