// GET map-services: the server's map services beside the drawn map. Our own endpoint.
import * as v from 'valibot';
import type { MapServices } from '#domain/delivery/map-services.ts';

const https = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/));

export const mapServicesSchema = v.object({
  /** Service that receives guests' address searches; null: none. */
  geocoder: v.nullable(v.object({ host: v.pipe(v.string(), v.minLength(1)) })),
  /** Map tiles with the provider's attribution; null: none. */
  tiles: v.nullable(v.object({ attribution: v.string(), href: v.nullable(https) })),
});

export const mapServicesToWire = ({ geocoder, tiles }: MapServices): v.InferOutput<typeof mapServicesSchema> => ({
  geocoder: geocoder ?? null,
  tiles: tiles ? { attribution: tiles.attribution, href: tiles.href ?? null } : null,
});

/** Unreadable services are left out. */
export const parseMapServices = (body: unknown): MapServices => {
  const parsed = v.safeParse(mapServicesSchema, body);
  if (!parsed.success) return {};
  const { geocoder, tiles } = parsed.output;
  return {
    ...(geocoder && { geocoder }),
    ...(tiles && { tiles: { attribution: tiles.attribution, href: tiles.href ?? undefined } }),
  };
};
