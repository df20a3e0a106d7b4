// Fetches pictures after everything else, one at a time, so that the menu looks the same offline.
import type { TablDatabase } from '#core/db/database.ts';
import {
  findPicture,
  notePictureUse,
  PICTURE_BUDGET_BYTES,
  readPicture,
  storePicture,
  trimPictures,
} from '#core/db/menu/picture-table.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Picture } from '#domain/picture.ts';

/** Width of the one file stored per picture for offline use: a card's. */
const KEPT_WIDTH = 640;

/** Path of the file that a card shows. Shared by screen and download, else two files would be fetched. */
export function keptPath(picture: Picture): string {
  const width = picture.widths.find((one) => one >= KEPT_WIDTH) ?? picture.widths.at(-1) ?? KEPT_WIDTH;
  return `${picture.path}/${width}.avif`;
}

/** The first picture of each dish, and of each category that has one. */
const picturesOf = (menu: Menu): Picture[] => [
  ...menu.categories.flatMap(({ image }) => (image ? [image] : [])),
  ...menu.products.flatMap(({ images }) => images.slice(0, 1)),
];

/** This many consecutive failures mean no network, or a full disk. */
const MOST_FAILURES = 3;

export interface KeepOptions {
  /** Device clock, epoch ms. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly budget?: number;
}

/**
 * Stores missing pictures of a menu or list. Ends when all are stored, on abort, when the budget is used, or after three
 * consecutive failures: a menu over the budget must not evict its own pictures at each visit. Returns the number of missing
 * pictures.
 */
export async function keepPictures(
  db: TablDatabase,
  of: Menu | readonly Picture[],
  options: KeepOptions,
): Promise<number> {
  return keepPaths(db, [...new Set(('products' in of ? picturesOf(of) : of).map(keptPath))], options);
}

/** Stores these picture files, like `keepPictures`. Pictures that the page has shown come from the browser's cache. */
export async function keepPaths(
  db: TablDatabase,
  paths: readonly string[],
  { now, signal, budget = PICTURE_BUDGET_BYTES }: KeepOptions,
): Promise<number> {
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

/** The picture's file; undefined: the fetch failed. */
async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(path, { credentials: 'omit', signal, priority: 'low' });
    return isPicture(response) ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the picture was stored. On a full disk it is still shown, and fetched again. */
const isKept = (storing: Promise<void>): Promise<boolean> =>
  storing.then(
    () => true,
    () => false,
  );

/** Rejects a captive portal's page in place of a picture. */
const isPicture = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type')?.startsWith('image/') ?? false);

/** How long the worker waits for the right width when another is stored, and for a disk that does not answer. */
const PATIENCE_MS = { network: 4_000, disk: 2_000 } as const;

/** The worker's answer to a picture request: the stored file, else the network's, else the best stored width. */
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

/** The value; undefined: the read fails or takes too long. */
function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS.disk);
  });
  return Promise.race([reading.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

const toResponse = (blob: Blob): Response =>
  new Response(blob, { headers: { 'content-type': blob.type, 'content-length': String(blob.size) } });
