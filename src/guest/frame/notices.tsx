import type { PlaceReason } from '#domain/order/reasons.ts';
import { ClosedNotice, PausedNotice } from '#guest/notices/closed-notice.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { Ordering } from '#shared/order/ordering-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';

/** Why nothing can be sent at the moment. */
export const ClosedWords = ({ reason, hours }: { readonly reason: PlaceReason; readonly hours: Ordering['hours'] }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  return reason === 'orders_paused' ? (
    <PausedNotice />
  ) : (
    <ClosedNotice state={hours} language={language} timeZone={place.timeZone} />
  );
};
