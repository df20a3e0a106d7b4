import { Trans } from '@lingui/react/macro';
import { withdrawalEdit, withdrawalIn } from '#domain/owner/offers/withdrawal.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { EditQueue } from '#state/staff/menu/use-edit-queue.ts';
import { CheckRow } from '#ui/form/check-row.tsx';

/** Whether the open dish is one that its buyer may return. */
export const EditedWithdrawal = ({
  queue,
  file,
  slug,
}: {
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
}) => (
  <CheckRow
    label={<Trans>Covered by the right of withdrawal: a voucher or a souvenir, not food or drink</Trans>}
    checked={withdrawalIn(file, slug)}
    onChange={(isCovered) => void queue((now) => withdrawalEdit(now, slug, isCovered))}
  />
);
