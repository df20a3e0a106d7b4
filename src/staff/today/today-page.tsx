import { useMemo, useState } from 'react';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { lazyPage } from '#shared/lazy/lazy-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useNow } from '#staff/frame/use-now.ts';
import { TodayScreen } from './today-screen.tsx';
import { useToday } from './use-today.ts';

const Receipts = lazyPage(async () => (await import('#staff/payment/receipts-here.tsx')).ReceiptsHere);

/** The place's day, for whoever runs it. */
export const TodayPage = () => {
  const { place } = useMenu();
  const { today, readAt, isStale, again } = useToday();
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
        currency={place.currency}
        dishLanguage={place.defaultLanguage}
        links={{
          tables: `${home}/tables`,
          kitchen: `${home}/kitchen`,
          feedback: `${home}/feedback`,
          pictures: `${home}/pictures`,
        }}
        onReceipts={() => setIssuing(true)}
      />
      {isIssuing && <Receipts onTicked={again} onClose={() => setIssuing(false)} />}
    </>
  );
};
