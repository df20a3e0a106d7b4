// Which roles may do what, as in the specification's table. The server and every screen ask the same function.
import { ROLES, type Role } from './user.ts';

const FROM_SALES: readonly Role[] = ['SALES_ADMIN', 'SUPER_ADMIN'];
/** Roles of one place: its manager, and the technician of the server that stands in it. [S6.10] */
const OF_THE_PLACE: readonly Role[] = ['RASPBERRY_ADMIN', 'PLACE_ADMIN', 'CLIENT_ADMIN', ...FROM_SALES];

/** By the role that is asked for: the roles that pass. [S6.07–S6.13] */
const PASSING: Readonly<Record<Role, readonly Role[]>> = {
  USER: [],
  PDF_MENU_ADMIN: ['PDF_MENU_ADMIN', 'WAITER', ...OF_THE_PLACE],
  WAITER: ['WAITER', ...OF_THE_PLACE],
  RASPBERRY_ADMIN: OF_THE_PLACE,
  PLACE_ADMIN: OF_THE_PLACE,
  CLIENT_ADMIN: ['RASPBERRY_ADMIN', 'CLIENT_ADMIN', ...FROM_SALES],
  SALES_ADMIN: FROM_SALES,
  SUPER_ADMIN: ['SUPER_ADMIN'],
};

/** Whether who has `role` passes a check for `needed`. Nobody passes one for USER. */
export const hasRole = (role: Role, needed: Role): boolean => PASSING[needed].includes(role);

/**
 * Whether who has the role `by` may give, change or take away the role `role`: a manager, and never more than he may do
 * himself.
 */
export const mayGrant = (by: Role, role: Role): boolean =>
  role !== 'USER' &&
  hasRole(by, 'PLACE_ADMIN') &&
  ROLES.every((needed) => !hasRole(role, needed) || hasRole(by, needed));
