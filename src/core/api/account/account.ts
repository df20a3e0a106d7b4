// A customer's account: signing in, the profile, the orders. [S7.27–S7.31, S7.33]
import { consentsToWire, profileToWire } from '#contract/account/account.ts';
import {
  isSignedOut,
  parseFaults,
  parseProfile,
  readData,
  readDone,
  readSignedIn,
  readToken,
  readValid,
} from '#contract/account/account-answers.ts';
import { readOwnAddresses } from '#contract/delivery/saved-addresses.ts';
import { parseOrders } from '#contract/order/order.ts';
import type { Http } from '#core/api/http.ts';
import type { LinkKind } from '#domain/account/account-mail.ts';
import type { AccountFailure, Consents, OwnProfile, ProfileForm } from '#domain/account/profile.ts';
import type { AddressName, SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';

export interface AccountSignIn {
  readonly token: string;
  readonly secret: string;
  readonly order_key: string;
}

interface Call {
  readonly method: 'get' | 'post';
  /** undefined: it is no place's matter. */
  readonly place: PlaceId | undefined;
  readonly json?: object;
  /** Replaces the token of the signed-in customer: a fresh one, before it is kept. */
  readonly token?: string;
}

const ask = async <T>(
  http: Http,
  path: string,
  { token, place, ...call }: Call,
  read: (body: unknown) => T | undefined,
): Promise<Result<T, AccountFailure>> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await http.send(path, { ...call, headers, ...(place !== undefined && { place }) });
  if (!answer.ok) return fail({ kind: answer.error.kind === 'no_response' ? 'offline' : 'other' });
  const { status, body, headers: told } = answer.value;
  if (body === undefined) return fail({ kind: 'offline' });
  if (status === 429 || status === 503) {
    const seconds = Number(told.get('retry-after') ?? Number.NaN);
    return fail({ kind: 'wait', seconds: seconds > 0 ? seconds : undefined });
  }
  if (status === 401) return fail({ kind: isSignedOut(body) ? 'signed_out' : 'refused' });
  if (status === 422) {
    const faults = parseFaults(body);
    return fail(Object.keys(faults).length > 0 ? { kind: 'faults', faults } : { kind: 'other' });
  }
  const value = status === 200 ? read(body) : undefined;
  return value === undefined ? fail({ kind: 'other' }) : ok(value);
};

const post = <T>(
  http: Http,
  path: string,
  place: PlaceId | undefined,
  json: object,
  read: (body: unknown) => T | undefined,
): Promise<Result<T, AccountFailure>> => ask(http, path, { method: 'post', place, json }, read);

export const login = (http: Http, place: PlaceId, json: { readonly email: string; readonly password: string }) =>
  post(http, 'login', place, json, readSignedIn);

export const register = (
  http: Http,
  place: PlaceId,
  of: {
    readonly form: ProfileForm;
    readonly password: string;
    readonly consents: Consents;
    readonly language: Language;
  },
) => {
  const { form, password, consents, language } = of;
  const json = { ...profileToWire(form), ...consentsToWire(consents), password, client_language: language };
  return post(http, 'register', place, json, readDone);
};

/** Asks for a mail with a link, to set a new password or to sign in by. */
export const askForMail = (
  http: Http,
  place: PlaceId,
  of: { readonly kind: 'reset' | 'sign-in'; readonly email: string; readonly language: Language },
) => {
  const path = of.kind === 'reset' ? 'users/reset-password' : 'users/mail-link';
  return post(http, path, place, { email: of.email, client_language: of.language }, readDone);
};

/** Uses up a link that signs in; `newPassword` with one that sets it. */
export const signInByLink = (
  http: Http,
  place: PlaceId,
  of: { readonly secret: string; readonly newPassword: string | undefined },
) =>
  of.newPassword === undefined
    ? post(http, 'users/links/sign-in', place, { secret: of.secret }, readSignedIn)
    : post(http, 'users/links/reset', place, { secret: of.secret, new_password: of.newPassword }, readSignedIn);

/** Uses up a link that proves an address. */
export const proveByLink = (
  http: Http,
  place: PlaceId,
  of: { readonly secret: string; readonly kind: Extract<LinkKind, 'verify' | 'email'> },
) => post(http, `users/links/${of.kind}`, place, { secret: of.secret }, readDone);

export const renewToken = (http: Http, secret: string) => post(http, 'users/token', undefined, { secret }, readToken);

export const endSignIn = (http: Http, secret: string) => post(http, 'users/sign-out', undefined, { secret }, readDone);

/** Whether the token still signs in. [S7.31] */
export const validate = (http: Http) => post(http, 'users/validate', undefined, {}, readValid);

export const getProfile = (http: Http, place: PlaceId, token?: string): Promise<Result<OwnProfile, AccountFailure>> =>
  ask(http, 'users/profile', { method: 'get', place, ...(token !== undefined && { token }) }, parseProfile);

export const editProfile = (
  http: Http,
  place: PlaceId,
  of: {
    readonly form: ProfileForm;
    readonly consents: Consents;
    readonly password: string;
    readonly newPassword: string;
  },
) => {
  const { form, consents, password, newPassword } = of;
  const json = { ...profileToWire(form), ...consentsToWire(consents), password, new_password: newPassword };
  return post(http, 'users/editProfile', place, json, readToken);
};

/** Asks for the link that proves the account's address once more. */
export const askForProof = (http: Http, place: PlaceId) => post(http, 'users/proof', place, {}, readDone);

export const getOrders = (
  http: Http,
  place: PlaceId,
  currency: Currency,
): Promise<Result<readonly PlacedOrder[], AccountFailure>> =>
  ask(http, 'users/orders', { method: 'get', place }, (body) => parseOrders(body, currency)?.items);

/** Addresses of the account at a place. */
export const getAddresses = (http: Http, place: PlaceId): Promise<Result<readonly SavedAddress[], AccountFailure>> =>
  ask(http, 'users/addresses', { method: 'get', place }, readOwnAddresses);

/** Adds a device's addresses to the account; answers all that the account has then. */
export const addAddresses = (http: Http, place: PlaceId, addresses: readonly SavedAddress[]) =>
  post(http, 'users/addresses', place, { addresses }, readOwnAddresses);

/** Removes an address from the account; answers those that stay. */
export const removeAddress = (http: Http, place: PlaceId, { kind, name }: AddressName) =>
  post(http, 'users/addresses/remove', place, { kind, name }, readOwnAddresses);

/** Everything that the server keeps about a customer. */
export const getData = (http: Http, place: PlaceId): Promise<Result<object, AccountFailure>> =>
  ask(http, 'users/data', { method: 'get', place }, readData);

export const deleteAccount = (http: Http, place: PlaceId, password: string) =>
  post(http, 'users/delete', place, { password }, readDone);
