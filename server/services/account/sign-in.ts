// Registration, sign-in by password and by mail, and password reset. No answer reveals whether an address has an account.
// [S7.27–S7.29]
import { randomUUID } from 'node:crypto';
import {
  type Consents,
  emailFault,
  emailKey,
  type ProfileFaults,
  type ProfileForm,
  passwordFault,
  registrationFaults,
  trimmed,
} from '#domain/account/profile.ts';
import type { Language } from '#domain/language/language.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  endLinks,
  endSessions,
  findLink,
  findSessionBySecret,
  takeLink,
} from '../../store/account/account-sessions.ts';
import {
  addAccount,
  findAccount,
  findAccountByEmail,
  markVerified,
  saveEmail,
  savePassword,
} from '../../store/account/accounts.ts';
import { hashSecret } from '../../store/secrets.ts';
import { INSTALLATION } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { mailLink, mailTexts } from './account-mail.ts';
import { beginSession, type SignedInCustomer, told } from './customer.ts';

/** busy: too many passwords are being hashed · wait: too many tries for this account or from this address. */
export interface Wait {
  readonly kind: 'busy' | 'wait';
  readonly seconds: number;
}
export type AccountRefusal =
  | Wait
  | { readonly kind: 'faults'; readonly faults: ProfileFaults }
  | { readonly kind: 'refused' };

/** Answer when the password hashing is at capacity. */
export const BUSY: Wait = { kind: 'busy', seconds: 2 };

type Asked = Pick<Services, 'store' | 'keys' | 'clock' | 'limits' | 'passwords'>;

/** Counts a try by the account's address and by the caller's address, whether or not the account exists. */
export const tried = async (
  { limits }: Pick<Services, 'limits'>,
  email: string,
  address: string,
): Promise<Wait | undefined> => {
  const wait =
    (await limits.signIns.take(`${address} ${emailKey(email)}`)) ??
    (await limits.signInsOfAccount.take(emailKey(email))) ??
    (await limits.unprovenSignIns.take(address));
  return wait === undefined ? undefined : { kind: 'wait', seconds: wait };
};

const mailed = async ({ limits }: Pick<Services, 'limits'>, email: string, address: string) => {
  const wait = (await limits.accountMails.take(emailKey(email))) ?? (await limits.unprovenAccountMails.take(address));
  return wait === undefined ? undefined : ({ kind: 'wait', seconds: wait } as const);
};

export interface Registration {
  readonly form: ProfileForm & { readonly password: string };
  readonly consents: Consents;
  readonly language: Language;
  readonly address: string;
}

/**
 * Registers a customer. If the address is taken, its owner gets a mail; the caller gets the same answer. A registration
 * repeated with the account's own password mails nothing: its first answer was lost. [S7.28]
 */
export async function register(
  services: Asked,
  place: PublishedPlace,
  { form, consents, language, address }: Registration,
): Promise<Result<undefined, AccountRefusal>> {
  const faults = registrationFaults(form);
  if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults });
  const wait = await mailed(services, form.email, address);
  if (wait) return fail(wait);
  const passwordHash = await services.passwords.hash(form.password);
  if (passwordHash === 'busy') return fail(BUSY);
  const known = await findAccountByEmail(services.store.read, form.email);
  // Also without an account, so that the time of the answer does not reveal one.
  const isOwn = await services.passwords.verify(form.password, known?.passwordHash);
  if (isOwn === 'busy') return fail(BUSY);
  if (isOwn) return ok(undefined);
  const { password: _, ...typed } = form;
  await services.store.write(place.id, async (tx) => {
    const now = services.clock();
    const at = { placeId: place.id, now, language };
    const account = {
      ...{ id: randomUUID() as UserId, profile: trimmed(typed), consents, language, passwordHash, createdAt: now },
    };
    if (await addAccount(tx, account)) return mailLink(tx, at, { ...account, isVerified: false }, 'verify');
    return mailTexts(tx, at, 'taken', account.profile.email);
  });
  return ok(undefined);
}

/** Signs in by address and password; every failure gets the same answer after the same time. [S7.27] */
export async function signInByPassword(
  services: Asked,
  asked: { readonly email: string; readonly password: string; readonly address: string },
): Promise<Result<SignedInCustomer, AccountRefusal>> {
  const { store, passwords, clock } = services;
  const wait = await tried(services, asked.email, asked.address);
  if (wait) return fail(wait);
  const account = await findAccountByEmail(store.read, asked.email);
  const isRight = await passwords.verify(asked.password, account?.passwordHash);
  if (isRight === 'busy') return fail(BUSY);
  if (!account || !isRight) return fail({ kind: 'refused' });
  const begun = await store.write(INSTALLATION, async (tx) => {
    // The password may have changed, or the account may be gone, while the password was hashed.
    const still = await findAccount(tx.db, account.id);
    return still?.passwordHash === account.passwordHash ? beginSession(tx, account.id, clock()) : undefined;
  });
  return begun ? ok(await told(services, begun)) : fail({ kind: 'refused' });
}

/** Sends a link to the owner of an address, if the account exists; the answer is always the same. [S7.29] */
export async function askForLink(
  services: Asked,
  place: PublishedPlace,
  asked: {
    readonly email: string;
    readonly kind: 'reset' | 'sign-in';
    readonly language: Language | undefined;
    readonly address: string;
  },
): Promise<Result<undefined, AccountRefusal>> {
  const fault = emailFault(asked.email);
  if (fault) return fail({ kind: 'faults', faults: { email: fault } });
  const wait = await mailed(services, asked.email, asked.address);
  if (wait) return fail(wait);
  await services.store.write(place.id, async (tx) => {
    const account = await findAccountByEmail(tx.db, asked.email);
    const at = { placeId: place.id, now: services.clock(), language: asked.language };
    if (account) await mailLink(tx, at, account, asked.kind);
  });
  return ok(undefined);
}

/**
 * Signs in by a mailed link. The mail proves ownership of the address. If the address was unverified, another person may
 * have registered it, so the existing password and sign-ins end. A device that repeats its request, because the answer was
 * lost, gets the sign-in that the link has begun on it. `ofDevice`: secret of the sign-in, made by the device.
 */
export async function signInByMail(
  services: Asked,
  { secret, ofDevice }: { readonly secret: string; readonly ofDevice: string | undefined },
): Promise<Result<SignedInCustomer, AccountRefusal>> {
  const { store, clock } = services;
  const begun = await store.write(INSTALLATION, async (tx) => {
    const now = clock();
    const begunHere = ofDevice && (await findSessionBySecret(tx.db, hashSecret(ofDevice), now));
    if (begunHere) {
      const isOfLink = (await findLink(tx.db, hashSecret(secret), 'sign-in', now))?.accountId === begunHere.accountId;
      return isOfLink ? { session: begunHere, secret: ofDevice } : undefined;
    }
    const taken = await takeLink(tx, hashSecret(secret), 'sign-in', now);
    const account = taken && (await findAccount(tx.db, taken.accountId));
    if (!account || emailKey(account.profile.email) !== emailKey(taken.email)) return undefined;
    if (!account.isVerified) {
      await savePassword(tx, account.id, null);
      await endSessions(tx, account.id, now);
      await markVerified(tx, account.id, now);
    }
    return beginSession(tx, account.id, now, ofDevice);
  });
  return begun ? ok(await told(services, begun)) : fail({ kind: 'refused' });
}

/** Sets a new password and signs in; ends every other sign-in and link. */
export async function resetPassword(
  services: Asked,
  place: PublishedPlace,
  { secret, password }: { readonly secret: string; readonly password: string },
): Promise<Result<SignedInCustomer, AccountRefusal>> {
  const { store, clock, passwords } = services;
  const fault = passwordFault(password);
  if (fault) return fail({ kind: 'faults', faults: { newPassword: fault } });
  const hash = await passwords.hash(password);
  if (hash === 'busy') return fail(BUSY);
  const begun = await store.write(place.id, async (tx) => {
    const now = clock();
    const taken = await takeLink(tx, hashSecret(secret), 'reset', now);
    const account = taken && (await findAccount(tx.db, taken.accountId));
    if (!account || emailKey(account.profile.email) !== emailKey(taken.email)) return undefined;
    await savePassword(tx, account.id, hash);
    await endSessions(tx, account.id, now);
    await endLinks(tx, account.id, now);
    await markVerified(tx, account.id, now);
    await mailTexts(tx, { placeId: place.id, now, language: account.language }, 'password', taken.email);
    return beginSession(tx, account.id, now);
  });
  return begun ? ok(await told(services, begun)) : fail({ kind: 'refused' });
}

/**
 * Verifies an email address, the account's or a new one, by its link. A request that is repeated, because the answer was
 * lost, is told the same. Does not sign in.
 */
export async function proveEmail(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  { secret, kind }: { readonly secret: string; readonly kind: 'verify' | 'email' },
): Promise<Result<undefined, AccountRefusal>> {
  const isProved = await store.write(place.id, async (tx) => {
    const now = clock();
    const taken = await takeLink(tx, hashSecret(secret), kind, now);
    const link = taken ?? (await findLink(tx.db, hashSecret(secret), kind, now));
    const account = link && (await findAccount(tx.db, link.accountId));
    if (!account) return false;
    if (!taken) return account.isVerified && emailKey(account.profile.email) === emailKey(link.email);
    const before = account.profile.email;
    if (kind === 'email') {
      if (!(await saveEmail(tx, account.id, taken.email, now))) return false;
      await mailTexts(tx, { placeId: place.id, now, language: account.language }, 'moved', before);
      return true;
    }
    if (emailKey(before) !== emailKey(taken.email)) return false;
    await markVerified(tx, account.id, now);
    return true;
  });
  return isProved ? ok(undefined) : fail({ kind: 'refused' });
}
