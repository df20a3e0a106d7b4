// Uploads and crops pictures of dishes. `send` carries the signed-in person's token.
import { type CropBody, type UploadQuery, uploadedAnswerSchema } from '#contract/owner/pictures-wire.ts';
import { answerReader } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

const readUploaded = answerReader(uploadedAnswerSchema);

/** Time for a phone on a slow line, and for the server's encoder. */
const TIMEOUT_MS = 90_000;

/** Uploads a file. Idempotent: the same file twice is one picture, so it can be resent after a lost answer. */
export const uploadPicture = (send: Send, file: Blob, query: UploadQuery) =>
  callStaff(send, 'staff/pictures', readUploaded, {
    method: 'post',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    searchParams: { ...query, ...Object.fromEntries(sharesOf(query)) },
    timeout: TIMEOUT_MS,
  });

/** Formats numbers for a URL, without an exponent. */
const sharesOf = ({ left, top, width, height }: UploadQuery) =>
  Object.entries({ left, top, width, height }).map(([side, share]) => [side, share.toFixed(6)] as const);

/** Sets a new crop for a picture on the server. */
export const cropPicture = (send: Send, json: CropBody) =>
  callStaff(send, 'staff/pictures/crop', readUploaded, { method: 'post', json, timeout: TIMEOUT_MS });
