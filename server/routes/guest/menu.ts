// Public data: the client, and the parts of a place's menu. [S7.02, S7.04–S7.09]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { availabilitySchema, availabilityToWire } from '#contract/availability/availability.ts';
import { HEADERS } from '#contract/headers.ts';
import { languagesSchema } from '#contract/language/language.ts';
import { categorySchema } from '#contract/menu/category.ts';
import { categoryWithSubcategoriesSchema, subcategorySchema } from '#contract/menu/subcategory.ts';
import { clientToWire, wireClientSchema } from '#contract/place/client.ts';
import { placePagesSchema } from '#contract/place/place-pages.ts';
import { settingsSchema } from '#contract/place/settings.ts';
import { accumulatedAmountSchema } from '#contract/pricing/accumulated-amount.ts';
import { ingredientSchema } from '#contract/product/ingredient.ts';
import { productSchema } from '#contract/product/product.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { publicAvailability } from '../../services/availability/current-availability.ts';
import { type CategoryFlags, MENU_PARTS, type MenuPart, subcategoriesPart } from '../../services/place/menu-parts.ts';
import { encodingFor, type PackedBody } from '../../services/place/packed-body.ts';
import { createPreparedAnswers } from '../../services/place/prepared-answers.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { refusal } from '../replies.ts';

const querySchema = v.object({
  lang: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.description('Whose translations to send, "en,de"; all where it is left out'),
    ),
  ),
  active: v.optional(v.pipe(v.string(), v.description('A published menu holds nothing that is not active'))),
  subcatRequired: v.optional(v.pipe(v.string(), v.description('"1": each category brings its tags'))),
  productRequired: v.optional(v.pipe(v.string(), v.description('"1": only categories that hold products'))),
  productActive: v.optional(v.pipe(v.string(), v.description('"1": only categories that hold active products'))),
});
type Query = v.InferOutput<typeof querySchema>;

const NO_BODY = { type: 'null' } as const;

const SHAPES = {
  settings: { summary: 'Settings of the place', schema: settingsSchema },
  'accumulated-order-amount-setting-place': {
    summary: 'What registered guests collect at the place',
    schema: accumulatedAmountSchema,
  },
  languages: { summary: 'Languages of the place', schema: languagesSchema },
  categoriesWithSubcategories: {
    summary: 'Categories that hold products, with their tags',
    schema: v.array(categoryWithSubcategoriesSchema),
  },
  categoriesHierarchy: { summary: 'The tree of categories', schema: v.array(categorySchema) },
  ingredients: { summary: 'Ingredients by id', schema: v.record(v.string(), ingredientSchema) },
  products: { summary: 'Products', schema: v.array(productSchema) },
  pages: { summary: 'What the place tells beside its menu', schema: placePagesSchema },
} as const satisfies Record<keyof typeof MENU_PARTS, unknown>;

const flagsOf = ({ subcatRequired, productRequired, productActive }: Query): CategoryFlags => ({
  withTags: subcatRequired === '1',
  withProducts: productRequired === '1' || productActive === '1',
});

/** Requested languages in a fixed order, so that "en,de" and "de,en" share one answer. */
const languagesOf = (place: PublishedPlace, lang: string | undefined): Language[] => {
  const { languages } = place.document.place;
  if (lang === undefined) return [...languages].sort();
  const asked = lang.split(',').map((one) => one.trim());
  return languages.filter((one) => isLanguage(one) && asked.includes(one)).sort();
};

/** 304 for a current copy; otherwise the body, compressed by the caller's preference. */
const send = async (request: FastifyRequest, reply: FastifyReply, answer: PackedBody): Promise<FastifyReply> => {
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(answer.etag)) return reply.code(304).send();
  const { encoding, bytes } = await answer.packed(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
};

export const menuRoutes = (app: FastifyInstance, services: Services, client: { id: string; name: string }): void => {
  const { places } = services;
  const prepared = createPreparedAnswers();

  const sendPart = async (
    request: FastifyRequest<{ Querystring: Query }>,
    reply: FastifyReply,
    name: string,
    part: MenuPart,
  ): Promise<FastifyReply> => {
    reply.header('vary', `${HEADERS.place}, accept-encoding`);
    const place = await placeOf(places, request, reply);
    if (!place) return reply;
    const languages = languagesOf(place, request.query.lang);
    const flags = flagsOf(request.query);
    const asked = Object.values(flags).map(Number).join('');
    const key = [place.id, place.version, name, asked, ...languages].join('|');
    const answer = prepared.get(key, () => part(place.document, languages, flags));
    reply.header(HEADERS.menuVersion, place.version);
    return send(request, reply, answer);
  };

  for (const [name, part] of Object.entries(MENU_PARTS)) {
    const { summary, schema } = SHAPES[name as keyof typeof SHAPES];
    app.get<{ Querystring: Query }>(
      `/api/${name}`,
      {
        schema: {
          summary,
          headers: placeHeaders,
          querystring: querySchema,
          response: { 200: schema, 304: NO_BODY, 404: refusedSchema },
        },
      },
      (request, reply) => sendPart(request, reply, name, part),
    );
  }

  app.get<{ Querystring: Query; Params: { id: string } }>(
    '/api/subcategories/:id',
    {
      schema: {
        summary: 'The tags of a category’s products',
        headers: placeHeaders,
        params: v.object({ id: v.string() }),
        querystring: querySchema,
        response: { 200: v.array(subcategorySchema), 304: NO_BODY, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const id = [...place.index.categoryById.keys()].find((one) => String(one) === request.params.id);
      if (id === undefined) return reply.code(404).send(refusal('unknown_category'));
      return sendPart(request, reply, `subcategories/${id}`, subcategoriesPart(id));
    },
  );

  app.get(
    '/api/availability',
    {
      schema: {
        summary: 'The dishes that are off for now',
        headers: placeHeaders,
        response: { 200: v.array(availabilitySchema), 404: refusedSchema },
      },
    },
    async (request, reply) => {
      reply.header('vary', HEADERS.place).header('cache-control', 'no-cache');
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      return (await publicAvailability(services, place.id)).map(availabilityToWire);
    },
  );

  app.get(
    '/api/client',
    { schema: { summary: 'The owner with its places', response: { 200: wireClientSchema, 304: NO_BODY } } },
    async (request, reply) => {
      reply.header('vary', 'accept-encoding');
      const all = await places.all();
      const key = ['client', ...all.map(({ id, version }) => `${id}:${version}`)].join('|');
      const build = () => clientToWire({ ...client, places: all.map(({ document }) => document.place) });
      return send(request, reply, prepared.get(key, build));
    },
  );
};
