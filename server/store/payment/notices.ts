// Notifications of providers and their answers: a repeated one gets the first answer.
import type { PaymentProvider } from '#domain/payment/providers.ts';
import type { Store, Tx } from '../store.ts';

export const findNotice = async (
  db: Store['read'],
  provider: PaymentProvider,
  id: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_notices')
    .select('answer')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.answer;
};

export const addNotice = async (
  tx: Tx,
  of: { readonly provider: PaymentProvider; readonly id: string; readonly answer: string; readonly at: number },
): Promise<void> => {
  await tx.db
    .insertInto('payment_notices')
    .values(of)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
