// Protocols of the two geocoders: Nominatim's /search in jsonv2, Photon's /api in GeoJSON.
import * as v from 'valibot';
import type { FoundAddress } from '#domain/delivery/address-search.ts';
import { isPoint } from '#domain/delivery/distance.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { GeocodeQuery } from '../../services/delivery/map-ports.ts';

export interface GeocoderProtocol {
  readonly question: (query: GeocodeQuery) => Readonly<Record<string, string>>;
  /** Readable parts of an answer; an answer of another shape is an error. */
  readonly answer: (body: unknown) => Result<readonly FoundAddress[], 'unreadable'>;
}

/** More than are shown, because some lie too far away. */
const ASKED_FOR = '10';
const LONGEST_LABEL = 300;

const degrees = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite());
const name = v.optional(v.pipe(v.string(), v.trim()));

const each = (list: readonly unknown[], read: (one: unknown) => FoundAddress | undefined): FoundAddress[] =>
  list.flatMap((one) => {
    const found = read(one);
    return found && found.label !== '' && isPoint(found.point)
      ? [{ ...found, label: found.label.slice(0, LONGEST_LABEL) }]
      : [];
  });

const nominatimPlace = v.object({ display_name: v.pipe(v.string(), v.trim()), lat: degrees, lon: degrees });

const NOMINATIM: GeocoderProtocol = {
  question: ({ words, language, box: { south, west, north, east } }) => ({
    q: words,
    format: 'jsonv2',
    limit: ASKED_FOR,
    'accept-language': language,
    // A box across the date line would span the rest of the globe, so none is sent.
    ...(west < east && { viewbox: [west, north, east, south].join(','), bounded: '1' }),
  }),
  answer: (body) =>
    Array.isArray(body)
      ? ok(
          each(body, (one) => {
            const parsed = v.safeParse(nominatimPlace, one);
            if (!parsed.success) return undefined;
            const { display_name: label, lat, lon } = parsed.output;
            return { label, point: { lat, lng: lon } };
          }),
        )
      : fail('unreadable'),
};

const photonPlace = v.object({
  geometry: v.object({ coordinates: v.looseTuple([degrees, degrees]) }),
  properties: v.object({
    name,
    street: name,
    housenumber: name,
    district: name,
    postcode: name,
    city: name,
    country: name,
  }),
});

/** Photon's languages; in others it returns local names. */
const PHOTON_LANGUAGES: Partial<Record<Language, string>> = { en: 'en', de: 'de', 'fr-CH': 'fr' };

const PHOTON: GeocoderProtocol = {
  question: ({ words, language, box: { south, west, north, east } }) => {
    const lang = PHOTON_LANGUAGES[language];
    return {
      q: words,
      limit: ASKED_FOR,
      ...(lang !== undefined && { lang }),
      ...(west < east && {
        bbox: [west, south, east, north].join(','),
        lat: String((south + north) / 2),
        lon: String((west + east) / 2),
      }),
    };
  },
  answer: (body) => {
    const collection = v.safeParse(v.object({ features: v.array(v.unknown()) }), body);
    if (!collection.success) return fail('unreadable');
    return ok(
      each(collection.output.features, (one) => {
        const parsed = v.safeParse(photonPlace, one);
        if (!parsed.success) return undefined;
        const [lng, lat] = parsed.output.geometry.coordinates;
        const { name: own, street, housenumber, district, postcode, city, country } = parsed.output.properties;
        const house = [street, housenumber].filter(Boolean).join(' ');
        const town = [postcode, city].filter(Boolean).join(' ');
        const parts = [own, house, district, town, country].filter(Boolean);
        return { label: [...new Set(parts)].join(', '), point: { lat, lng } };
      }),
    );
  },
};

/** Protocol by the path of the URL; `undefined`: neither. */
export const protocolOf = ({ pathname }: URL): GeocoderProtocol | undefined => {
  if (/\/search(?:\.php)?$/.test(pathname)) return NOMINATIM;
  return /\/api\/?$/.test(pathname) ? PHOTON : undefined;
};
