export interface GalleryTables {
  /** Pictures that guests sent. Nothing says who sent one. */
  guest_pictures: {
    place_id: number;
    /** The idempotency key of the call. */
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
    /** The name of the member of staff; null while it waits. */
    decided_by: string | null;
  };
}
