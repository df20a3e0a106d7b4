import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react';
import type { GeoPoint } from '#domain/delivery/address.ts';
import type { MapTiles } from '#domain/delivery/map-services.ts';
import { fromMap, MAP_SIZE, type MapPoint, movedBy, ontoMap, toMap } from '#domain/delivery/map-view.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { arrowDown, arrowLeft, arrowRight, arrowUp, locate } from '#ui/look/icons-later.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import styles from './delivery-map.module.css';
import { MapDrawing } from './map-drawing.tsx';
import { MapLabels, type MapLabelsProps } from './map-labels.tsx';
import type { DrawnTile } from './use-drawn-tiles.ts';

/** Kilometres moved by an arrow key, and with Shift. */
const STEP = 0.025;
const LONG_STEP = 0.25;

/** Position of the pin before the guest places it: in a corner, so that no place seems to be chosen. */
const WAITING: MapPoint = { x: 28, y: MAP_SIZE.height - 12 };
/** Position after a key on the waiting pin; keys reach every part of the map from this position. */
const MIDDLE: MapPoint = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 };

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
} as const;
type Direction = keyof typeof DIRECTIONS;
const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

const at = ({ x, y }: MapPoint) => ({
  insetInlineStart: `${(x / MAP_SIZE.width) * 100}%`,
  insetBlockStart: `${(y / MAP_SIZE.height) * 100}%`,
});

export interface DeliveryMapProps extends MapLabelsProps {
  readonly onPin: (point: GeoPoint) => void;
  /** Omitted: no button for the device's location. */
  readonly onLocate?: (() => void) | undefined;
  readonly isLocating?: boolean | undefined;
  /** Id of the error text about the pin's position. */
  readonly describedBy: string;
  /** Omitted: no map tiles in the background. */
  readonly tiles?: readonly DrawnTile[] | undefined;
  /** Attribution of the tiles. */
  readonly attribution?: MapTiles | undefined;
  /** Gets the focus when something other than the guest's hand placed the pin. */
  readonly pinRef?: Ref<HTMLButtonElement> | undefined;
}

const Attribution = ({ attribution, href }: MapTiles) => (
  <p className={styles.attribution} data-testid="tiles-attribution">
    {href === undefined ? (
      attribution
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {attribution}
      </a>
    )}
  </p>
);

/**
 * Zones, venue and pin as our own drawing: works offline, with tiles only where they are configured. The pin is dragged, or
 * moved by keys and buttons.
 */
export const DeliveryMap = (props: DeliveryMapProps) => {
  const { view, zones, venue, pin, onPin, tiles, attribution } = props;
  const { t } = useLingui();
  const map = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);
  const grabbed = useRef<MapPoint>({ x: 0, y: 0 });
  const stands = pin ? ontoMap(toMap(view, pin)) : WAITING;

  const pressedAt = ({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint | undefined => {
    const box = map.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return {
      x: ((clientX - box.left) / box.width) * MAP_SIZE.width,
      y: ((clientY - box.top) / box.height) * MAP_SIZE.height,
    };
  };
  const put = (there: MapPoint | undefined) => there && onPin(fromMap(view, ontoMap(there)));
  const step = (direction: Direction, km: number) => {
    const [east, north] = DIRECTIONS[direction];
    onPin(pin ? movedBy(pin, east * km, north * km) : fromMap(view, MIDDLE));
  };

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    const there = pressedAt(event);
    if (!there) return;
    grabbed.current = { x: there.x - stands.x, y: there.y - stands.y };
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDragged(true);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const there = isDragged ? pressedAt(event) : undefined;
    if (there) put({ x: there.x - grabbed.current.x, y: there.y - grabbed.current.y });
  };
  const press = (event: KeyboardEvent) => {
    if (!isDirection(event.key)) return;
    event.preventDefault();
    step(event.key, event.shiftKey ? LONG_STEP : STEP);
  };
  const moves = [
    ['ArrowLeft', arrowLeft, t`Move the pin to the west`],
    ['ArrowUp', arrowUp, t`Move the pin to the north`],
    ['ArrowDown', arrowDown, t`Move the pin to the south`],
    ['ArrowRight', arrowRight, t`Move the pin to the east`],
  ] as const;

  return (
    <div className={styles.whole}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pin itself is moved by keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap is the short way; the pin is the control */}
      <div
        ref={map}
        className={styles.map}
        data-testid="delivery-map"
        data-tiled={tiles !== undefined}
        onClick={(event) => put(pressedAt(event))}
      >
        <MapDrawing
          view={view}
          zones={zones}
          venue={venue.point}
          pin={pin}
          isTooFar={props.tooFarKm !== undefined}
          tiles={tiles}
        />
        <MapLabels {...props} />
        {venue.point && (
          <span className={styles.venue} style={at(ontoMap(toMap(view, venue.point)))} aria-hidden="true">
            <Rosette name={venue.name} />
          </span>
        )}
        <button
          ref={props.pinRef}
          type="button"
          className={styles.pin}
          style={at(stands)}
          data-set={pin !== undefined}
          data-dragged={isDragged}
          data-testid="delivery-pin"
          aria-label={pin ? t`Pin: move it with the arrow keys` : t`Pin: put it on the map`}
          aria-describedby={props.describedBy}
          onClick={(event) => {
            event.stopPropagation();
            // A key sets the pin; a finger drags it, or taps the map.
            if (!pin && event.detail === 0) put(MIDDLE);
          }}
          onKeyDown={press}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={() => setDragged(false)}
          onPointerCancel={() => setDragged(false)}
        >
          <svg viewBox="0 0 28 39" aria-hidden="true">
            <path d="M14 0C6.3 0 0 6.2 0 13.9 0 24 14 39 14 39s14-15 14-25.1C28 6.2 21.7 0 14 0Z" />
            <circle cx="14" cy="13.5" r="5" />
          </svg>
        </button>
        {props.onLocate && (
          <IconButton
            icon={locate}
            label={t`Put the pin where I am`}
            look="floating"
            className={styles.locate}
            aria-busy={props.isLocating}
            onClick={(event) => {
              event.stopPropagation();
              props.onLocate?.();
            }}
          />
        )}
      </div>
      {tiles && attribution && <Attribution {...attribution} />}
      {/* A tap places the pin; buttons move a placed one by small steps. */}
      {pin && (
        <div className={styles.moves}>
          {moves.map(([way, icon, label]) => (
            <IconButton key={way} icon={icon} label={label} look="soft" onClick={() => step(way, STEP)} />
          ))}
        </div>
      )}
    </div>
  );
};
