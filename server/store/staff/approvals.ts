// Approvals of managers: each for one command (id and content), one person, and one use.
import type { Tx } from '../store.ts';
import { type PersonRow, personAt } from './people.ts';

export interface Approval {
  readonly placeId: number;
  readonly commandId: string;
  /** Fingerprint of the command; another one under the same id is not approved. */
  readonly fingerprint: string;
  readonly askerId: string;
  readonly approverId: string;
  readonly expiresAt: number;
}

/** Saves an approval; a later one for the same command replaces it. */
export const saveApproval = async (tx: Tx, approval: Approval, now: number): Promise<void> => {
  const { placeId, commandId, fingerprint, askerId, approverId, expiresAt } = approval;
  const given = {
    fingerprint,
    asker_id: askerId,
    approver_id: approverId,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await tx.db
    .insertInto('staff_approvals')
    .values({ place_id: placeId, command_id: commandId, ...given })
    .onConflict((conflict) => conflict.columns(['place_id', 'command_id']).doUpdateSet(given))
    .execute();
};

/**
 * Manager who approved the command, used up by the call; `undefined` when it is missing, expired, or the manager was
 * removed.
 */
export const takeApproval = async (
  tx: Tx,
  { placeId, commandId, fingerprint, askerId }: Pick<Approval, 'placeId' | 'commandId' | 'fingerprint' | 'askerId'>,
  now: number,
): Promise<PersonRow | undefined> => {
  const taken = await tx.db
    .updateTable('staff_approvals')
    .set({ used_at: now })
    .where('place_id', '=', placeId)
    .where('command_id', '=', commandId)
    .where('fingerprint', '=', fingerprint)
    .where('asker_id', '=', askerId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('approver_id')
    .executeTakeFirst();
  return taken && personAt(tx.db, placeId, taken.approver_id);
};
