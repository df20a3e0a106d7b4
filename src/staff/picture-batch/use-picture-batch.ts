// Pictures of many dishes at once. Chosen files stay until the page is closed or reloaded; uploading stops when this part
// unmounts, and continues by a press.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchDrafts } from '#core/api/staff/drafts-requests.ts';
import { uploadPicture } from '#core/api/staff/pictures-requests.ts';
import { holdPage } from '#core/platform/hold-page.ts';
import { filesToDishes } from '#domain/owner/pictures/dish-of-file.ts';
import { dishPictures, picturesEdit, STANDARD_FOCUS } from '#domain/owner/pictures/dish-pictures.ts';
import { cropOf, UNCUT } from '#domain/owner/pictures/picture-crop.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import { readChosen } from '#staff/pictures/chosen-picture.ts';
import { sendPicture } from '#staff/pictures/sent-picture.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import {
  type BatchedPicture,
  type BatchPlace,
  type BatchStanding,
  createPictureBatch,
  type PictureBatch,
} from './picture-batch.ts';

/** Batches by place, while the page is open. */
const batches = new Map<number, PictureBatch>();

// The files exist only here, so automatic reloads (a new build, a lost chunk) wait for them.
holdPage(() => [...batches.values()].some((one) => one.standing().pictures.some(({ state }) => state !== 'kept')));

const batchOf = (placeId: number): PictureBatch => {
  const known = batches.get(placeId) ?? createPictureBatch();
  batches.set(placeId, known);
  return known;
};

interface Asked {
  readonly drafts: Pick<Drafts, 'ask'>;
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly placeId: number;
}

export interface PictureBatchHere extends BatchStanding {
  readonly onPlace: (place: BatchPlace) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onAssign: (id: number, slug: string) => void;
  readonly onRemove: (id: number) => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

export function usePictureBatch({ drafts, queue, file, placeId }: Asked): PictureBatchHere {
  const batch = useMemo(() => batchOf(placeId), [placeId]);
  const standing = useSyncExternalStore(batch.subscribe, batch.standing);
  useEffect(() => () => batch.stop(), [batch]);

  const send = async ({ file: picked, slug = '' }: BatchedPicture) => {
    const read = await readChosen(picked);
    if (!read.ok) return { name: undefined, why: read.error };
    const { blob, size, url } = read.value;
    URL.revokeObjectURL(url);
    return sendPicture(drafts, (by) => uploadPicture(by, blob, { ...cropOf(size, UNCUT), dish: slug }));
  };
  const keep = ({ id, slug = '' }: BatchedPicture, name: string) => {
    const isMore = batch.standing().pictures.some((one) => one.id !== id && one.slug === slug && one.state === 'kept');
    return queue((now) => {
      const picture = { name, ...STANDARD_FOCUS };
      const [first] = dishPictures(now, slug);
      const isInstead = batch.standing().place === 'first' && !isMore && first !== undefined;
      return picturesEdit(
        now,
        slug,
        isInstead ? { kind: 'replace', name: first.name, picture } : { kind: 'add', picture },
      );
    });
  };
  const onSend = () =>
    void batch.run({
      ...{ send, keep },
      isThere: async () => (await drafts.ask((by) => fetchDrafts(by))) !== undefined,
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    });
  return {
    ...standing,
    onPlace: batch.choosePlace,
    onFiles: (files) => {
      const matchOf = filesToDishes(file);
      batch.add(
        files.map((one) => {
          const match = matchOf(one.name);
          return {
            file: one,
            url: URL.createObjectURL(one),
            slug: match.kind === 'dish' ? match.slug : undefined,
            isAmbiguous: match.kind === 'several',
          };
        }),
      );
    },
    onAssign: batch.assign,
    onRemove: (id) => {
      const going = standing.pictures.find((one) => one.id === id);
      if (going) URL.revokeObjectURL(going.url);
      batch.remove(id);
    },
    onSend,
    onStop: batch.stop,
    onAgain: () => {
      batch.again();
      onSend();
    },
  };
}
