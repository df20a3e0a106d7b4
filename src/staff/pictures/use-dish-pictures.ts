// The pictures of one dish while somebody edits them. A chosen file stays until the server has it, whatever page is shown
// between.
import { useReducer, useState } from 'react';
import type { DraftsAnswer } from '#contract/owner/drafts.ts';
import { shownPicture } from '#contract/owner/pictures.ts';
import { cropPicture, uploadPicture } from '#core/api/staff/pictures.ts';
import { holdPage } from '#core/platform/hold-page.ts';
import { dishPictures, picturesEdit, STANDARD_FOCUS } from '#domain/owner/pictures/dish-pictures.ts';
import { type Cropping, cropOf, isWhole, type PictureSize, UNCUT } from '#domain/owner/pictures/picture-crop.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { Picture } from '#domain/picture.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { type ChosenPicture, readChosen } from './chosen-picture.ts';
import { sendPicture } from './sent-picture.ts';

/** A picture of a dish as the file with its edits has it. */
export interface EditedPicture {
  readonly name: string;
  /** undefined: its files are not here. */
  readonly picture: Picture | undefined;
}

/** A picture that is being cut: a file that was chosen, or one that the dish has. */
export interface FramedPicture {
  readonly chosen: ChosenPicture | undefined;
  /** The picture of the dish in whose place it comes; undefined: it is one more. */
  readonly target: string | undefined;
  readonly url: string;
  readonly size: PictureSize;
  readonly cropping: Cropping;
  readonly positionY: number;
  readonly scale: number;
}

/** By place and dish, as long as the page is open. */
const open = new Map<string, FramedPicture>();

// A photograph that is being cut is nowhere else: a page that loads itself anew waits for it.
holdPage(() => [...open.values()].some(({ chosen }) => chosen !== undefined));

/** Whether a picture was chosen at a place and is not the dish's yet: publishing would leave it behind. */
export const hasChosenPicture = (placeId: number): boolean =>
  [...open].some(([key, { chosen }]) => chosen !== undefined && key.startsWith(`${placeId}\n`));

/** The pictures of a dish, each where its files are. */
export const picturesShown = (
  file: VenueFile,
  slug: string,
  known: DraftsAnswer['pictures'],
): readonly EditedPicture[] =>
  dishPictures(file, slug).map(({ name, ...focus }) => ({
    name,
    picture: known[name] && shownPicture(known[name], focus),
  }));

interface Asked {
  readonly drafts: Pick<Drafts, 'ask' | 'pictures'>;
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly placeId: number;
  readonly slug: string;
}

export function useDishPictures({ drafts, queue, file, placeId, slug }: Asked) {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const key = `${placeId}\n${slug}`;
  const framed = open.get(key);

  const frame = (next: FramedPicture | undefined) => {
    const before = open.get(key)?.chosen;
    if (before && before !== next?.chosen) URL.revokeObjectURL(before.url);
    if (next) open.set(key, next);
    else open.delete(key);
    repaint();
  };

  /** The name under which the server has what is framed; undefined where it was not taken. */
  const sent = async ({ chosen, target, size, cropping }: FramedPicture): Promise<string | undefined> => {
    const crop = cropOf(size, cropping);
    if (!chosen && (target === undefined || isWhole(crop))) return target;
    const { name, why } = await sendPicture(drafts, (send) =>
      chosen
        ? uploadPicture(send, chosen.blob, { ...crop, dish: slug })
        : cropPicture(send, { name: target ?? '', crop, dish: slug }),
    );
    setProblem(why);
    return name;
  };

  return {
    pictures: picturesShown(file, slug, drafts.pictures),
    framed,
    problem,
    isBusy,
    choose: async (picked: File, target?: string) => {
      const read = await readChosen(picked);
      setProblem(read.ok ? undefined : read.error);
      if (!read.ok) return;
      const { url, size } = read.value;
      frame({ chosen: read.value, target, url, size, cropping: UNCUT, ...STANDARD_FOCUS });
    },
    cut: ({ name, picture }: EditedPicture) => {
      setProblem(undefined);
      if (!picture) return;
      const { path, width, height, widths, positionY, scale } = picture;
      const url = `${path}/${widths.at(-1)}.webp`;
      frame({
        ...{ chosen: undefined, target: name, url, size: { width, height } },
        cropping: UNCUT,
        positionY,
        scale,
      });
    },
    change: (change: Partial<Pick<FramedPicture, 'cropping' | 'positionY'>>) =>
      framed && frame({ ...framed, ...change }),
    cancel: () => {
      setProblem(undefined);
      frame(undefined);
    },
    /** Sends it and makes it the dish's. What could not be done stays as it is, to be tried again. */
    use: async () => {
      if (!framed || isBusy) return;
      setBusy(true);
      setProblem(undefined);
      const name = await sent(framed);
      const { target, positionY, scale } = framed;
      const picture = { name: name ?? '', positionY, scale };
      const isDone =
        name !== undefined &&
        (await queue((now) =>
          picturesEdit(
            now,
            slug,
            target === undefined ? { kind: 'add', picture } : { kind: 'replace', name: target, picture },
          ),
        ));
      if (name !== undefined && !isDone) setProblem('not_kept');
      if (isDone) frame(undefined);
      setBusy(false);
    },
    remove: (name: string) => void queue((now) => picturesEdit(now, slug, { kind: 'remove', name })),
    move: (name: string, by: -1 | 1) => void queue((now) => picturesEdit(now, slug, { kind: 'move', name, by })),
  };
}
