// Link to an order without a table. Its key is after the "#", which browsers send to no server and to no other page.
import * as v from 'valibot';
import type { FollowKey } from '#domain/ids.ts';
import { FOLLOW_KEY_LENGTH } from '#domain/order/follow/follow-key.ts';

const BEFORE = 'order=';
const keySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.length(FOLLOW_KEY_LENGTH));

/** undefined: invalid. */
export const parseFollowKey = (text: unknown): FollowKey | undefined => {
  const parsed = v.safeParse(keySchema, text);
  return parsed.success ? (parsed.output as FollowKey) : undefined;
};

/** Path of the page with the order. */
export const followHref = (placeSlug: string, key: FollowKey): string => `/${placeSlug}?show=orders#${BEFORE}${key}`;

/** `hash`: with or without its "#". undefined: no order; "broken": the link was cut or changed. */
export const readFollowLink = (hash: string): FollowKey | 'broken' | undefined => {
  const said = hash.replace(/^#/, '');
  return said.startsWith(BEFORE) ? (parseFollowKey(said.slice(BEFORE.length)) ?? 'broken') : undefined;
};
