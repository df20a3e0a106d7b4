// The person signed in on this device, for all staff screens.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import type { StoredStaff } from '#contract/staff/stored-staff.ts';
import { writeUserCookie } from '#core/platform/device/later-cookies.ts';
import { createStaffHttp, type StaffHttp } from '#core/sync/staff/staff-http.ts';
import { hasRole } from '#domain/account/roles.ts';
import type { Role } from '#domain/account/user.ts';
import { mayReturnByTile, type StaffDevice, type StaffIdentity } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import type { Tabl } from '#shared/tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface StaffState {
  readonly identity: StaffIdentity;
  /** Whether the signed-in person has at least this role; a station has none. [S6.06] */
  readonly may: (needed: Role) => boolean;
}

export interface StaffHere {
  /** The row is read, so a missing person is really missing. */
  readonly isKnown: boolean;
  readonly staff: StaffState | undefined;
  /** This device's role at the venue; `undefined`: none. */
  readonly device: StaffDevice | undefined;
  /** The server no longer knows the person who was signed in here last. */
  readonly wasTurnedAway: boolean;
  /** The person returned by tile only, so the PIN is requested once it can be verified. */
  readonly isUnproven: boolean;
  /** The person may leave and return offline. */
  readonly mayReturn: boolean;
  /** Name of the person who signed out on their own phone and can return by PIN. */
  readonly returning: string | undefined;
}

const StaffContext = createContext<StaffHere>({
  isKnown: false,
  staff: undefined,
  device: undefined,
  wasTurnedAway: false,
  isUnproven: false,
  mayReturn: false,
  returning: undefined,
});

/** This device and the person signed in on it. */
export const useStaffHere = (): StaffHere => useContext(StaffContext);

/** The signed-in person; `undefined` when nobody is, or not read yet. */
export const useStaff = (): StaffState | undefined => useStaffHere().staff;

const isKept = ({ signIn, kept = [] }: StoredStaff): boolean => {
  const identity = signIn?.identity;
  if (identity?.kind !== 'person' || !mayReturnByTile(identity)) return false;
  return kept.some((one) => one.identity.kind === 'person' && one.identity.id === identity.id);
};

const mayOf =
  (identity: StaffIdentity) =>
  (needed: Role): boolean =>
    identity.kind === 'person' && hasRole(identity.role, needed);

/** The specified cookie, written from the row: screens of other builds read it, the server never does. [S9.22] */
function useUserCookie(row: StoredStaff | undefined, isKnown: boolean): void {
  const signIn = row?.signIn;
  const token = signIn?.identity.kind === 'person' ? signIn.token : undefined;
  const expiresAt = signIn?.expiresAt ?? 0;
  useEffect(() => {
    if (isKnown) writeUserCookie(token === undefined ? undefined : { token, expiresAt });
  }, [isKnown, token, expiresAt]);
}

export const StaffProvider = ({ children }: { readonly children: ReactNode }) => {
  const { place } = useMenu();
  const found = useRows(async () => {
    const { readStaff } = await import('#core/db/staff/staff-table.ts');
    return async (db) => ({ row: await readStaff(db, place.id) });
  }, [place.id]);
  const row = found?.row;
  const isKnown = found !== undefined;
  useUserCookie(row, isKnown);
  const here = useMemo<StaffHere>(() => {
    const identity = row?.signIn?.identity;
    return {
      isKnown,
      staff: identity && { identity, may: mayOf(identity) },
      device: row?.device,
      wasTurnedAway: row?.wasTurnedAway ?? false,
      isUnproven: row?.signIn?.isUnproven ?? false,
      mayReturn: row !== undefined && isKept(row),
      returning: row?.returning?.identity.name,
    };
  }, [row, isKnown]);
  return <StaffContext value={here}>{children}</StaffContext>;
};

const made = new WeakMap<Tabl, Promise<StaffHttp>>();

/** The staff HTTP client, one per page. Rejects when the database code cannot be loaded. */
export const staffHttp = (tabl: Tabl): Promise<StaffHttp> => {
  const known = made.get(tabl);
  if (known) return known;
  const making = openTabl(tabl).then(({ db, http, serverNow }) => createStaffHttp(db, http, serverNow));
  made.set(tabl, making);
  making.catch(() => made.delete(tabl));
  return making;
};

/** HTTP requests with the signed-in person's token. */
export function useStaffHttp(): () => Promise<StaffHttp> {
  const tabl = useTabl();
  return useCallback(() => staffHttp(tabl), [tabl]);
}
