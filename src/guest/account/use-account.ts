// The signed-in customer of this device, and the actions on their account.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StoredAccount } from '#contract/account/stored-account.ts';
import {
  type AccountSignIn,
  askForMail,
  askForProof,
  deleteAccount,
  editProfile,
  getData,
  getProfile,
  login,
  proveByLink,
  register,
  signInByLink,
  validate,
} from '#core/api/account/account.ts';
import { changeCart } from '#core/db/cart/cart-table.ts';
import {
  onAccountElsewhere,
  readAccount,
  writeAccount,
  writeOrderKey,
} from '#core/platform/account/account-storage.ts';
import { fillGuest, guestOfProfile } from '#core/platform/account/guest-of-account.ts';
import { noteSignOut } from '#core/platform/account/late-sign-outs.ts';
import { onUserChange } from '#core/platform/cookies.ts';
import { endLinkAttempt, linkAttempt } from '#core/platform/link-attempt.ts';
import { reloadNextDiscounts } from '#core/sync/promotion/next-discounts.ts';
import type { LinkKind } from '#domain/account/account-mail.ts';
import type { AccountFailure, Consents, OwnProfile, ProfileForm } from '#domain/account/profile.ts';
import { withSpending } from '#domain/cart/clear-cart.ts';
import { ok, type Result } from '#domain/result.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { endLateSignIns } from '#shared/session/end-late-sign-ins.ts';
import { forgetAccount } from '#shared/session/forget-account.ts';
import { keepSignedIn, keepToken, renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { takeOrders } from '#shared/session/take-orders.ts';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';

/**
 * `out`: nobody is signed in; `ended`: the server ended the sign-in, `deleted`: after a deletion without an answer · `in`:
 * `profile` is `undefined` until loaded, and `unheard` when it cannot be loaded
 */
export type AccountState =
  | { readonly kind: 'out'; readonly ended: 'ended' | 'deleted' | undefined }
  | { readonly kind: 'in'; readonly stored: StoredAccount; readonly profile: OwnProfile | 'unheard' | undefined };

export type Done = Result<unknown, AccountFailure>;

/**
 * A registration that the server took. `signed_in`: on this device · `taken`: the password does not sign in, so the address
 * had a profile already · `ready`: the sign-in itself failed, so the guest has to repeat it
 */
export type Registered = 'signed_in' | 'taken' | 'ready';

export interface AccountHere {
  readonly state: AccountState;
  readonly signIn: (typed: { readonly email: string; readonly password: string }) => Promise<Done>;
  readonly register: (of: {
    readonly form: ProfileForm;
    readonly password: string;
    readonly consents: Consents;
  }) => Promise<Result<Registered, AccountFailure>>;
  readonly askForMail: (kind: 'reset' | 'sign-in', email: string) => Promise<Done>;
  /** Performs the action of a mailed link. */
  readonly openLink: (
    link: { readonly kind: LinkKind; readonly secret: string },
    newPassword?: string,
  ) => Promise<Done>;
  readonly edit: (of: {
    readonly form: ProfileForm;
    readonly consents: Consents;
    readonly password: string;
    readonly newPassword: string;
  }) => Promise<Done>;
  readonly askForProof: () => Promise<Done>;
  readonly takeData: () => Promise<Result<object, AccountFailure>>;
  readonly remove: (password: string) => Promise<Done>;
  /** Takes effect here at once; the server is informed when reachable. */
  readonly signOut: () => void;
}

/** The stored customer, kept in sync with other tabs. */
function useStored(): StoredAccount | undefined {
  const [stored, setStored] = useState(readAccount);
  useEffect(() => {
    const look = () => setStored(readAccount());
    const stops = [onUserChange(look), onAccountElsewhere(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return stored;
}

/** The customer's account. [S4.20, S4.21] */
export function useAccount(): AccountHere {
  const { http, serverNow, database } = useTabl();
  const { place } = useMenu();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const stored = useStored();
  const secret = stored?.secret;
  const [profile, setProfile] = useState<{ readonly of: string; readonly found: OwnProfile | 'unheard' }>();
  const [ended, setEnded] = useState<'ended' | 'deleted'>();

  useEffect(() => {
    if (secret !== undefined) keepSignedIn(http, serverNow, database);
  }, [secret, http, serverNow, database]);

  const load = useCallback(
    async (of: string) => {
      // The deletion's answer was lost, and the profile's sign-in ended: the deletion had arrived.
      const end = readAccount()?.isDeleting ? 'deleted' : 'ended';
      await renewWhereDue(http, serverNow());
      const valid = await validate(http);
      // Falsy: the server has ended the sign-in. [S7.31]
      if (valid.ok && !valid.value.success && readAccount()?.secret === of) {
        forgetAccount(serverNow());
        setEnded(end);
        return;
      }
      const found = await getProfile(http, place.id);
      if (readAccount()?.secret !== of) {
        if (!readAccount()) setEnded(end);
        return;
      }
      if (found.ok) {
        const { form } = found.value;
        const guest = guestOfProfile(form);
        fillGuest(guest, readAccount()?.guest);
        writeAccount({ secret: of, firstName: form.firstName, email: form.email, ...(guest && { guest }) });
      }
      setProfile((before) => {
        if (found.ok) return { of, found: found.value };
        return before?.of === of ? before : { of, found: 'unheard' };
      });
    },
    [http, place.id, serverNow],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    if (secret !== undefined) void load(secret);
  }, [secret, load, isOnline]);

  // A sign-in changes the guest's discounts, so prices reload; the result is not awaited. [S4.20, S4.21]
  const reload = useCallback(() => {
    if (!place.discountsCustomers && !place.orderNumberDiscounts) return;
    void database()
      .then((db) => reloadNextDiscounts({ http, db }, place))
      .catch(() => undefined);
  }, [http, database, place]);
  /** The chosen points and money belonged to the customer who leaves. */
  const leave = () => {
    void database()
      .then((db) => changeCart(db, place.id, (cart) => (cart.spending ? withSpending(cart, undefined) : cart)))
      .catch(() => undefined);
    reload();
  };

  const keep = useCallback(
    async (signedIn: Result<AccountSignIn, AccountFailure>): Promise<Done> => {
      if (!signedIn.ok) return signedIn;
      setEnded(undefined);
      writeOrderKey(signedIn.value.order_key);
      writeAccount({ secret: signedIn.value.secret, firstName: '', email: '' });
      await keepToken(signedIn.value.token, serverNow());
      // The result is not awaited: `keepSignedIn` tries again.
      void database()
        .then((db) => takeOrders(http, db))
        .catch(() => undefined);
      reload();
      return ok(undefined);
    },
    [http, database, serverNow, reload],
  );

  const state = useMemo<AccountState>(() => {
    if (!stored) return { kind: 'out', ended };
    return { kind: 'in', stored, profile: profile?.of === stored.secret ? profile.found : undefined };
  }, [stored, profile, ended]);

  return {
    state,
    signIn: async (typed) => keep(await login(http, place.id, typed)),
    // The server's answer to a registration is the same for a taken address; only the sign-in tells the two apart.
    register: async (of) => {
      const registered = await register(http, place.id, { ...of, language });
      if (!registered.ok) return registered;
      const { email } = of.form;
      const signedIn = await keep(await login(http, place.id, { email: email.trim(), password: of.password }));
      if (signedIn.ok) return ok('signed_in');
      return ok(signedIn.error.kind === 'refused' ? 'taken' : 'ready');
    },
    askForMail: (kind, email) => askForMail(http, place.id, { kind, email, language }),
    openLink: async ({ kind, secret: ofLink }, newPassword) => {
      if (kind === 'sign-in' || kind === 'reset') {
        // A repeated request, after a lost answer, gets the same sign-in.
        const signedIn = await signInByLink(http, place.id, { secret: ofLink, ofDevice: linkAttempt(), newPassword });
        if (signedIn.ok) endLinkAttempt();
        return keep(signedIn);
      }
      const proved = await proveByLink(http, place.id, { secret: ofLink, kind });
      if (proved.ok && secret !== undefined) void load(secret);
      return proved;
    },
    edit: async (of) => {
      const edited = await editProfile(http, place.id, of);
      if (edited.ok) {
        await keepToken(edited.value.token, serverNow());
        if (secret !== undefined) await load(secret);
      }
      return edited;
    },
    askForProof: () => askForProof(http, place.id),
    takeData: () => getData(http, place.id),
    remove: async (password) => {
      const removed = await deleteAccount(http, place.id, password);
      const before = readAccount();
      if (removed.ok || (removed.error.kind === 'signed_out' && before?.isDeleting)) {
        forgetAccount(serverNow());
        leave();
        return ok(undefined);
      }
      if (removed.error.kind === 'unanswered' && before) {
        writeAccount({ ...before, isDeleting: true });
        await load(before.secret);
      }
      return removed;
    },
    signOut: () => {
      setEnded(undefined);
      if (secret !== undefined) noteSignOut(secret);
      void endLateSignIns(http);
      forgetAccount(serverNow());
      leave();
    },
  };
}
