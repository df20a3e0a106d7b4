// Permissions of roles, as in the specification's table. The server and all screens use the same function.
import { ROLES, type Role } from './user.ts';

const FROM_SALES: readonly Role[] = ['SALES_ADMIN', 'SUPER_ADMIN'];
/** Roles of one place: its manager, and the technician of the server in its rooms. [S6.10] */
const OF_THE_PLACE: readonly Role[] = ['RASPBERRY_ADMIN', 'PLACE_ADMIN', 'CLIENT_ADMIN', ...FROM_SALES];

/** Roles that pass a check, by the role that is needed. [S6.07–S6.13] */
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

/** Whether `role` passes a check for `needed`. No role passes a check for USER. */
export const hasRole = (role: Role, needed: Role): boolean => PASSING[needed].includes(role);

/** Whether a person with the role `by` may give, change or remove `role`: managers may, up to their own rights. */
export const mayGrant = (by: Role, role: Role): boolean =>
  role !== 'USER' &&
  hasRole(by, 'PLACE_ADMIN') &&
  ROLES.every((needed) => !hasRole(role, needed) || hasRole(by, needed));
