// Pictures come to the device behind everything else, one at a time, so that the menu looks the same without a network.
import type { TablDatabase } from '#db/database.ts';
import { hasPicture, readPicture, storePicture, trimPictures } from '#db/picture-table.ts';
import type { Menu } from '#domain/menu.ts';
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

/**
 * Stores what is not stored yet, until it is done, aborted, or three in a row could not be had. Returns how many are
 * still missing.
 */
export async function keepPictures(
  db: TablDatabase,
  menu: Menu,
  { now, signal }: { now: () => number; signal: AbortSignal },
): Promise<number> {
  const paths = [...new Set(picturesOf(menu).map(keptPath))];
  let missing = 0;
  let failures = 0;
  for (const path of paths) {
    if (signal.aborted || failures >= 3) return missing + 1;
    if (await hasPicture(db, path)) continue;
    if (await fetchPicture(db, path, now(), signal)) failures = 0;
    else {
      failures++;
      missing++;
    }
  }
  await trimPictures(db);
  return missing;
}

async function fetchPicture(db: TablDatabase, path: string, now: number, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(path, { credentials: 'omit', signal, priority: 'low' });
    if (!isPicture(response)) return false;
    await storePicture(db, path, await response.blob(), now);
    return true;
  } catch {
    return false;
  }
}

/** A captive portal's page under a picture's name is no picture. */
const isPicture = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type')?.startsWith('image/') ?? false);

/** The worker's answer to a picture's address: what is stored, else the network, else the best there is. */
export async function answerPicture(db: TablDatabase, request: Request, now: number): Promise<Response> {
  const path = new URL(request.url).pathname;
  const stored = await readPicture(db, path, now).catch(() => undefined);
  if (stored?.path === path) return toResponse(stored.blob);
  try {
    const response = await fetch(request);
    if (isPicture(response)) {
      const copy = response.clone();
      void copy
        .blob()
        .then((blob) => storePicture(db, path, blob, now))
        .catch(() => undefined);
      return response;
    }
    return stored ? toResponse(stored.blob) : response;
  } catch {
    return stored ? toResponse(stored.blob) : Response.error();
  }
}

const toResponse = (blob: Blob): Response =>
  new Response(blob, { headers: { 'content-type': blob.type, 'content-length': String(blob.size) } });
