// GET order-mail: whether follow links are sent by mail. Our own endpoint.
import * as v from 'valibot';

export const orderMailSchema = v.object({ mails: v.boolean() });

/** false for an unreadable answer. */
export const parseOrderMail = (body: unknown): boolean => {
  const parsed = v.safeParse(orderMailSchema, body);
  return parsed.success && parsed.output.mails;
};
