// GET order-mail: which mails guests can get. Our own endpoint.
import * as v from 'valibot';

export const orderMailSchema = v.object({
  /** Orders are sent by mail. */
  mails: v.boolean(),
  /** Way of the place's order mails; absent: none, or an older server. `folder`: files on a demo server. */
  order_mails: v.optional(v.picklist(['sent', 'folder'])),
  /** Way of account mails; absent: none. */
  account_mails: v.optional(v.picklist(['sent', 'folder'])),
});

/** How a guest gets the mail of their order; `none`: not at all. */
export type OrderMail = 'sent' | 'folder' | 'none';

/** `none` for an unreadable answer. */
export const parseOrderMail = (body: unknown): OrderMail => {
  const parsed = v.safeParse(orderMailSchema, body);
  if (!parsed.success) return 'none';
  return parsed.output.order_mails ?? (parsed.output.mails ? 'sent' : 'none');
};

/** How a customer gets the mails of their account; `none`: not at all. */
export type AccountMail = OrderMail;

/** `none` for an unreadable answer. */
export const parseAccountMail = (body: unknown): AccountMail => {
  const parsed = v.safeParse(orderMailSchema, body);
  return (parsed.success && parsed.output.account_mails) || 'none';
};
