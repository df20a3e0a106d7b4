// Guest pictures for staff who approve them. [S2.15]
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import {
  decidedSchema,
  decisionSchema,
  guestPictureParams,
  staffGallerySchema,
  waitingImageSchema,
} from '#contract/gallery/gallery-wire.ts';
import { decidePicture } from '../../services/gallery/decide-picture.ts';
import { staffGallery, waitingImage } from '../../services/gallery/read-gallery.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const refused = { 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };
const UNKNOWN = { status: 404, body: refusal('unknown_picture') } as const;

type Params = v.InferOutput<typeof guestPictureParams>;

export const staffGalleryRoutes = (app: FastifyInstance, services: Services, dataDir: string): void => {
  const work = { ...services, dataDir };

  app.get(
    '/api/staff/gallery',
    {
      schema: {
        summary: 'The pictures of guests: those that wait for approval, and those that are shown',
        headers: placeHeaders,
        response: { 200: staffGallerySchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return personal(reply, { status: 200, body: await staffGallery(services, place) });
    },
  );

  app.get<{ Params: Params }>(
    '/api/staff/gallery/:id',
    {
      schema: {
        summary: 'A picture that waits for approval, as a data URL',
        headers: placeHeaders,
        params: guestPictureParams,
        response: { 200: waitingImageSchema, ...refused },
      },
    },
    async (request, reply) => {
      const image = await waitingImage(work, staffOf(request).placeId, request.params.id);
      return personal(reply, image === undefined ? UNKNOWN : { status: 200, body: { image } });
    },
  );

  app.post<{ Params: Params; Body: v.InferOutput<typeof decisionSchema> }>(
    '/api/staff/gallery/:id',
    {
      schema: {
        summary: 'Shows a picture to guests, or refuses it: a refused one is deleted',
        headers: placeHeaders,
        params: guestPictureParams,
        body: decisionSchema,
        response: { 200: decidedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, name } = staffOf(request);
      const { id } = request.params;
      const decided = await decidePicture(work, placeId, { id, status: request.body.status, by: name });
      return personal(reply, decided.ok ? { status: 200, body: { success: true } } : UNKNOWN);
    },
  );
};
