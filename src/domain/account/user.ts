// The signed-in person, as far as the device can tell. The server alone decides what they may do.

/** [S6.06] From the least to the most. */
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
  /** Epoch ms; undefined: the token does not say. */
  readonly expiresAt: number | undefined;
}
