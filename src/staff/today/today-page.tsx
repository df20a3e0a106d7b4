import { useMemo, useState } from 'react';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { lazyPage } from '#shared/lazy/lazy-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useNow } from '#staff/frame/use-now.ts';
import { TodayScreen } from './today-screen.tsx';
import { useToday } from './use-today.ts';

const Receipts = lazyPage(async () => (await import('#staff/payment/receipts-here.tsx')).ReceiptsHere);

/** The place's day, for its owner. */
export const TodayPage = () => {
  const { place } = useMenu();
  const { today, readAt, isStale, isSlow, again } = useToday();
  const tables = useBoard().board?.tables ?? [];
  const pages = usePlacePages();
  const [isIssuing, setIssuing] = useState(false);
  const now = useNow();
  const time = useMemo(() => ({ now, isStale, timeZone: place.timeZone }), [now, isStale, place.timeZone]);
  if (!today && !isStale) return <LoadingPart />;
  const home = `/${place.slug}/staff`;
  return (
    <>
      <TodayScreen
        today={today}
        time={time}
        readAt={readAt}
        isSlow={isSlow}
        currency={place.currency}
        dishLanguage={place.defaultLanguage}
        links={{
          tables: `${home}/tables`,
          bookings: `${home}/bookings`,
          kitchen: `${home}/kitchen`,
          feedback: `${home}/feedback`,
          pictures: `${home}/pictures`,
        }}
        taken={tables.length === 0 ? undefined : tables.filter(({ sitting }) => sitting).length}
        questions={typeof pages === 'object' ? pages.service?.questions : undefined}
        onReceipts={() => setIssuing(true)}
      />
      {isIssuing && <Receipts onTicked={again} onClose={() => setIssuing(false)} />}
    </>
  );
};
