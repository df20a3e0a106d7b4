import { Suspense, useState } from 'react';
import { placeTexts } from '#domain/place/place.ts';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { useSaidPages } from '#guest/place/said-pages.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useGuestGallery } from '#shared/gallery/use-guest-gallery.ts';
import { useSendPicture } from '#shared/gallery/use-send-picture.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import { type GalleryItem, GalleryScreen } from './gallery-screen.tsx';
import { SendPicture } from './send-picture.tsx';

const SendPictureHere = () => {
  const isSaid = useServiceCatalog();
  const isOnline = useIsOnline();
  const { stage, url, problem, choose, drop, send } = useSendPicture();
  if (!isSaid) return null;
  return (
    <SendPicture
      stage={stage}
      url={url}
      why={problem?.why}
      waitS={problem?.waitS}
      isOnline={isOnline}
      onChoose={choose}
      onDrop={drop}
      onSend={send}
    />
  );
};

/** Pictures of the venue and of its guests. [S2.15] */
export const GalleryPage = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { state, gallery } = useSaidPages();
  const guests = useGuestGallery();
  const isShared = useIsSharedDevice();
  const { name } = placeTexts(place, language);
  const [open, setOpen] = useState<number>();
  const ofGuests = (guests?.pictures ?? []).map(
    (picture): GalleryItem => ({ picture, caption: { text: '', language: place.defaultLanguage } }),
  );
  return (
    <>
      <GalleryScreen
        placeName={name.text}
        state={state}
        items={gallery}
        guestItems={ofGuests}
        send={guests?.takes && !isShared ? <SendPictureHere /> : undefined}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <Suspense>
          <dialogs.GalleryViewer
            placeName={name}
            items={[...gallery, ...ofGuests]}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
