// Sea and borders behind the map of the venues, from Natural Earth's outlines of countries (public domain, 1:50,000,000).
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bboxClip } from '@turf/bbox-clip';
import type { BBox, Position } from 'geojson';
import { LRUCache } from 'lru-cache';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { fromMap, MAP_SIZE, type MapView, toMap } from '#domain/delivery/map-view.ts';

/** Land is drawn this far beyond the map, in units, so that the edges of clipped polygons are out of sight. */
const BEYOND = 40;
const require = createRequire(import.meta.url);
/** Drawings kept; an installation has few sets of venues. */
const KEPT = 50;

/** The outlines are large and rarely needed, so they are read for each drawing and not kept. */
const readCountries = async () => {
  const text = await readFile(require.resolve('world-atlas/countries-50m.json'), 'utf8');
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(text);
  return feature(topology, topology.objects.countries).features;
};

/**
 * Outlines of the land in a view, as rings in units of the drawing; inner rings are seas and enclaves. `undefined`: the view
 * contains a pole or the date line.
 */
export const landIn = async (view: MapView): Promise<readonly Position[][] | undefined> => {
  const { width, height } = MAP_SIZE;
  const north = fromMap(view, { x: -BEYOND, y: -BEYOND });
  const south = fromMap(view, { x: width + BEYOND, y: height + BEYOND });
  if (north.lng >= south.lng || north.lat >= 90 || south.lat <= -90) return undefined;
  const box: BBox = [north.lng, south.lat, south.lng, north.lat];
  const countries = await readCountries();
  return countries
    .flatMap(({ geometry }): readonly Position[][] => {
      if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') return [];
      // The clip of a polygon may be several.
      const { geometry: clipped } = bboxClip(geometry, box);
      if (clipped.type === 'Polygon') return clipped.coordinates;
      return clipped.type === 'MultiPolygon' ? clipped.coordinates.flat() : [];
    })
    .filter((ring) => ring.length > 3)
    .map((ring) =>
      ring.map(([lng = 0, lat = 0]) => {
        const { x, y } = toMap(view, { lat, lng });
        return [x, y];
      }),
    );
};

const pathOf = (ring: readonly Position[]): string =>
  `M${ring.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const drawings = new LRUCache<string, string>({ max: KEPT });

/** SVG of a view in units of the drawing: sea filled, coasts and borders as lines. `undefined`: as for `landIn`. */
export const coastOf = async (view: MapView): Promise<string | undefined> => {
  const key = `${view.centre.lat} ${view.centre.lng} ${view.unitsPerKm}`;
  const kept = drawings.get(key);
  if (kept !== undefined) return kept;
  const land = await landIn(view);
  if (!land) return undefined;
  const { width, height } = MAP_SIZE;
  const all = `M${-BEYOND} ${-BEYOND}H${width + BEYOND}V${height + BEYOND}H${-BEYOND}Z${land.map(pathOf).join('')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" stroke="#000" stroke-width=".7" d="${all}"/></svg>`;
  drawings.set(key, svg);
  return svg;
};
