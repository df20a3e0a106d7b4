import { useAvailabilityNews } from '#shared/availability/use-availability-news.ts';
import { NewsToast } from './news-toast.tsx';

/** Tells on every page of a place what has run out, and what is back. */
export const AvailabilityNewsHere = () => {
  const { said, seen } = useAvailabilityNews();
  return said ? <NewsToast key={said.key} kind={said.kind} names={said.names} onClose={seen} /> : null;
};
