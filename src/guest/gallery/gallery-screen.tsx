import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import type { Said } from '#domain/language/translated.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import type { PagesState } from '#guest/place/venue-text.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { info } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage, WordsPart } from '#ui/words/words-page.tsx';
import styles from './gallery-screen.module.css';

export interface GalleryItem {
  readonly picture: VenuePicture;
  readonly caption: Said;
}

export interface GalleryScreenProps {
  readonly placeName: string;
  readonly state: PagesState;
  readonly items: readonly GalleryItem[];
  /** Approved pictures of guests. */
  readonly guestItems: readonly GalleryItem[];
  /** The form that sends a picture; `undefined` when sending is not allowed. */
  readonly send: ReactNode | undefined;
  /** Called with the index in the venue's pictures followed by the guests'. */
  readonly onOpen: (at: number) => void;
}

/**
 * Aspect ratio of a picture's frame. Extreme ratios are cropped; otherwise one picture would fill a row or become a line.
 */
const ratioOf = ({ width, height }: VenuePicture): number => Math.min(2.2, Math.max(0.66, width / height || 1));

const Rows = ({
  items,
  from,
  placeName,
  onOpen,
}: Pick<GalleryScreenProps, 'items' | 'placeName' | 'onOpen'> & {
  /** Index of the first item. */
  readonly from: number;
}) => {
  const { t } = useLingui();
  return (
    <ul className={styles.rows}>
      {items.map(({ picture, caption }, nth) => {
        const at = from + nth;
        return (
          <li
            key={picture.path}
            className={styles.item}
            style={{ '--ratio': ratioOf(picture) } as CSSProperties}
            data-testid="gallery-picture"
          >
            <figure className={styles.figure}>
              <button type="button" className={styles.frame} aria-haspopup="dialog" onClick={() => onOpen(at)}>
                <Picture
                  picture={picture}
                  name={caption.text || placeName}
                  cloth={undefined}
                  sizes="(min-width: 1000px) 420px, (min-width: 700px) 50vw, 100vw"
                  alt={caption.text ? t`Enlarge: ${caption.text}` : t`Enlarge picture ${at + 1}`}
                  className={styles.picture}
                />
              </button>
              {caption.text && (
                <figcaption className={styles.caption} lang={caption.language}>
                  {caption.text}
                </figcaption>
              )}
            </figure>
          </li>
        );
      })}
    </ul>
  );
};

/**
 * The venue's pictures in the venue's order, in rows of equal height, each with its own width. Frame sizes are known before
 * loading, so the layout does not jump. Guests' pictures are below, because they load later. [S2.15]
 */
export const GalleryScreen = ({ placeName, state, items, guestItems, send, onOpen }: GalleryScreenProps) => {
  const { t } = useLingui();
  return (
    <WordsPage testId="gallery-screen" title={t`Pictures`}>
      {state === 'loading' && (
        <div className={styles.rows} aria-hidden="true">
          {[1.5, 1, 1.5].map((ratio, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three empty frames.
            <div key={at} className={styles.item} style={{ '--ratio': ratio } as CSSProperties}>
              <Skeleton className={styles.frame} />
            </div>
          ))}
        </div>
      )}
      {state === 'missing' && (
        <Notice icon={info} title={<Trans>The pictures are not on this device yet</Trans>}>
          <Trans>There is no connection now. They will appear as soon as there is one.</Trans>
        </Notice>
      )}
      {state === 'here' && items.length === 0 && (
        <p className={styles.nothing}>
          <Trans>The venue has not put any pictures here yet.</Trans>
        </p>
      )}
      {items.length > 0 && <Rows items={items} from={0} placeName={placeName} onOpen={onOpen} />}
      {(guestItems.length > 0 || send) && (
        <WordsPart id="guests" heading={<Trans>From our guests</Trans>}>
          <div className={styles.guests}>
            {guestItems.length > 0 && (
              <Rows items={guestItems} from={items.length} placeName={placeName} onOpen={onOpen} />
            )}
            {send}
          </div>
        </WordsPart>
      )}
    </WordsPage>
  );
};
