// Pictures come to the device behind everything else, one at a time, so that the menu looks the same without a network.
import type { TablDatabase } from '#db/database.ts';
import {
  findPicture,
  notePictureUse,
  PICTURE_BUDGET_BYTES,
  readPicture,
  storePicture,
  trimPictures,
} from '#db/menu/picture-table.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Picture } from '#domain/picture.ts';

/** What is kept of each picture for a dead network: a card's width. */
const KEPT_WIDTH = 640;

/** The file that a card shows; the same rule on the screen and here, else two are fetched. */
export function keptPath(picture: Picture): string {
  const width = picture.widths.find((one) => one >= KEPT_WIDTH) ?? picture.widths.at(-1) ?? KEPT_WIDTH;
  return `${picture.path}/${width}.avif`;
}

/** The first picture of every dish and of every category that has one. */
const picturesOf = (menu: Menu): Picture[] => [
  ...menu.categories.flatMap(({ image }) => (image ? [image] : [])),
  ...menu.products.flatMap(({ images }) => images.slice(0, 1)),
];

/** Who has missed so many in a row has no network, or no room. */
const MOST_FAILURES = 3;

export interface KeepOptions {
  /** Device clock, epoch ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly budget?: number;
}

/**
 * Stores what of a menu, or of a list, is not stored yet, until it is done, aborted, the budget is spent, or three in a
 * row could not be had: a menu that is larger than the budget must not chase its own pictures out at every visit.
 * Returns how many are missing.
 */
export async function keepPictures(
  db: TablDatabase,
  of: Menu | readonly Picture[],
  { now, signal, budget = PICTURE_BUDGET_BYTES }: KeepOptions,
): Promise<number> {
  const paths = [...new Set(('products' in of ? picturesOf(of) : of).map(keptPath))];
  const missing: string[] = [];
  let room = budget;
  for (const path of paths) {
    const known = await findPicture(db, path);
    room -= known?.bytes ?? 0;
    if (known) await notePictureUse(db, known, now());
    else missing.push(path);
  }
  let left = missing.length;
  let failures = 0;
  for (const path of missing) {
    if (signal.aborted || failures >= MOST_FAILURES || room <= 0) break;
    const blob = await fetchPicture(path, signal);
    if (blob) room -= blob.size;
    const isStored = blob !== undefined && room >= 0 && (await isKept(storePicture(db, path, blob, now())));
    if (isStored) left--;
    failures = isStored ? 0 : failures + 1;
  }
  await trimPictures(db, budget);
  return left;
}

/** undefined where it could not be had. */
async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(path, { credentials: 'omit', signal, priority: 'low' });
    return isPicture(response) ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** A full disk keeps nobody from seeing pictures: they are fetched again. */
const isKept = (storing: Promise<void>): Promise<boolean> =>
  storing.then(
    () => true,
    () => false,
  );

/** A captive portal's page under a picture's name is no picture. */
const isPicture = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type')?.startsWith('image/') ?? false);

/** Where another width is at hand nobody waits longer for the right one; and for a disk that does not answer this long. */
const PATIENCE_MS = { network: 4_000, disk: 2_000 } as const;

/** The worker's answer to a picture's address: what is stored, else the network, else the best there is. */
export async function answerPicture(db: TablDatabase, request: Request, now: number): Promise<Response> {
  const path = new URL(request.url).pathname;
  const stored = await inTime(readPicture(db, path));
  if (stored) void notePictureUse(db, stored, now).catch(() => undefined);
  if (stored?.path === path) return toResponse(stored.blob);
  try {
    const response = await fetch(request, stored ? { signal: AbortSignal.timeout(PATIENCE_MS.network) } : undefined);
    if (!isPicture(response)) return stored ? toResponse(stored.blob) : response;
    const copy = response.clone();
    void isKept(copy.blob().then((blob) => storePicture(db, path, blob, now)));
    return response;
  } catch {
    return stored ? toResponse(stored.blob) : Response.error();
  }
}

/** undefined where it fails, or takes too long. */
function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS.disk);
  });
  return Promise.race([reading.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

const toResponse = (blob: Blob): Response =>
  new Response(blob, { headers: { 'content-type': blob.type, 'content-length': String(blob.size) } });
