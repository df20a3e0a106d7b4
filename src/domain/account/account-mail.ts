// What an account writes to its customer.

/** What a link in a mail does. Persisted: added to and never renamed. */
export const LINK_KINDS = ['verify', 'sign-in', 'reset', 'email'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/**
 * What a mail is for: a link of that kind, or a word alone. taken: somebody has tried to register an address that has an
 * account · moved: the account has another address from now on. Persisted: added to and never renamed.
 */
export const ACCOUNT_MAIL_KINDS = [...LINK_KINDS, 'taken', 'moved'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];
