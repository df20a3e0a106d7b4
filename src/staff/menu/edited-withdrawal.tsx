import { withdrawalEdit, withdrawalIn } from '#domain/owner/offers/withdrawal.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { WithdrawalSwitch } from '#staff/declared/withdrawal-switch.tsx';
import type { EditQueue } from './use-edit-queue.ts';

/** Whether the open dish is one that its buyer may withdraw from. */
export const EditedWithdrawal = ({
  queue,
  file,
  slug,
}: {
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
}) => (
  <WithdrawalSwitch
    isCovered={withdrawalIn(file, slug)}
    onChange={(isCovered) => void queue((now) => withdrawalEdit(now, slug, isCovered))}
  />
);
