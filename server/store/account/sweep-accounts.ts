import type { Tx } from '../store.ts';

/** Deletes sign-ins and links that ended, and mails that were settled, before a time; returns their number. */
export const sweepAccountRows = async (tx: Tx, before: number): Promise<number> => {
  const deleted = [
    await tx.db
      .deleteFrom('account_sessions')
      .where((where) => where.or([where('expires_at', '<', before), where('ended_at', '<', before)]))
      .executeTakeFirst(),
    await tx.db.deleteFrom('account_links').where('expires_at', '<', before).executeTakeFirst(),
    await tx.db
      .deleteFrom('account_mails')
      .where('outcome', 'is not', null)
      .where('created_at', '<', before)
      .executeTakeFirst(),
  ];
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
};
