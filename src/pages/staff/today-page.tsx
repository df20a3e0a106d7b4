import { useMemo } from 'react';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { TodayScreen } from '#screens/staff/today/today-screen.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useToday } from '#state/staff/owner/use-today.ts';
import { useNow } from '#state/staff/use-now.ts';

/** The place's day, for whoever runs it. */
export const TodayPage = () => {
  const { place } = useMenu();
  const { today, readAt, isStale } = useToday();
  const now = useNow();
  const time = useMemo(() => ({ now, isStale, timeZone: place.timeZone }), [now, isStale, place.timeZone]);
  if (!today && !isStale) return <OnItsWay />;
  const home = `/${place.slug}/staff`;
  return (
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
    />
  );
};
