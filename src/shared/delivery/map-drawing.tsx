import { memo } from 'react';
import type { GeoPoint } from '#domain/delivery/address.ts';
import { MAP_SIZE, type MapView, netKm, ontoMap, toMap } from '#domain/delivery/map-view.ts';
import type { DrawnZone } from '#domain/delivery/map-zones.ts';
import styles from './delivery-map.module.css';
import type { DrawnTile } from './use-drawn-tiles.ts';

const { width, height } = MAP_SIZE;

const Net = ({ view }: { readonly view: MapView }) => {
  const step = netKm(view) * view.unitsPerKm;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / step) + 1 }, (_, i) => ((length / 2) % step) + i * step - step);
  const path = [
    ...lines(width).map((x) => `M${x.toFixed(1)} 0V${height}`),
    ...lines(height).map((y) => `M0 ${y.toFixed(1)}H${width}`),
  ].join('');
  return <path className={styles.net} d={path} />;
};

/** Overlap of neighbouring tiles, so that no seam is visible. */
const SEAM = 0.4;

const Tiles = ({ tiles }: { readonly tiles: readonly DrawnTile[] }) => (
  <g className={styles.tiles}>
    {tiles.map(({ href, left, top, width: wide, height: high }) => (
      <image
        key={`${href} ${left}`}
        href={href}
        x={left}
        y={top}
        width={wide + SEAM}
        height={high + SEAM}
        preserveAspectRatio="none"
      />
    ))}
  </g>
);

const Zone = ({ zone }: { readonly zone: DrawnZone }) => {
  const { drawn, isChosen, closed } = zone;
  const common = { className: isChosen ? styles.chosen : styles.zone, 'data-closed': closed !== undefined };
  if ('radius' in drawn) return <circle {...common} cx={drawn.centre.x} cy={drawn.centre.y} r={drawn.radius} />;
  return <polygon {...common} points={drawn.corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />;
};

/** The grid or the tiles that replace it, the zones, and the line to a pin that is too far away. */
export const MapDrawing = memo(
  ({
    view,
    zones,
    venue,
    pin,
    isTooFar,
    tiles,
  }: {
    readonly view: MapView;
    readonly zones: readonly DrawnZone[];
    readonly venue: GeoPoint | undefined;
    readonly pin: GeoPoint | undefined;
    readonly isTooFar: boolean;
    readonly tiles: readonly DrawnTile[] | undefined;
  }) => {
    const from = venue && toMap(view, venue);
    const to = pin && ontoMap(toMap(view, pin));
    return (
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        data-tiled={tiles !== undefined}
      >
        {tiles ? <Tiles tiles={tiles} /> : <Net view={view} />}
        {zones.map((zone) => (
          <Zone key={zone.key} zone={zone} />
        ))}
        {/* Drawn again on top, so that the chosen zone’s border covers its neighbours. */}
        {zones
          .filter((zone) => zone.isChosen && !('radius' in zone.drawn))
          .map((zone) => (
            <Zone key={zone.key} zone={zone} />
          ))}
        {isTooFar && from && to && <line className={styles.way} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      </svg>
    );
  },
);
