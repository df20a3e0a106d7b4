import { ClosedNotice, PausedNotice } from '#screens/notices/menu-notices.tsx';
import { useLanguage } from '#state/language/use-language.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import type { Ordering } from '#state/order/use-ordering.ts';

/** Why nothing can be sent at the moment. */
export const ClosedWords = ({
  reason,
  hours,
}: {
  readonly reason: 'paused' | 'closed';
  readonly hours: Ordering['hours'];
}) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  return reason === 'paused' ? (
    <PausedNotice />
  ) : (
    <ClosedNotice state={hours} language={language} timeZone={place.timeZone} />
  );
};
