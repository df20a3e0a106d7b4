// Judging a delivery point among 200 zones, as the order page does with every move of the pin and the server with every order.
//
//   node tests/bench/zones.ts [--zones 200] [--corners 100] [--points 2000]
//
// Zones that overlap: each point lies in the boxes of several. "worked out" is what is done once, as the server reads what was
// published and as the order page opens; "first" the first point of all behind it. The clock of the place's zone, which all
// hours share, runs before. A later point counts by the best of three, so that others' work counts less. Goal of a point: 1 ms.
import { parseArgs } from 'node:util';
import { judgeDelivery, prepareDelivery } from '#domain/delivery/judge-delivery.ts';
import { placeTime } from '#domain/place/hours.ts';
import { delivering, shape } from '../domain/delivery/delivery-place.ts';
import { createRandom } from '../simulation/random.ts';
import { median, quantile } from './ratio-table.ts';
import { machine } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    zones: { type: 'string', default: '200' },
    corners: { type: 'string', default: '100' },
    points: { type: 'string', default: '2000' },
  },
});
const NOON = Date.UTC(2026, 9, 6, 9);
/** Degrees. */
const TOWN = 0.2;
const random = createRandom(1);
const within = (half: number): number => (random.next() * 2 - 1) * half;

/** A star-shaped polygon with this many corners around a point of the town. */
const zoneAt = (id: number) => {
  const [lat, lng] = [42.7 + within(TOWN), 23.3 + within(TOWN)];
  const corners = Array.from({ length: Number(asked.corners) }, (_, at): [number, number] => {
    const angle = (at / Number(asked.corners)) * 2 * Math.PI;
    const far = 0.02 + random.next() * 0.02;
    return [lat + Math.sin(angle) * far, lng + Math.cos(angle) * far];
  });
  return shape(id, corners, 200);
};
const place = delivering({ shapes: Array.from({ length: Number(asked.zones) }, (_, at) => zoneAt(at + 1)) });

let carried = 0;
const somewhere = () => ({ lat: 42.7 + within(TOWN), lng: 23.3 + within(TOWN) });
const judge = (point: ReturnType<typeof somewhere>): number => {
  const began = performance.now();
  const verdict = judgeDelivery(place, { point }, NOON);
  const took = performance.now() - began;
  if (verdict?.kind === 'carried') carried += 1;
  return took;
};
placeTime(NOON, place.timeZone);
const begin = performance.now();
prepareDelivery(place);
const prepared = performance.now() - begin;
const first = judge(somewhere());
const later = Array.from({ length: Number(asked.points) }, () => {
  const point = somewhere();
  return Math.min(judge(point), judge(point), judge(point));
});

const ms = (value: number): string => value.toFixed(3);
console.log(
  `${asked.zones} zones of ${asked.corners} corners, ${asked.points} points, ${carried} carried. ${machine()}\n`,
);
console.log('| ms | worked out | first | p50 | p99 | worst | goal |\n|---|---|---|---|---|---|---|');
const times = [prepared, first, median(later), quantile(later, 0.99), Math.max(...later)];
console.log(`| judged | ${times.map(ms).join(' | ')} | ≤ 1 |`);
