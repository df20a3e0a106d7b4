// Allergens and diets that a guest avoids: as stored on the device, and in headers of an order.
import * as v from 'valibot';
import { type Avoidance, avoidance, type GuestDiet, isEuAllergen } from '#domain/diet/diet.ts';
import { DIETS, type Diet } from '#domain/menu/menu.ts';
import { HEADERS } from '../headers.ts';

/** More than the legal allergens and any menu have; further entries are ignored. */
const MOST = 60;

const isCode = (text: string): boolean => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text) && text.length <= 80;
const toDiet = (text: string): Diet[] => DIETS.filter((diet) => diet === text);

const listOf = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, 4000)
    .split(',', MOST)
    .map((one) => one.trim());

/**
 * Invalid words are dropped: an order is never refused for them. The menu's own codes are not checked here, so that a retry
 * is read the same after a menu change.
 */
export const parseAvoidance = (avoid: string | undefined, diet: string | undefined): Avoidance =>
  avoidance(listOf(avoid).filter(isCode), listOf(diet).flatMap(toDiet));

/** An empty list sends no header. */
export const avoidanceToHeaders = ({ avoid, diets }: Avoidance): Record<string, string> => ({
  ...(avoid.length === 0 ? {} : { [HEADERS.avoid]: avoid.slice(0, MOST).join(',') }),
  ...(diets.length === 0 ? {} : { [HEADERS.diet]: diets.join(',') }),
});

const codes = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((list) => list.filter((one): one is string => typeof one === 'string' && isCode(one)).slice(0, MOST)),
);
const diets = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((list) => DIETS.filter((diet) => list.includes(diet))),
);

/** Avoidance of a stored order; empty in one of an earlier build. */
export const storedAvoidance = v.pipe(
  v.optional(v.fallback(v.object({ avoid: codes, diets }), { avoid: [], diets: [] }), { avoid: [], diets: [] }),
  v.transform((read): Avoidance => avoidance(read.avoid, read.diets)),
);

const guestDiet = v.pipe(
  v.object({
    avoid: v.optional(codes, []),
    own: v.fallback(v.optional(v.record(v.string(), codes), {}), {}),
    diets: v.optional(diets, []),
    hides: v.fallback(v.optional(v.boolean(), false), false),
  }),
  v.transform((read): GuestDiet => ({ ...read, avoid: read.avoid.filter(isEuAllergen) })),
);

/** undefined: nothing readable. */
export const readGuestDiet = (row: unknown): GuestDiet | undefined => {
  const parsed = v.safeParse(guestDiet, row);
  return parsed.success ? parsed.output : undefined;
};
