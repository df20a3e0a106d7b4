export interface GalleryTables {
  /** Pictures sent by guests. No column identifies the sender. */
  guest_pictures: {
    place_id: number;
    /** The idempotency key of the request. */
    id: string;
    /** Hash of the sent bytes. */
    fingerprint: string;
    /** 'waiting', 'shown' or 'refused' */
    status: string;
    /** Hash of the encoded files. */
    hash: string;
    /** PictureSizes as JSON. */
    sizes: string;
    at: number;
    decided_at: number | null;
    /** Name of the staff member; null while waiting. */
    decided_by: string | null;
  };
}
