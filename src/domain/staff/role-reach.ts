// Reach of a role, derived from the role matrix, so that its description cannot contradict the matrix.
import { hasRole } from '../account/roles.ts';
import type { Role } from '../account/user.ts';

/**
 * @internal Read by its test alone.
 * From the least to the most; each with the check that it takes.
 */
export const REACHES = [
  { reach: 'print', needs: 'PDF_MENU_ADMIN' },
  { reach: 'serve', needs: 'WAITER' },
  { reach: 'manage', needs: 'PLACE_ADMIN' },
  { reach: 'own', needs: 'CLIENT_ADMIN' },
  { reach: 'advise', needs: 'SALES_ADMIN' },
  { reach: 'administer', needs: 'SUPER_ADMIN' },
] as const satisfies readonly { readonly reach: string; readonly needs: Role }[];

type RoleReach = (typeof REACHES)[number]['reach'];

/** The largest reach of a role; undefined: it opens no page. */
export const reachOf = (role: Role): RoleReach | undefined =>
  REACHES.findLast(({ needs }) => hasRole(role, needs))?.reach;

/** Whether a role opens a page here; a role that opens none is not offered. */
export const opensPages = (role: Role): boolean => {
  const reach = reachOf(role);
  return reach !== undefined && reach !== 'print';
};
