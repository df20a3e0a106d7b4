// Test pictures for uploads.
import sharp, { type Sharp } from 'sharp';
import type { UploadedAnswer } from '#contract/owner/pictures-wire.ts';
import type { Answer, TestServer } from './server.ts';
import type { SignedIn } from './staff.ts';

/** One colour, so it is small and unique. */
export const photograph = (
  colour: string,
  { width = 400, height = 300 }: { readonly width?: number; readonly height?: number } = {},
): Sharp => sharp({ create: { width, height, channels: 3, background: colour } });

export interface SentPicture {
  readonly dish?: string;
  readonly crop?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly type?: string;
}

/** Sends a file to a place. */
export async function sendPicture(
  { app }: Pick<TestServer, 'app'>,
  placeId: number,
  who: Pick<SignedIn, 'headers'> | undefined,
  file: Buffer,
  { dish = 'shopska', crop = { left: 0, top: 0, width: 1, height: 1 }, type = 'image/jpeg' }: SentPicture = {},
): Promise<Answer> {
  const query = new URLSearchParams({ dish, ...Object.fromEntries(Object.entries(crop).map(([k, n]) => [k, `${n}`])) });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/staff/pictures?${query}`,
    headers: { 'x-place': String(placeId), 'content-type': type, ...who?.headers },
    payload: file,
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
}

/** Name and path of an accepted picture. */
export const takenOf = (answer: Answer): UploadedAnswer => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json as UploadedAnswer;
};
