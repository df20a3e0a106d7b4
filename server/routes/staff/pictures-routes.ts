// Dish pictures: takes a raw file and answers with the name for an edit.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';
import {
  cropBodySchema,
  LARGEST_PICTURE_BYTES,
  type UploadQuery,
  uploadedAnswerSchema,
  uploadQuerySchema,
} from '#contract/owner/pictures-wire.ts';
import { cropPicture, uploadPicture } from '../../services/owner/upload-picture.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const refused = Object.fromEntries([401, 403, 404, 409, 413, 415, 422, 429].map((status) => [status, refusedSchema]));
const STATUS: Readonly<Record<string, number>> = { not_editable: 409, unknown_picture: 404 };

type Taken = Awaited<ReturnType<typeof uploadPicture>>;
const answer = (reply: FastifyReply, taken: Taken) =>
  personal(
    reply,
    taken.ok ? { status: 200, body: taken.value } : { status: STATUS[taken.error] ?? 422, body: refusal(taken.error) },
  );

export const pictureRoutes = async (app: FastifyInstance, services: Services, dataDir: string): Promise<void> => {
  const work = { ...services, dataDir };
  const limited = async (reply: FastifyReply, placeId: number, job: () => Promise<Taken>) => {
    const retryAfter = await services.limits.pictures.take(String(placeId));
    if (retryAfter !== undefined)
      return personal(reply, { status: 429, body: refusal('too_many_pictures'), retryAfter });
    return answer(reply, await job());
  };

  // A separate plugin, because all other routes accept JSON only.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(?:image\/|application\/octet-stream)/,
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Querystring: UploadQuery; Body: Buffer }>(
      '/api/staff/pictures',
      {
        bodyLimit: LARGEST_PICTURE_BYTES,
        schema: {
          summary: 'Takes a picture, JPEG, PNG, WebP or AVIF, as the body; what of it is kept stands in the address',
          headers: placeHeaders,
          querystring: uploadQuerySchema,
          response: { 200: uploadedAnswerSchema, ...refused },
        },
      },
      (request, reply) => {
        const { placeId } = staffOf(request);
        const { body } = request;
        if (!Buffer.isBuffer(body)) return personal(reply, { status: 415, body: refusal('unsupported_media_type') });
        return limited(reply, placeId, () => uploadPicture(work, placeId, body, request.query));
      },
    );
  });

  app.post<{ Body: v.InferOutput<typeof cropBodySchema> }>(
    '/api/staff/pictures/crop',
    {
      schema: {
        summary: 'Cuts a picture anew that the server has; the one that it is cut from stays as it is',
        headers: placeHeaders,
        body: cropBodySchema,
        response: { 200: uploadedAnswerSchema, ...refused },
      },
    },
    (request, reply) => {
      const { placeId } = staffOf(request);
      return limited(reply, placeId, () => cropPicture(work, placeId, request.body));
    },
  );
};
