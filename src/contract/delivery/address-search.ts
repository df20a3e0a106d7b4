// POST address-search: finds an address by text, near a place. Our own endpoint.
import * as v from 'valibot';
import { type FoundAddress, LONGEST_SEARCH, MOST_FOUND } from '#domain/delivery/address-search.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** No geocoder is configured, or the place has no map for a pin. */
export const NO_ADDRESS_SEARCH = 'no_address_search';
/** The geocoder does not answer. */
export const GEOCODER_UNAVAILABLE = 'geocoder_unavailable';

export const addressSearchBodySchema = v.object({
  /** Street with number, and town. */
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_SEARCH)),
  /** Preferred language of the result names. */
  language: v.picklist(LANGUAGES),
});
export type AddressSearchBody = v.InferOutput<typeof addressSearchBodySchema>;

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

export const addressSearchSchema = v.object({
  found: v.pipe(
    v.array(
      v.object({ label: v.pipe(v.string(), v.minLength(1), v.maxLength(300)), lat: degrees(90), lng: degrees(180) }),
    ),
    v.maxLength(MOST_FOUND),
  ),
});
type WireAnswer = v.InferOutput<typeof addressSearchSchema>;

export const addressSearchToWire = (found: readonly FoundAddress[]): WireAnswer => ({
  found: found.map(({ label, point }) => ({ label, ...point })),
});

export const parseAddressSearch = (body: unknown): Result<readonly FoundAddress[], 'unreadable'> => {
  const parsed = v.safeParse(addressSearchSchema, body);
  if (!parsed.success) return fail('unreadable');
  return ok(parsed.output.found.map(({ label, lat, lng }) => ({ label, point: { lat, lng } })));
};
