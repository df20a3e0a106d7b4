import type { PlaceReason } from '#domain/order/reasons.ts';
import { ClosedNotice, PausedNotice } from '#guest/notices/closed-notice.tsx';

/** Reason why no order can be sent at the moment, or why it may have to wait (`undefined`). */
export const ClosedText = ({ reason }: { readonly reason: PlaceReason | undefined }) =>
  reason === 'orders_paused' ? <PausedNotice /> : <ClosedNotice />;
