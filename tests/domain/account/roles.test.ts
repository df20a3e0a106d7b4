import { expect, test } from 'vitest';
import { hasRole, mayGrant } from '#domain/account/roles.ts';
import { ROLES, type Role } from '#domain/account/user.ts';

/** The specification's table, copied by hand: roles that pass each check. */
const TABLE: Readonly<Record<Role, string>> = {
  USER: '',
  PDF_MENU_ADMIN: 'PDF_MENU_ADMIN WAITER RASPBERRY_ADMIN PLACE_ADMIN CLIENT_ADMIN SALES_ADMIN SUPER_ADMIN',
  WAITER: 'WAITER RASPBERRY_ADMIN PLACE_ADMIN CLIENT_ADMIN SALES_ADMIN SUPER_ADMIN',
  RASPBERRY_ADMIN: 'RASPBERRY_ADMIN PLACE_ADMIN CLIENT_ADMIN SALES_ADMIN SUPER_ADMIN',
  PLACE_ADMIN: 'RASPBERRY_ADMIN PLACE_ADMIN CLIENT_ADMIN SALES_ADMIN SUPER_ADMIN',
  CLIENT_ADMIN: 'RASPBERRY_ADMIN CLIENT_ADMIN SALES_ADMIN SUPER_ADMIN',
  SALES_ADMIN: 'SALES_ADMIN SUPER_ADMIN',
  SUPER_ADMIN: 'SUPER_ADMIN',
};

test.each(ROLES)(
  'exactly the roles of the table pass a check for %s [S6.06, S6.07, S6.08, S6.09, S6.10, S6.11, S6.12, S6.13]',
  (needed) => {
    expect(ROLES.filter((role) => hasRole(role, needed)).join(' ')).toBe(TABLE[needed]);
  },
);

test('a manager cannot give a role with more rights than their own', () => {
  const grants = (by: Role) => ROLES.filter((role) => mayGrant(by, role));
  expect(grants('WAITER')).toEqual([]);
  // A RASPBERRY_ADMIN passes the owner's checks and a manager does not, so a manager cannot grant that role.
  expect(grants('PLACE_ADMIN')).toEqual(['PDF_MENU_ADMIN', 'WAITER', 'PLACE_ADMIN']);
  expect(grants('CLIENT_ADMIN')).toEqual([
    'PDF_MENU_ADMIN',
    'WAITER',
    'RASPBERRY_ADMIN',
    'PLACE_ADMIN',
    'CLIENT_ADMIN',
  ]);
  expect(grants('SUPER_ADMIN')).toEqual(ROLES.filter((role) => role !== 'USER'));
});
