// Probable mistakes in delivery terms: self-crossing zones, swapped coordinates, invalid rings.
import type { Venue } from '#contract/place/venue.ts';
import type { Corner } from '#domain/delivery/geometry.ts';
import { ownZoneFault, type RingFault, ringFault, ringGap } from '#domain/delivery/zone-faults.ts';
import { parseAmount, ZERO } from '#domain/pricing/money.ts';
import { checkAmount, checkUnique } from '../check-place.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Path, Report } from '../problem.ts';

type OrderType = Venue['orderTypes'][number];

const ringText = (fault: Exclude<RingFault, { kind: 'degrees' }>): string => {
  switch (fault.kind) {
    case 'few':
      return 'a shape needs three corners or more';
    case 'date-line':
      return 'runs over the date line: write it as two shapes, one on each side';
    case 'flat':
      return 'all its corners stand on one line';
    case 'crosses':
      return `crosses itself near ${fault.near[0].toFixed(5)}, ${fault.near[1].toFixed(5)}`;
  }
};

function checkShape(coordinates: readonly Corner[], at: Path, report: Report): void {
  const fault = ringFault(coordinates);
  if (fault?.kind === 'degrees') report([...at, fault.at], 'must be a latitude and a longitude in degrees');
  else if (fault) report(at, ringText(fault));
}

function checkOwnZone({ location }: Venue, { shapes }: OrderType, at: Path, report: Report): void {
  const fault = ownZoneFault(
    location,
    shapes.map(({ coordinates }) => coordinates),
  );
  if (!fault) return;
  report(
    at,
    fault === 'swapped'
      ? 'latitude and longitude are swapped: corners are written as [latitude, longitude]'
      : `none of them holds the venue itself, at ${location?.lat}, ${location?.lng}`,
  );
}

function checkWindow(one: Partial<Record<'activeFrom' | 'activeTo', string | undefined>>, at: Path, report: Report) {
  if ((one.activeFrom === undefined) !== (one.activeTo === undefined)) {
    report(at, 'activeFrom and activeTo stand together or not at all');
  }
}

/** Lowest amount with a delivery price, when smaller orders have none; `undefined` otherwise. */
const leastTier = (tiers: OrderType['prices'], currency: string): string | undefined => {
  const from = ({ priceOver }: OrderType['prices'][number]) => parseAmount(priceOver, currency) ?? ZERO;
  const [first] = tiers.toSorted((one, other) => from(one) - from(other));
  return first && from(first) > 0 ? first.priceOver : undefined;
};

/** Reports errors in the delivery terms of each order type. */
export function checkDelivery({ venue, indexes }: ReadableVenue, report: Report): void {
  for (const [i, type] of venue.orderTypes.entries()) {
    const at: Path = ['orderTypes', indexes.orderTypes[i] ?? i];
    const amounts = (
      one: Partial<Record<'deliveryPrice' | 'freeFrom' | 'minimum', string | undefined>>,
      path: Path,
    ) => {
      for (const key of ['deliveryPrice', 'freeFrom', 'minimum'] as const) {
        const amount = one[key];
        if (amount !== undefined) checkAmount(amount, venue.currency, [...path, key], report);
      }
    };
    amounts(type, at);
    for (const [j, radius] of type.radiuses.entries()) {
      const here: Path = [...at, 'radiuses', j];
      amounts(radius, here);
      if (radius.start < 0 || radius.end <= radius.start)
        report(here, `${radius.start} to ${radius.end} km is no ring`);
    }
    if (type.radiuses.length > 0 && !venue.location) {
      report([...at, 'radiuses'], 'need the location of the venue, from which they are measured');
    }
    const gap = type.shapes.length === 0 ? ringGap(type.radiuses) : undefined;
    if (gap) report([...at, 'radiuses'], `no ring holds what lies between ${gap.from} and ${gap.to} km`);
    for (const [j, shape] of type.shapes.entries()) {
      const here: Path = [...at, 'shapes', j];
      amounts(shape, here);
      checkWindow(shape, here, report);
      checkShape(shape.coordinates, [...here, 'coordinates'], report);
    }
    checkOwnZone(venue, type, [...at, 'shapes'], report);
    const least = leastTier(type.prices, venue.currency);
    if (least)
      report(
        [...at, 'prices'],
        `nothing says what the way costs on orders below ${least}: begin with "priceOver": "0"`,
      );
    for (const [j, region] of type.regions.entries()) {
      amounts(region, [...at, 'regions', j]);
      checkWindow(region, [...at, 'regions', j], report);
    }
    checkUnique(
      type.regions.map(({ key }, j) => [key, [...at, 'regions', j, 'key']]),
      'key',
      report,
    );
  }
}
