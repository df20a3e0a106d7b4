import type { PlaceReason } from '#domain/order/reasons.ts';
import { ClosedNotice, PausedNotice } from '#screens/notices/closed-notice.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import type { Ordering } from '#state/order/ordering-context.tsx';
import { useLanguage } from '#state/tabl-context.tsx';

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
