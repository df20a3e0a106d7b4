import { ClosedNotice, PausedNotice } from '#screens/notices/menu-notices.tsx';
import { useMenu } from '#state/menu-context.tsx';
import { useLanguage } from '#state/use-language.ts';
import type { Ordering } from '#state/use-ordering.ts';

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
