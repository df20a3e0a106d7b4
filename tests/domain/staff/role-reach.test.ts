import { expect, test } from 'vitest';
import { hasRole } from '#domain/account/roles.ts';
import { ROLES } from '#domain/account/user.ts';
import { opensPages, REACHES, reachOf } from '#domain/staff/role-reach.ts';

test('the described reach of a role equals the matrix', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, reachOf(role)]))).toEqual({
    USER: undefined,
    PDF_MENU_ADMIN: 'print',
    WAITER: 'serve',
    RASPBERRY_ADMIN: 'own',
    PLACE_ADMIN: 'manage',
    CLIENT_ADMIN: 'own',
    SALES_ADMIN: 'advise',
    SUPER_ADMIN: 'administer',
  });
});

test('each reach includes all reaches before it', () => {
  for (const role of ROLES) {
    const reach = reachOf(role);
    const at = REACHES.findIndex((one) => one.reach === reach);
    expect(REACHES.slice(0, at + 1).every(({ needs }) => hasRole(role, needs))).toBe(true);
  }
});

test('a role that opens no page is not offered', () => {
  expect(ROLES.filter(opensPages)).toEqual(ROLES.filter((role) => role !== 'USER' && role !== 'PDF_MENU_ADMIN'));
});
