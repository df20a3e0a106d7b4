import { Plural, Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GeoPoint } from '#domain/delivery/address.ts';
import { coastPath } from '#domain/delivery/map-coast.ts';
import { MAP_SIZE, type MapPoint, netKm, ontoMap, toMap, viewOf } from '#domain/delivery/map-view.ts';
import { type Box, fannedOut, type JoinedPins, joinPins, uncovered } from '#domain/place/joined-pins.ts';
import { useKilometres } from '#shared/delivery/kilometres.ts';
import { MapDrawing } from '#shared/delivery/map-drawing.tsx';
import { MapScale } from '#shared/delivery/map-scale.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './places-around.module.css';

/** Usual text size, px. Labels and pins grow with the page's own, on a kiosk or for a guest who reads larger. */
const USUAL_REM = 16;
const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;

/** Width of an element in CSS pixels of the usual text size, live; `usual` until measured. */
function useWidth<T extends HTMLElement>(usual: number): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const measured = ref.current;
    if (!measured) return;
    const measure = () => setWidth(((measured.clientWidth || usual) * USUAL_REM) / remPx());
    // Measured before the first paint, so that the map is not drawn at a wrong width.
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [usual]);
  return [ref, width];
}

export interface PlacePin {
  readonly href: string;
  /** Same number as in the list beside the map. */
  readonly mark: number;
  readonly name: string;
  /** City of the place; `undefined` when the venue names none. */
  readonly city: string | undefined;
  readonly isOpen: boolean;
  readonly point: GeoPoint;
}

/** CSS pixels of the usual text size; closer pins could not be pressed separately. */
const PIN = 46;
const LABEL_HEIGHT = 20;
/** Approximate width of a label's letter. */
const LETTER = 8;
const LABEL_PADDING = 10;
/** Corner of the map's own scale, in the same pixels. */
const SCALE_BOX: Box = { left: 0, top: 0, width: 88, height: 40 };
/** Scale that keeps edge pins and their labels inside the map. */
const SHRINK = 0.84;
const MOST_RINGS = 8;

const at = ({ x, y }: MapPoint) => ({
  insetInlineStart: `${(x / MAP_SIZE.width) * 100}%`,
  insetBlockStart: `${(y / MAP_SIZE.height) * 100}%`,
});

const Pin = ({ pin: { href, mark, name, isOpen }, place }: { readonly pin: PlacePin; readonly place: MapPoint }) => (
  <Link
    href={href}
    className={styles.pin}
    style={at(place)}
    data-open={isOpen}
    data-testid="place-pin"
    aria-label={`${mark}. ${name}`}
  >
    <svg viewBox="0 0 28 39" aria-hidden="true">
      <path d="M14 0C6.3 0 0 6.2 0 13.9 0 24 14 39 14 39s14-15 14-25.1C28 6.2 21.7 0 14 0Z" />
    </svg>
    <span className={styles.mark} aria-hidden="true">
      {mark}
    </span>
  </Link>
);

/** Label below a pin: the venue, or the area of merged pins. */
const labelOf = ({ pins }: JoinedPins<PlacePin>): string => {
  const [first, ...others] = pins;
  if (others.length === 0) return first?.name ?? '';
  return [...new Set(pins.flatMap(({ city }) => city ?? []))].join(', ');
};

const MOST_MARKS = 3;
/** Numbers of merged pins, as in the list: a bare count would be taken for one of them. */
const marksOf = (pins: readonly PlacePin[]): string => {
  const marks = pins.map(({ mark }) => mark).toSorted((a, b) => a - b);
  const more = marks.length - MOST_MARKS;
  return marks.slice(0, MOST_MARKS).join(' · ') + (more > 0 ? ` +${more}` : '');
};

interface Label {
  readonly text: string;
  readonly foot: MapPoint;
}

const boxesOf = (feet: readonly MapPoint[], scale: number): readonly Box[] =>
  feet.map(({ x, y }) => ({ left: x * scale - PIN / 2, top: y * scale - PIN, width: PIN, height: PIN }));

/** Labels as boxes in the same pixels; those that would cover a pin or each other are left out. */
function useLabels(labels: readonly Label[], pins: readonly MapPoint[], width: number) {
  const scale = width / MAP_SIZE.width;
  const height = MAP_SIZE.height * scale;
  const boxes = labels.map(({ text, foot }): Box => {
    const wide = text.length * LETTER + LABEL_PADDING;
    const left = Math.min(Math.max(foot.x * scale - wide / 2, 4), Math.max(4, width - wide - 4));
    // Above the pin when there is no room below it.
    const below = foot.y * scale + 2;
    const top = below + LABEL_HEIGHT <= height ? below : foot.y * scale - PIN - LABEL_HEIGHT;
    return { left, top, width: wide, height: LABEL_HEIGHT };
  });
  return uncovered(boxes, [SCALE_BOX, ...boxesOf(pins, scale)]).flatMap((box, i) =>
    box ? [{ text: labels[i]?.text ?? '', box }] : [],
  );
}

/** Places on our own map, with the guest's position once requested. Nearby pins are merged. */
export const PlacesMap = ({
  pins,
  near,
}: {
  readonly pins: readonly [PlacePin, ...PlacePin[]];
  readonly near: GeoPoint | undefined;
}) => {
  const kilometres = useKilometres();
  const [map, width] = useWidth<HTMLDivElement>(MAP_SIZE.width);
  const [closer, setCloser] = useState<readonly string[]>([]);
  const back = useRef<HTMLButtonElement>(null);
  const [first, ...others] = pins.filter(({ href }) => closer.includes(href));
  const isCloser = first !== undefined;
  useEffect(() => {
    // The closer map no longer shows the pressed pin, so the focus moves to the button that leads back.
    if (isCloser) back.current?.focus();
  }, [isCloser]);

  const [one, ...more] = isCloser ? ([first, ...others] as const) : pins;
  const whole = viewOf([one.point, ...more.map(({ point }) => point), ...(near && !isCloser ? [near] : [])]);
  const view = { ...whole, unitsPerKm: whole.unitsPerKm * SHRINK };
  const gap = (PIN * MAP_SIZE.width) / width;
  const shown = isCloser ? [one, ...more] : pins;
  const joined = joinPins(
    shown.map((pin) => ({ pin, at: ontoMap(toMap(view, pin.point)) })),
    gap,
  );
  // Places that no zoom separates stand side by side.
  const spots: readonly JoinedPins<PlacePin>[] = isCloser
    ? joined.flatMap((spot) => fannedOut(spot, gap).map(({ at: place, pin }) => ({ at: place, pins: [pin] })))
    : joined;
  const me = near && toMap(view, near);
  const net = netKm(view);
  const ringText = kilometres(net);
  const coast = coastPath(view);
  const rings = me ? Array.from({ length: MOST_RINGS }, (_, i) => net * (i + 1)) : [];
  const labels = useLabels(
    [
      ...spots.map((spot) => ({ text: labelOf(spot), foot: spot.at })),
      ...(me ? rings.map((km) => ({ text: kilometres(km), foot: { x: me.x, y: me.y - km * view.unitsPerKm } })) : []),
    ].filter(({ text, foot }) => text !== '' && foot.y >= 0),
    spots.map((spot) => spot.at),
    width,
  );
  return (
    <>
      <div ref={map} className={styles.map} data-testid="places-map">
        <MapDrawing view={view} zones={[]} venue={undefined} pin={undefined} isTooFar={false} tiles={undefined} />
        {coast && <span className={styles.sea} style={{ maskImage: `url(${coast})` }} data-testid="coast" />}
        {me && (
          <svg className={styles.rings} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
            {rings.map((km) => (
              <circle key={km} cx={me.x} cy={me.y} r={km * view.unitsPerKm} />
            ))}
          </svg>
        )}
        <div className={styles.labels} aria-hidden="true" data-testid="places-map-labels">
          <MapScale view={view} />
          {labels.map(({ text, box }) => (
            <span
              key={`${text} ${box.left}`}
              className={styles.label}
              style={{
                insetInlineStart: `${box.left / USUAL_REM}rem`,
                insetBlockStart: `${box.top / USUAL_REM}rem`,
                inlineSize: `${box.width / USUAL_REM}rem`,
              }}
            >
              {text}
            </span>
          ))}
        </div>
        {me && <span className={styles.here} style={at(ontoMap(me))} aria-hidden="true" />}
        {spots.map(({ at: place, pins: here }) => {
          const [pin] = here;
          if (!pin) return null;
          if (here.length === 1) return <Pin key={pin.href} pin={pin} place={place} />;
          const names = here.map(({ name }) => name).join(', ');
          return (
            <button
              key={pin.href}
              type="button"
              className={styles.joined}
              style={at(place)}
              data-open={here.some(({ isOpen }) => isOpen)}
              data-testid="joined-pins"
              onClick={() => setCloser(here.map(({ href }) => href))}
            >
              <span aria-hidden="true">{marksOf(here)}</span>
              <VisuallyHidden>
                <Plural
                  value={here.length}
                  one={`# venue, show it closer: ${names}`}
                  other={`# venues, show them closer: ${names}`}
                />
              </VisuallyHidden>
            </button>
          );
        })}
      </div>
      {/* Beside the map, because pins may cover the dot and every label below it. */}
      {me && (
        <p className={styles.legend} data-testid="places-map-legend">
          <span className={styles.dot} aria-hidden="true" />
          <Trans>You are here. From ring to ring: {ringText}</Trans>
        </p>
      )}
      {isCloser && (
        <Button ref={back} small className={styles.back} onClick={() => setCloser([])} data-testid="whole-map">
          <Trans>The whole map</Trans>
        </Button>
      )}
    </>
  );
};
