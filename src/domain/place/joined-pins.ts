// Joins map pins that would cover each other, and places labels beside pins.
import type { MapPoint } from '../delivery/map-view.ts';

export interface PlacedPin<T> {
  readonly at: MapPoint;
  readonly pin: T;
}

export interface JoinedPins<T> {
  /** The middle of the joined pins. */
  readonly at: MapPoint;
  readonly pins: readonly T[];
}

const between = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

const joined = <T>(one: JoinedPins<T>, other: JoinedPins<T>): JoinedPins<T> => {
  const [own, more] = [one.pins.length, other.pins.length];
  const middle = (a: number, b: number) => (a * own + b * more) / (own + more);
  return {
    at: { x: middle(one.at.x, other.at.x), y: middle(one.at.y, other.at.y) },
    pins: [...one.pins, ...other.pins],
  };
};

/** Joins pins closer than `gap`, nearest first, until all are apart. Each pin is in exactly one. */
export const joinPins = <T>(placed: readonly PlacedPin<T>[], gap: number): readonly JoinedPins<T>[] => {
  let all: readonly JoinedPins<T>[] = placed.map(({ at, pin }) => ({ at, pins: [pin] }));
  for (;;) {
    let nearest: { readonly i: number; readonly j: number; readonly far: number } | undefined;
    for (const [i, one] of all.entries())
      for (const [j, other] of all.entries()) {
        const far = j > i ? between(one.at, other.at) : gap;
        if (far < Math.min(gap, nearest?.far ?? gap)) nearest = { i, j, far };
      }
    const [one, other] = nearest ? [all[nearest.i], all[nearest.j]] : [];
    if (!one || !other) return all;
    all = all.flatMap((each) => (each === one ? [joined(one, other)] : each === other ? [] : [each]));
  }
};

/** Fans out pins of one point, so that each can be pressed. */
export const fannedOut = <T>({ at, pins }: JoinedPins<T>, gap: number): readonly PlacedPin<T>[] =>
  pins.map((pin, i) => ({ at: { x: at.x + (i - (pins.length - 1) / 2) * gap, y: at.y }, pin }));

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const cover = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Boxes that cover neither `taken` nor an earlier box; undefined for the others. */
export const uncovered = (boxes: readonly Box[], taken: readonly Box[]): readonly (Box | undefined)[] => {
  const kept: Box[] = [...taken];
  return boxes.map((box) => {
    if (kept.some((one) => cover(one, box))) return undefined;
    kept.push(box);
    return box;
  });
};
