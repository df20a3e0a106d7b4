import type { PlaceReason } from '#domain/order/reasons.ts';
import { ClosedNotice, PausedNotice } from '#guest/notices/closed-notice.tsx';

/** Reason why no order can be sent at the moment. */
export const ClosedText = ({ reason }: { readonly reason: PlaceReason }) =>
  reason === 'orders_paused' ? <PausedNotice /> : <ClosedNotice />;
