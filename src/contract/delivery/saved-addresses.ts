// Saved addresses on the wire and in local storage: a list for each place, by place id. [S3.34]
import * as v from 'valibot';
import { ADDRESS_KINDS, MOST_SAVED, type SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { PlaceId } from '#domain/ids.ts';

const words = v.optional(v.pipe(v.string(), v.maxLength(400)), '');
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

export const savedAddressSchema = v.object({
  kind: v.picklist(ADDRESS_KINDS),
  name: words,
  address: v.object({
    words: v.pipe(v.string(), v.maxLength(400)),
    streetNumber: words,
    floor: words,
    apartment: words,
    bell: words,
    entrance: words,
    postalCode: v.optional(v.string()),
    regionId: v.optional(v.pipe(v.number(), v.safeInteger())),
    point: v.optional(v.object({ lat: degrees(90), lng: degrees(180) })),
  }),
});

export const savedAddressesSchema = v.pipe(v.array(savedAddressSchema), v.maxLength(MOST_SAVED));
/** Name of an address to remove from the account. */
export const addressNameSchema = v.pick(savedAddressSchema, ['kind', 'name']);
export const ownAddressesSchema = v.object({ addresses: savedAddressesSchema });

/** undefined: unreadable. */
export const readOwnAddresses = (body: unknown): readonly SavedAddress[] | undefined => {
  const parsed = v.safeParse(ownAddressesSchema, body);
  return parsed.success ? parsed.output.addresses : undefined;
};

const stored = v.object({ ...savedAddressSchema.entries, ofAccount: v.optional(v.literal(true)) });

const lists = v.record(v.string(), v.unknown());

/** All stored addresses by place; unreadable ones are left out. */
const readAll = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const parsed = v.safeParse(lists, JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
};

/** Saved addresses of a place. An unreadable one is left out; the others stay. */
export const readSavedAddresses = (text: string | null, placeId: PlaceId): readonly SavedAddress[] => {
  const list = readAll(text)[placeId];
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((one: unknown): SavedAddress[] => {
      const parsed = v.safeParse(stored, one);
      return parsed.success ? [parsed.output] : [];
    })
    .slice(0, MOST_SAVED);
};

const isOfAccount = (one: unknown): boolean => v.is(v.looseObject({ ofAccount: v.literal(true) }), one);

/** Stored text without the account's addresses; null: none are left. */
export const withoutAccount = (text: string | null): string | null => {
  const left = Object.entries(readAll(text)).flatMap(([place, list]) => {
    const own = Array.isArray(list) ? list.filter((one) => !isOfAccount(one)) : [];
    return own.length > 0 ? [[place, own] as const] : [];
  });
  return left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null;
};

/** Stored text with this list for a place; lists of other places stay unchanged. */
export const writeSavedAddresses = (text: string | null, placeId: PlaceId, list: readonly SavedAddress[]): string => {
  const { [placeId]: _, ...others } = readAll(text);
  return JSON.stringify(list.length > 0 ? { ...others, [placeId]: list } : others);
};
