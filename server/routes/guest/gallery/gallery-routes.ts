// Pictures of guests. [S2.15, S7.41]
import type { FastifyInstance } from 'fastify';
import {
  GUEST_PICTURE_FIELDS,
  guestGallerySchema,
  LARGEST_GUEST_PICTURE_BYTES,
  sentPictureSchema,
} from '#contract/gallery/gallery-wire.ts';
import { guestGallery } from '../../../services/gallery/read-gallery.ts';
import { type PictureRefused, takeGuestPicture } from '../../../services/gallery/take-guest-picture.ts';
import type { Services } from '../../../services/services.ts';
import { commandHeaders, placeHeaders, refusedSchema } from '../../documented.ts';
import { headerOf, placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { type FormFields, readForms } from '../log/forms.ts';
import { commandOf } from '../order-headers.ts';

/** Room for boundaries and the other fields of the form, bytes. */
const FORM_BYTES = 16 * 1024;
const LONGEST_SESSION = 200;

const refused = Object.fromEntries([400, 403, 404, 409, 413, 415, 422, 429].map((status) => [status, refusedSchema]));
const STATUS: Readonly<Partial<Record<PictureRefused['why'], number>>> = {
  id_reused: 409,
  not_taken: 403,
  shared_device: 403,
  too_many_pictures: 429,
  gallery_full: 429,
  busy: 429,
};

const formOf = (body: unknown) => {
  const fields = (body ?? {}) as FormFields;
  const file = fields[GUEST_PICTURE_FIELDS.picture];
  const session = fields[GUEST_PICTURE_FIELDS.session];
  const token = typeof session === 'string' && session.length <= LONGEST_SESSION ? session : undefined;
  return file instanceof File ? { file, token } : undefined;
};

export const galleryRoutes = async (app: FastifyInstance, services: Services, dataDir: string): Promise<void> => {
  app.get(
    '/api/gallery',
    {
      schema: {
        summary: 'The pictures of guests that staff have approved, and whether the place takes more',
        headers: placeHeaders,
        response: { 200: guestGallerySchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      reply.header('cache-control', 'no-cache');
      return guestGallery(services, place);
    },
  );

  // A separate plugin, so that multipart forms are accepted here only.
  await app.register(async (scope) => {
    readForms(scope, LARGEST_GUEST_PICTURE_BYTES + FORM_BYTES);
    scope.post(
      '/api/places/gallery',
      {
        bodyLimit: LARGEST_GUEST_PICTURE_BYTES + FORM_BYTES,
        schema: {
          summary: 'Takes a picture of a guest, JPEG, PNG, WebP or AVIF, as the field `picture` of a form',
          headers: commandHeaders,
          response: { 200: sentPictureSchema, ...refused },
        },
      },
      async (request, reply) => {
        // Any page can send a form; this browser header tells the origin.
        if (headerOf(request, 'sec-fetch-site') === 'cross-site')
          return personal(reply, { status: 403, body: refusal('forbidden') });
        const place = await placeOf(services.places, request, reply);
        if (!place) return reply;
        const command = commandOf(request);
        const form = formOf(request.body);
        if (!command || !form) return personal(reply, { status: 400, body: refusal('invalid_picture') });
        const bytes = Buffer.from(await form.file.arrayBuffer());
        const { id, device, address } = command;
        const taken = await takeGuestPicture({ ...services, dataDir }, place, {
          ...{ id, device, address, bytes },
          token: form.token,
        });
        if (taken.ok) return personal(reply, { status: 200, body: { success: true } });
        const { why, retryAfter } = taken.error;
        return personal(reply, {
          status: STATUS[why] ?? 422,
          body: refusal(why),
          ...(retryAfter !== undefined && { retryAfter }),
        });
      },
    );
  });
};
