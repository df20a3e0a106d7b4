import { AvailabilityNewsHere } from '#guest/menu/availability-news-here.tsx';
import { EmbeddedEnd } from '#guest/orders/embedded-end.tsx';
import { SignedOutNews } from './signed-out-news.tsx';

/** News beside every page of a place, for its guest, and for an app that shows it. */
export const PlaceNews = () => (
  <>
    <AvailabilityNewsHere />
    <SignedOutNews />
    <EmbeddedEnd />
  </>
);
