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
import { proofsToWire, readTakenOrders } from '#contract/account/taken-orders.ts';
import { readOwnAddresses } from '#contract/delivery/saved-addresses.ts';
import { parseOrders } from '#contract/order/order.ts';
import { type Http, ORDER_TIMEOUT_MS } from '#core/api/http.ts';
import type { LinkKind } from '#domain/account/account-mail.ts';
import type { AccountFailure, Consents, OwnProfile, ProfileForm } from '#domain/account/profile.ts';
import type { OrderProof } from '#domain/account/taken-orders.ts';
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
  /** undefined: not specific to a place. */
  readonly place: PlaceId | undefined;
  readonly json?: object;
  /** Token for this call instead of the signed-in customer's: a new one, before it is stored. */
  readonly token?: string;
}

const ask = async <T>(
  http: Http,
  path: string,
  { token, place, ...call }: Call,
  read: (body: unknown) => T | undefined,
): Promise<Result<T, AccountFailure>> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const changes = call.method === 'post';
  // On a slow network a write waits as long as an order.
  const timeout = changes ? { timeout: ORDER_TIMEOUT_MS } : {};
  const answer = await http.send(path, { ...call, ...timeout, headers, ...(place !== undefined && { place }) });
  // A request that changes something may have arrived, unless the device had no network.
  const silence = fail({ kind: changes && navigator.onLine !== false ? 'unanswered' : 'offline' } as const);
  if (!answer.ok) return answer.error.kind === 'no_response' || changes ? silence : fail({ kind: 'other' });
  const { status, body, headers: told } = answer.value;
  if (body === undefined) return silence;
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

/** Requests a mail with a link for a new password or a sign-in. */
export const askForMail = (
  http: Http,
  place: PlaceId,
  of: { readonly kind: 'reset' | 'sign-in'; readonly email: string; readonly language: Language },
) => {
  const path = of.kind === 'reset' ? 'users/reset-password' : 'users/mail-link';
  return post(http, path, place, { email: of.email, client_language: of.language }, readDone);
};

/**
 * Signs in with a mailed link, used once; `newPassword` with a link that sets it. `ofDevice`: secret of the sign-in, so that
 * a repeated request gets the same one.
 */
export const signInByLink = (
  http: Http,
  place: PlaceId,
  of: { readonly secret: string; readonly ofDevice: string; readonly newPassword: string | undefined },
) =>
  of.newPassword === undefined
    ? post(http, 'users/links/sign-in', place, { secret: of.secret, device_secret: of.ofDevice }, readSignedIn)
    : post(http, 'users/links/reset', place, { secret: of.secret, new_password: of.newPassword }, readSignedIn);

/** Verifies an email address with a mailed link, used once. */
export const proveByLink = (
  http: Http,
  place: PlaceId,
  of: { readonly secret: string; readonly kind: Extract<LinkKind, 'verify' | 'email'> },
) => post(http, `users/links/${of.kind}`, place, { secret: of.secret }, readDone);

export const renewToken = (http: Http, secret: string) => post(http, 'users/token', undefined, { secret }, readToken);

export const endSignIn = (http: Http, secret: string) => post(http, 'users/sign-out', undefined, { secret }, readDone);

/** Whether the token is still valid. [S7.31] */
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

/** Requests another verification mail for the account's address. */
export const askForProof = (http: Http, place: PlaceId) => post(http, 'users/proof', place, {}, readDone);

export const getOrders = (
  http: Http,
  place: PlaceId,
  currency: Currency,
): Promise<Result<readonly PlacedOrder[], AccountFailure>> =>
  ask(http, 'users/orders', { method: 'get', place }, (body) => parseOrders(body, currency)?.items);

/** Takes over orders that this device sent without an account; returns those that are the customer's now. */
export const takeOrdersOver = (http: Http, place: PlaceId, proofs: readonly OrderProof[]) =>
  post(http, 'users/orders', place, proofsToWire(proofs), readTakenOrders);

export const getAddresses = (http: Http, place: PlaceId): Promise<Result<readonly SavedAddress[], AccountFailure>> =>
  ask(http, 'users/addresses', { method: 'get', place }, readOwnAddresses);

/** Adds a device's addresses to the account; returns all of the account's addresses. */
export const addAddresses = (http: Http, place: PlaceId, addresses: readonly SavedAddress[]) =>
  post(http, 'users/addresses', place, { addresses }, readOwnAddresses);

/** Removes an address from the account; returns the remaining ones. */
export const removeAddress = (http: Http, place: PlaceId, { kind, name }: AddressName) =>
  post(http, 'users/addresses/remove', place, { kind, name }, readOwnAddresses);

/** All data that the server stores about a customer. */
export const getData = (http: Http, place: PlaceId): Promise<Result<object, AccountFailure>> =>
  ask(http, 'users/data', { method: 'get', place }, readData);

export const deleteAccount = (http: Http, place: PlaceId, password: string) =>
  post(http, 'users/delete', place, { password }, readDone);
