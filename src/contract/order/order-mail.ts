// GET order-mail: whether the link to an order is sent by mail. Ours to define.
import * as v from 'valibot';

export const orderMailSchema = v.object({ mails: v.boolean() });

/** An answer that cannot be read is a no. */
export const parseOrderMail = (body: unknown): boolean => {
  const parsed = v.safeParse(orderMailSchema, body);
  return parsed.success && parsed.output.mails;
};
