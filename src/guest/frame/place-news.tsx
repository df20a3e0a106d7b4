import { AvailabilityNewsHere } from '#guest/menu/availability-news-here.tsx';
import { EmbeddedEnd } from '#guest/orders/embedded-end.tsx';
import { PlaceChange } from '#guest/place/place-change.tsx';
import { LateSignOuts } from './late-sign-outs.tsx';
import { SignedOutNews } from './signed-out-news.tsx';

/** Announcements and questions on every page of a place, for its guest and for an embedding app. */
export const PlaceNews = () => (
  <>
    <AvailabilityNewsHere />
    <SignedOutNews />
    <LateSignOuts />
    <EmbeddedEnd />
    <PlaceChange />
  </>
);
