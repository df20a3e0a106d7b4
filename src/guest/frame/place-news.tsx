import { AvailabilityNewsHere } from '#guest/menu/availability-news-here.tsx';
import { EmbeddedEnd } from '#guest/orders/embedded-end.tsx';
import { SignedOutNews } from './signed-out-news.tsx';

/** What goes on beside every page of a place: told to its guest, and to an app that shows it. */
export const PlaceNews = () => (
  <>
    <AvailabilityNewsHere />
    <SignedOutNews />
    <EmbeddedEnd />
  </>
);
