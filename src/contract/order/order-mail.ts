// GET order-mail: which mails guests can get. Our own endpoint.
import * as v from 'valibot';

export const orderMailSchema = v.object({
  /** Follow links are sent by mail. */
  mails: v.boolean(),
  /** Ways of account mails; absent: none. `folder`: files on a demo server. */
  account_mails: v.optional(v.picklist(['sent', 'folder'])),
});

/** false for an unreadable answer. */
export const parseOrderMail = (body: unknown): boolean => {
  const parsed = v.safeParse(orderMailSchema, body);
  return parsed.success && parsed.output.mails;
};

/** How a customer gets the mails of their account; `none`: not at all. */
export type AccountMail = 'sent' | 'folder' | 'none';

/** `none` for an unreadable answer. */
export const parseAccountMail = (body: unknown): AccountMail => {
  const parsed = v.safeParse(orderMailSchema, body);
  return (parsed.success && parsed.output.account_mails) || 'none';
};
