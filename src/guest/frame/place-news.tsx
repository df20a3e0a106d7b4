import { AvailabilityNewsHere } from '#guest/menu/availability-news-here.tsx';
import { EmbeddedEnd } from '#guest/orders/embedded-end.tsx';
import { SignedOutNews } from './signed-out-news.tsx';

/** Announcements on every page of a place, for its guest and for an embedding app. */
export const PlaceNews = () => (
  <>
    <AvailabilityNewsHere />
    <SignedOutNews />
    <EmbeddedEnd />
  </>
);
