import type { PlaceReason } from '#domain/order/reasons.ts';
import { ClosedNotice, PausedNotice } from '#guest/notices/closed-notice.tsx';

/** Why nothing can be sent at the moment. */
export const ClosedWords = ({ reason }: { readonly reason: PlaceReason }) =>
  reason === 'orders_paused' ? <PausedNotice /> : <ClosedNotice />;
