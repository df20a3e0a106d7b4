import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { Picture } from '#domain/picture.ts';
import { useHistoryStep } from '../layout/use-history-step.ts';
import { Icon } from '../look/icon.tsx';
import { caretLeft, caretRightBold, cross, zoomIn, zoomOut } from '../look/icons-later.ts';
import styles from './lightbox.module.css';

export interface LightboxProps {
  readonly pictures: readonly Picture[];
  /** Name of the dialog, and alternative text of its pictures. */
  readonly name: string;
  readonly nameLanguage: Language;
  /** Caption of each picture, if the caption says more than that name. */
  readonly captions?: readonly Said[];
  /** Index of the picture shown first. */
  readonly start?: number;
  readonly onClose: () => void;
}

const fileOf = (picture: Picture, format: 'avif' | 'webp') =>
  `${picture.path}/${Math.max(...picture.widths, 0) || picture.width}.${format}`;

/** Zooms to at most twice the picture's own pixels; beyond that the picture looks blocky. */
const ZOOM = { maxZoomPixelRatio: 2, doubleTapDelay: 300, doubleClickMaxStops: 1, scrollToZoom: true };

// The library replaces it with the number.
const INDEX = '{index}';
const TOTAL = '{total}';

interface OurSlide extends SlideImage {
  readonly avif: string;
  readonly caption: Said | undefined;
}
const isOurs = (slide: object): slide is OurSlide => 'avif' in slide;

/**
 * Full-screen pictures: swipe, pinch and double tap, all also by keys and buttons. [S2.37, S2.41, S4.08] Includes its
 * library: load it with React.lazy.
 */
export const Lightbox = ({ pictures, name, nameLanguage, captions, start = 0, onClose }: LightboxProps) => {
  const { t } = useLingui();
  const [at, setAt] = useState(start);
  const count = pictures.length;
  useFocusReturn();
  useHistoryStep(true, onClose);
  const slides = useMemo<OurSlide[]>(
    () =>
      pictures.map((picture, index) => {
        const caption = captions?.[index]?.text ? captions[index] : undefined;
        return {
          src: fileOf(picture, 'webp'),
          avif: fileOf(picture, 'avif'),
          alt: caption?.text ?? name,
          caption,
          width: picture.width,
          height: picture.height,
        };
      }),
    [pictures, captions, name],
  );
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={at}
      slides={slides}
      plugins={[Zoom]}
      zoom={ZOOM}
      className={styles.lightbox ?? ''}
      carousel={{ finite: true, padding: 0, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 160, swipe: 320, zoom: 220 }}
      on={{ view: ({ index }) => setAt(index) }}
      toolbar={{
        buttons: [
          count > 1 && (
            <span key="count" className={styles.count} aria-hidden="true">
              {at + 1} / {count}
            </span>
          ),
          'zoom',
          'close',
        ],
      }}
      labels={{
        Lightbox: t`Picture: ${name}`,
        Close: t`Close`,
        Previous: t`Previous picture`,
        Next: t`Next picture`,
        'Zoom in': t`Zoom in`,
        'Zoom out': t`Zoom out`,
        Carousel: t`Pictures`,
        'Photo gallery': name,
        Slide: t`Picture`,
        '{index} of {total}': t`${INDEX} of ${TOTAL}`,
      }}
      render={{
        slide: ({ slide }) =>
          isOurs(slide) && (
            <picture className={styles.picture}>
              <source type="image/avif" srcSet={slide.avif} />
              <img
                className={styles.image}
                src={slide.src}
                alt={slide.alt ?? ''}
                lang={slide.caption?.language ?? nameLanguage}
                width={slide.width}
                height={slide.height}
                draggable={false}
              />
            </picture>
          ),
        slideFooter: ({ slide }) =>
          isOurs(slide) &&
          slide.caption && (
            <p className={styles.caption} lang={slide.caption.language} aria-hidden="true">
              {slide.caption.text}
            </p>
          ),
        iconClose: () => <Icon path={cross} />,
        iconPrev: () => <Icon path={caretLeft} />,
        iconNext: () => <Icon path={caretRightBold} />,
        iconZoomIn: () => <Icon path={zoomIn} />,
        iconZoomOut: () => <Icon path={zoomOut} />,
        ...(count < 2 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
};

/** Returns the focus to the pressed element, even when a browser does not focus clicked elements. */
const useFocusReturn = () => {
  const [before] = useState(() => globalThis.document?.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) setTimeout(() => before.focus({ preventScroll: true }));
    },
    [before],
  );
};
