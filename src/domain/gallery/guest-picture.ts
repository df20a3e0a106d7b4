// Pictures that guests send for a venue's gallery.
import type { Picture } from '../picture.ts';

/** waiting: no guest sees it; shown: staff approved it; refused: its files are deleted. */
export type GuestPictureStatus = 'waiting' | 'shown' | 'refused';

/** The pictures of guests at a place. */
export interface GuestGallery {
  /** The venue takes pictures from guests. */
  readonly takes: boolean;
  /** The approved ones, the newest first. */
  readonly pictures: readonly Picture[];
}

/** A place where so many wait takes no more until staff have decided on some. */
export const MOST_WAITING_PICTURES = 100;

/** The newest approved pictures that are shown. */
export const MOST_SHOWN_PICTURES = 200;
