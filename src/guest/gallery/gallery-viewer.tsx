import { useMemo } from 'react';
import type { Said } from '#domain/language/translated.ts';
import { LightboxHere } from '#shared/gallery/lightbox-here.tsx';
import type { GalleryItem } from './gallery-screen.tsx';

/** The venue's pictures in full screen, starting with the pressed one. Includes its package. [S2.15] */
export const GalleryViewer = ({
  placeName,
  items,
  start,
  onClose,
}: {
  readonly placeName: Said;
  readonly items: readonly GalleryItem[];
  readonly start: number;
  readonly onClose: () => void;
}) => {
  const pictures = useMemo(() => items.map(({ picture }) => picture), [items]);
  const captions = useMemo(() => items.map(({ caption }) => caption), [items]);
  return (
    <LightboxHere
      pictures={pictures}
      captions={captions}
      start={start}
      name={placeName.text}
      nameLanguage={placeName.language}
      onClose={onClose}
    />
  );
};
