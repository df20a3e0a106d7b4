// Allergens and diets that a guest avoids: as the device stores them, and as they travel beside an order.
import * as v from 'valibot';
import { type Avoidance, avoidance, type GuestDiet, isEuAllergen } from '#domain/diet/diet.ts';
import { DIETS, type Diet } from '#domain/menu/menu.ts';
import { HEADERS } from '../headers.ts';

/** More than the law and any menu know; what comes after is not read. */
const MOST = 60;

const isCode = (text: string): boolean => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text) && text.length <= 80;
const toDiet = (text: string): Diet[] => DIETS.filter((diet) => diet === text);

const listOf = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, 4000)
    .split(',', MOST)
    .map((one) => one.trim());

/**
 * Words that are no codes are dropped: the order itself is never refused for them. The menu's own codes are not checked
 * here: a retry must be read the same after the menu has changed.
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

/** The avoidance of an order that was saved; one of an earlier build has none. */
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

/** undefined where there is nothing that can be read. */
export const readGuestDiet = (row: unknown): GuestDiet | undefined => {
  const parsed = v.safeParse(guestDiet, row);
  return parsed.success ? parsed.output : undefined;
};
