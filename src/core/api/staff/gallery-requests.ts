// Guests' pictures, for approval by staff. `send` carries the sign-in's token.
import {
  decidedSchema,
  type PictureDecision,
  readStaffGallery,
  readWaitingImage,
} from '#contract/gallery/gallery-wire.ts';
import { answerReader } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

const readDecided = answerReader(decidedSchema);

export const listGuestPictures = (send: Send) => callStaff(send, 'staff/gallery', readStaffGallery, {});

export const getWaitingImage = (send: Send, id: string) => callStaff(send, `staff/gallery/${id}`, readWaitingImage, {});

export const decideOnPicture = (send: Send, id: string, status: PictureDecision) =>
  callStaff(send, `staff/gallery/${id}`, readDecided, { method: 'post', json: { status } });
