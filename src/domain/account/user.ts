// The signed-in person as the device knows them. Only the server decides on permissions.

/** [S6.06] In ascending order of rights. */
export const ROLES = [
  'USER',
  'PDF_MENU_ADMIN',
  'WAITER',
  'RASPBERRY_ADMIN',
  'PLACE_ADMIN',
  'CLIENT_ADMIN',
  'SALES_ADMIN',
  'SUPER_ADMIN',
] as const;
export type Role = (typeof ROLES)[number];

/** Claims of a user token. [S3.28] */
export interface UserClaims {
  readonly role: Role;
  /** Epoch ms; undefined: the token has no end time. */
  readonly expiresAt: number | undefined;
}
