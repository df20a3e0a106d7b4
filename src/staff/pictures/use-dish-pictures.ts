// Editing of one dish's pictures. A chosen file stays until the server has it, even across pages.
import { useReducer, useState } from 'react';
import type { DraftsAnswer } from '#contract/owner/drafts-wire.ts';
import { shownPicture } from '#contract/owner/pictures-wire.ts';
import { cropPicture, uploadPicture } from '#core/api/staff/pictures-requests.ts';
import { holdPage } from '#core/platform/hold-page.ts';
import { dishPictures, picturesEdit, STANDARD_FOCUS } from '#domain/owner/pictures/dish-pictures.ts';
import { type Cropping, cropOf, isWhole, type PictureSize, UNCUT } from '#domain/owner/pictures/picture-crop.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { Picture } from '#domain/picture.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { type ChosenPicture, readChosen } from './chosen-picture.ts';
import { type SentPicture, sendPicture } from './sent-picture.ts';

/** A dish picture in the file, including unpublished edits. */
export interface EditedPicture {
  readonly name: string;
  /** `undefined`: the picture's files are missing here. */
  readonly picture: Picture | undefined;
}

/** A picture being cropped: a chosen file, or an existing one. */
export interface FramedPicture {
  readonly chosen: ChosenPicture | undefined;
  /** The dish picture to replace; `undefined`: an additional one. */
  readonly target: string | undefined;
  readonly url: string;
  readonly size: PictureSize;
  readonly cropping: Cropping;
  readonly positionY: number;
  readonly scale: number;
}

/** By place and dish, while the page is open. */
const open = new Map<string, FramedPicture>();

// A photo being cropped exists only here, so automatic reloads wait for it.
holdPage(() => [...open.values()].some(({ chosen }) => chosen !== undefined));

const keyOf = (placeId: number, slug: string): string => `${placeId}\n${slug}`;

/** Chosen pictures of a place that are not saved to their dishes yet, by dish. */
const chosenAt = (placeId: number): readonly (readonly [slug: string, framed: FramedPicture])[] =>
  [...open].flatMap(([key, framed]) =>
    framed.chosen && key.startsWith(keyOf(placeId, ''))
      ? [[key.slice(keyOf(placeId, '').length), framed] as const]
      : [],
  );

/** Whether a place has a chosen picture that is not saved yet; publishing saves it. */
export const hasChosenPicture = (placeId: number): boolean => chosenAt(placeId).length > 0;

/** Sets or clears the picture being cropped. */
const frameAt = (key: string, next: FramedPicture | undefined): void => {
  const before = open.get(key)?.chosen;
  if (before && before !== next?.chosen) URL.revokeObjectURL(before.url);
  if (next) open.set(key, next);
  else open.delete(key);
};

/** Name of the cropped picture on the server, or why it was rejected. */
async function sent(
  drafts: Pick<Drafts, 'ask'>,
  slug: string,
  { chosen, target, size, cropping }: FramedPicture,
): Promise<Pick<SentPicture, 'name' | 'why'>> {
  const crop = cropOf(size, cropping);
  if (!chosen && (target === undefined || isWhole(crop))) return { name: target, why: undefined };
  return sendPicture(drafts, (send) =>
    chosen
      ? uploadPicture(send, chosen.blob, { ...crop, dish: slug })
      : cropPicture(send, { name: target ?? '', crop, dish: slug }),
  );
}

/** Uploads the cropped picture and assigns it to the dish; resolves to the reason on failure. */
async function keepFramed(
  drafts: Pick<Drafts, 'ask'>,
  queue: EditQueue,
  slug: string,
  framed: FramedPicture,
): Promise<string | undefined> {
  const { name, why } = await sent(drafts, slug, framed);
  if (name === undefined) return why ?? 'other';
  const { target, positionY, scale } = framed;
  const picture = { name, positionY, scale };
  const isDone = await queue((now) =>
    picturesEdit(
      now,
      slug,
      target === undefined ? { kind: 'add', picture } : { kind: 'replace', name: target, picture },
    ),
  );
  return isDone ? undefined : 'not_kept';
}

/**
 * Saves each chosen picture of a place to its dish with its current crop. Resolves to the reason on a failure, whose picture
 * stays chosen.
 */
export async function keepChosenPictures(
  drafts: Pick<Drafts, 'ask'>,
  queue: EditQueue,
  placeId: number,
): Promise<string | undefined> {
  for (const [slug, framed] of chosenAt(placeId)) {
    const why = await keepFramed(drafts, queue, slug, framed);
    if (why !== undefined) return why;
    frameAt(keyOf(placeId, slug), undefined);
  }
  return undefined;
}

/** Pictures of a dish with their file URLs. */
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
  const key = keyOf(placeId, slug);
  const framed = open.get(key);

  const frame = (next: FramedPicture | undefined) => {
    frameAt(key, next);
    repaint();
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
    /** Uploads and assigns the picture. On failure the choice stays, for a retry. */
    use: async () => {
      if (!framed || isBusy) return;
      setBusy(true);
      setProblem(undefined);
      const why = await keepFramed(drafts, queue, slug, framed);
      setProblem(why);
      if (why === undefined) frame(undefined);
      setBusy(false);
    },
    remove: (name: string) => void queue((now) => picturesEdit(now, slug, { kind: 'remove', name })),
    move: (name: string, by: -1 | 1) => void queue((now) => picturesEdit(now, slug, { kind: 'move', name, by })),
  };
}
