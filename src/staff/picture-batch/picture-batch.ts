// Uploads many pictures to their dishes, one at a time. A network failure pauses the batch; a rejection is reported at its
// file, and the next one continues.
import type { SentPicture } from '#staff/pictures/sent-picture.ts';

export interface BatchedPicture {
  readonly id: number;
  readonly file: File;
  /** Object URL of the file, while it is in the batch. */
  readonly url: string;
  /** Dish of the picture; `undefined`: a person must choose. */
  readonly slug: string | undefined;
  /** Several dishes match the file's name. */
  readonly isAmbiguous: boolean;
  readonly state: 'waiting' | 'sending' | 'kept' | 'failed';
  /** Set when `failed`. */
  readonly why?: string | undefined;
  /** Name on the server, when uploaded but not assigned to the dish yet. */
  readonly sent?: string | undefined;
}

/** `network`: no answer; `limit`: the hourly limit was reached. Both resume automatically. */
export type BatchHold = 'network' | 'limit';

/** `first`: replaces the card's picture; `beside`: an additional one. */
export type BatchPlace = 'first' | 'beside';

export interface BatchStanding {
  /** Target of the pictures; fixed while the batch runs. */
  readonly place: BatchPlace;
  readonly pictures: readonly BatchedPicture[];
  readonly isRunning: boolean;
  readonly hold: BatchHold | undefined;
}

export interface BatchParts {
  /** Reads and uploads the file. */
  readonly send: (picture: BatchedPicture) => Promise<SentPicture>;
  /** Assigns the picture to its dish as a draft edit. Resolves false on failure. */
  readonly keep: (picture: BatchedPicture, name: string) => Promise<boolean>;
  /** Whether the server answers. */
  readonly isThere: () => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
}

/** Delay in ms before a retry after a network failure. */
const TRY_AGAIN_MS = 5000;
const LIMIT_MS = 60_000;

export interface PictureBatch {
  readonly standing: () => BatchStanding;
  /** `heard` is called on each change; the returned function unsubscribes. */
  readonly subscribe: (heard: () => void) => () => void;
  readonly add: (files: readonly Pick<BatchedPicture, 'file' | 'url' | 'slug' | 'isAmbiguous'>[]) => void;
  /** Ignored while the batch runs, because a batch has one target. */
  readonly choosePlace: (place: BatchPlace) => void;
  readonly assign: (id: number, slug: string) => void;
  readonly remove: (id: number) => void;
  /** Queues failed pictures again. */
  readonly again: () => void;
  /** Uploads pending pictures that have a dish; resolves when none is left, or when stopped. */
  readonly run: (parts: BatchParts) => Promise<void>;
  readonly stop: () => void;
}

export function createPictureBatch(): PictureBatch {
  let standing: BatchStanding = { place: 'first', pictures: [], isRunning: false, hold: undefined };
  let lastId = 0;
  /** Number of the run; a stopped run changes no state. */
  let run = 0;
  const hearers = new Set<() => void>();
  const change = (next: Partial<BatchStanding>) => {
    standing = { ...standing, ...next };
    for (const hear of hearers) hear();
  };
  const setPicture = (id: number, next: Partial<BatchedPicture>) =>
    change({ pictures: standing.pictures.map((one) => (one.id === id ? { ...one, ...next } : one)) });
  const nextOne = () => standing.pictures.find(({ state, slug }) => state === 'waiting' && slug !== undefined);

  const hold = async (picture: BatchedPicture, why: BatchHold, ms: number, parts: BatchParts) => {
    setPicture(picture.id, { state: 'waiting' });
    // Stopped meanwhile: the batch does not resume automatically.
    if (!standing.isRunning) return;
    change({ hold: why });
    await parts.pause(ms);
  };

  /** Pictures that failed once although the server was reachable. */
  const once = new Set<number>();
  /** True when the picture failed twice although the server was reachable, so that it does not block the others. */
  const isStuck = async (id: number, parts: BatchParts): Promise<boolean> => {
    if (!(await parts.isThere())) return false;
    if (once.delete(id)) return true;
    once.add(id);
    return false;
  };

  /** The picture's name on the server; `undefined`: paused or rejected. */
  const nameOf = async (picture: BatchedPicture, parts: BatchParts): Promise<string | undefined> => {
    if (picture.sent !== undefined) return picture.sent;
    const { name, why, waitMs } = await parts.send(picture);
    if (name !== undefined) setPicture(picture.id, { sent: name });
    else if (why === 'no_response' && (await isStuck(picture.id, parts)))
      setPicture(picture.id, { state: 'failed', why: 'not_kept' });
    else if (why === 'no_response') await hold(picture, 'network', TRY_AGAIN_MS, parts);
    else if (why === 'too_many_pictures') await hold(picture, 'limit', waitMs ?? LIMIT_MS, parts);
    else setPicture(picture.id, { state: 'failed', why });
    return name;
  };

  const bring = async (picture: BatchedPicture, parts: BatchParts): Promise<void> => {
    setPicture(picture.id, { state: 'sending' });
    const name = await nameOf(picture, parts);
    if (name === undefined) return;
    change({ hold: undefined });
    if (await parts.keep(picture, name)) setPicture(picture.id, { state: 'kept' });
    else if (await parts.isThere()) setPicture(picture.id, { state: 'failed', why: 'not_kept' });
    else await hold(picture, 'network', TRY_AGAIN_MS, parts);
  };

  return {
    standing: () => standing,
    subscribe: (heard) => {
      hearers.add(heard);
      return () => void hearers.delete(heard);
    },
    add: (files) => {
      const added = files.map((one): BatchedPicture => ({ ...one, id: ++lastId, state: 'waiting' }));
      change({ pictures: [...standing.pictures, ...added] });
    },
    choosePlace: (place) => {
      if (!standing.isRunning) change({ place });
    },
    assign: (id, slug) => setPicture(id, { slug, isAmbiguous: false }),
    remove: (id) => change({ pictures: standing.pictures.filter((one) => one.id !== id) }),
    again: () =>
      change({
        pictures: standing.pictures.map((one) =>
          one.state === 'failed' ? { ...one, state: 'waiting' as const, why: undefined } : one,
        ),
      }),
    run: async (parts) => {
      if (standing.isRunning) return;
      run += 1;
      const own = run;
      change({ isRunning: true });
      for (let next = nextOne(); next && own === run; next = nextOne()) await bring(next, parts);
      if (own === run) change({ isRunning: false, hold: undefined });
    },
    stop: () => {
      run += 1;
      change({ isRunning: false, hold: undefined });
    },
  };
}
