// Many pictures on their way to their dishes, one after another. A network that goes holds the batch up and ends nothing; what
// is refused is told with its file, and the next one goes on.
import type { SentPicture } from '#staff/pictures/sent-picture.ts';

export interface BatchedPicture {
  readonly id: number;
  readonly file: File;
  /** Address of the file, as long as it is in the batch. */
  readonly url: string;
  /** Its dish; undefined: a person has to choose. */
  readonly slug: string | undefined;
  /** Several dishes are called as the file is. */
  readonly isAmbiguous: boolean;
  readonly state: 'waiting' | 'sending' | 'kept' | 'failed';
  /** With `failed`. */
  readonly why?: string | undefined;
  /** The server has it under this name, and the dish does not yet. */
  readonly sent?: string | undefined;
}

/** network: nothing answers; limit: too many have come within an hour. Both go on by themselves. */
export type BatchHold = 'network' | 'limit';

/** first: in place of the picture on the card; beside: one more. */
export type BatchPlace = 'first' | 'beside';

export interface BatchStanding {
  /** Where the pictures go; while they are on their way it stays. */
  readonly place: BatchPlace;
  readonly pictures: readonly BatchedPicture[];
  readonly isRunning: boolean;
  readonly hold: BatchHold | undefined;
}

export interface BatchParts {
  /** Reads the file and sends it. */
  readonly send: (picture: BatchedPicture) => Promise<SentPicture>;
  /** Gives it to its dish, among the edits that wait. False where that was not done. */
  readonly keep: (picture: BatchedPicture, name: string) => Promise<boolean>;
  /** Whether the server answers. */
  readonly isThere: () => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
}

/** How long a network that is gone is waited for before it is tried again. */
const TRY_AGAIN_MS = 5000;
const LIMIT_MS = 60_000;

export interface PictureBatch {
  readonly standing: () => BatchStanding;
  /** `heard`: called with each change; the function that is given back ends that. */
  readonly subscribe: (heard: () => void) => () => void;
  readonly add: (files: readonly Pick<BatchedPicture, 'file' | 'url' | 'slug' | 'isAmbiguous'>[]) => void;
  /** Does nothing while pictures are on their way: a batch goes to one place. */
  readonly choosePlace: (place: BatchPlace) => void;
  readonly assign: (id: number, slug: string) => void;
  readonly remove: (id: number) => void;
  /** Puts failed pictures back in the queue. */
  readonly again: () => void;
  /** Sends what waits and has a dish; resolves when nothing more does, or it was stopped. */
  readonly run: (parts: BatchParts) => Promise<void>;
  readonly stop: () => void;
}

export function createPictureBatch(): PictureBatch {
  let standing: BatchStanding = { place: 'first', pictures: [], isRunning: false, hold: undefined };
  let lastId = 0;
  /** Each run has a number: one that was stopped touches nothing more. */
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
    // Stopped meanwhile: nobody waits, and nothing goes on by itself.
    if (!standing.isRunning) return;
    change({ hold: why });
    await parts.pause(ms);
  };

  /** Pictures that did not get through once, though the server was there. */
  const once = new Set<number>();
  /** Whether it is the picture and not the network, for the second time: it must not hold up the others. */
  const isStuck = async (id: number, parts: BatchParts): Promise<boolean> => {
    if (!(await parts.isThere())) return false;
    if (once.delete(id)) return true;
    once.add(id);
    return false;
  };

  /** The name under which the server has it; undefined: it is held up, or was refused. */
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
