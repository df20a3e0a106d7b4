import { useAvailabilityNews } from '#shared/availability/use-availability-news.ts';
import { NewsToast } from './news-toast.tsx';

/** Announces sold-out and returned dishes on every page of a place. */
export const AvailabilityNewsHere = () => {
  const { said, seen } = useAvailabilityNews();
  return said ? <NewsToast key={said.key} kind={said.kind} names={said.names} onClose={seen} /> : null;
};
