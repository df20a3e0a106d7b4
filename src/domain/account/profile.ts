// A customer's own details, judged field by field: forms show these faults and the server refuses by them.
import { isEmail, isPhone } from '../place/reached.ts';

/** Details that a customer may change at any time. As typed: blanks at the ends are not yet cut. [S3.33] */
export interface ProfileForm {
  readonly firstName: string;
  /** Empty: not said, as the two below. */
  readonly lastName: string;
  readonly phone: string;
  readonly address: string;
  readonly email: string;
}

/** The answers to what is asked apart from everything else. Refusing costs nothing. */
export interface Consents {
  /** The venue may write about news. */
  readonly mail: boolean;
  /** The venue may look at what this customer orders. */
  readonly profiling: boolean;
}

export const NO_CONSENTS: Consents = { mail: false, profiling: false };

/** A customer's own profile. */
export interface OwnProfile {
  readonly form: ProfileForm;
  readonly consents: Consents;
  /** The address of mail was proved. */
  readonly isVerified: boolean;
  /** An account that was always opened by mail may have none. */
  readonly hasPassword: boolean;
  /** Asked for and not proved yet. */
  readonly newEmail: string | undefined;
}

export type ProfileField = keyof ProfileForm | 'password' | 'newPassword';

/** missing: it is asked and empty · short, long: of more or fewer characters than it may have · wrong: not what is asked */
export type ProfileFault = 'missing' | 'short' | 'long' | 'wrong';

export type ProfileFaults = Readonly<Partial<Record<ProfileField, ProfileFault>>>;

/**
 * Why something about an account was not done. offline: nothing answered · signed_out: the sign-in is over · refused: address
 * and password, or the link, are not right · wait: too many tries, with seconds where the server says them · faults: what is
 * wrong, by field · other: anything else
 */
export type AccountFailure =
  | { readonly kind: 'offline' | 'signed_out' | 'refused' | 'other' }
  | { readonly kind: 'wait'; readonly seconds: number | undefined }
  | { readonly kind: 'faults'; readonly faults: ProfileFaults };

/** In characters, as a reader counts them: an emoji of several signs is one. */
export const PASSWORD_SHORTEST = 8;
export const PASSWORD_LONGEST = 128;
const LONGEST = { firstName: 80, lastName: 80, phone: 40, address: 300, email: 254 } as const;

/** Line breaks, control characters, marks that turn text round, and what opens a tag. */
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

/** Fault of a new password. An older password, let in by an older rule, still opens its account. */
export const passwordFault = (password: string): ProfileFault | undefined => {
  const length = lengthOf(password);
  if (length === 0) return 'missing';
  if (length < PASSWORD_SHORTEST) return 'short';
  return length > PASSWORD_LONGEST ? 'long' : undefined;
};

const found = (faults: Readonly<Partial<Record<ProfileField, ProfileFault | undefined>>>): ProfileFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));

/** All faults of a profile; empty: it may be kept. */
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

/** All faults of a registration; empty: the account may be made. */
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

/** One address however its letters are written; dots count, for elsewhere they tell people apart. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** A password as it is hashed: the same, whichever keyboard has composed its letters. */
export const passwordText = (password: string): string => password.normalize('NFC');
