// Pictures of dishes, sent and cut. `send` carries the signed-in person's token.
import { type CropBody, type UploadQuery, uploadedAnswerSchema } from '#contract/owner/pictures-wire.ts';
import { answerReader } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

const readUploaded = answerReader(uploadedAnswerSchema);

/** A phone on a bad line, and a server that encodes for seconds. */
const TIMEOUT_MS = 90_000;

/** Sends a file. What came twice is one picture, so an answer that was lost can be asked for again. */
export const uploadPicture = (send: Send, file: Blob, query: UploadQuery) =>
  callStaff(send, 'staff/pictures', readUploaded, {
    method: 'post',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    searchParams: { ...query, ...Object.fromEntries(sharesOf(query)) },
    timeout: TIMEOUT_MS,
  });

/** Numbers as an address has them: never with an exponent. */
const sharesOf = ({ left, top, width, height }: UploadQuery) =>
  Object.entries({ left, top, width, height }).map(([side, share]) => [side, share.toFixed(6)] as const);

/** Cuts a picture anew that the server has. */
export const cropPicture = (send: Send, json: CropBody) =>
  callStaff(send, 'staff/pictures/crop', readUploaded, { method: 'post', json, timeout: TIMEOUT_MS });
