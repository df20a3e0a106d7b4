// Mails that an account sends to its customer.

/** Purposes of a link in a mail. Persisted: values are added and never renamed. */
export const LINK_KINDS = ['verify', 'sign-in', 'reset', 'email'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Lifetimes of links, minutes. Short where the customer is waiting for the mail, longer for the verification of an address. */
export const LINK_MINUTES = {
  'sign-in': 15,
  reset: 30,
  verify: 7 * 24 * 60,
  email: 24 * 60,
} as const satisfies Readonly<Record<LinkKind, number>>;

/**
 * Purposes of a mail: a link of that kind, or a message without a link. taken: the address of a new registration already has
 * an account · moved: the account got another address · password: the account got another password. Persisted: values are added and never renamed.
 */
export const ACCOUNT_MAIL_KINDS = [...LINK_KINDS, 'taken', 'moved', 'password'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];
export type TextMailKind = Exclude<AccountMailKind, LinkKind>;
