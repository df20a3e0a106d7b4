// Pictures that guests send for a venue's gallery.
import type { Picture } from '../picture.ts';

/** waiting: not visible to guests; shown: approved by staff; refused: its files are deleted. */
export type GuestPictureStatus = 'waiting' | 'shown' | 'refused';

/** The pictures of guests at a place. */
export interface GuestGallery {
  /** The venue accepts pictures from guests. */
  readonly takes: boolean;
  /** Approved pictures, newest first. */
  readonly pictures: readonly Picture[];
}

/** A place with this many waiting pictures accepts no more until staff have reviewed some. */
export const MOST_WAITING_PICTURES = 100;

/** Maximum number of approved pictures that are shown, newest first. */
export const MOST_SHOWN_PICTURES = 200;
