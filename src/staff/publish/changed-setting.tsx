import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldKind } from '#domain/owner/setting-fields.ts';
import type { Json } from '#domain/owner/venue-file.ts';

type Kind = FieldKind['kind'];

const NAMED: readonly Kind[] = [
  'stations',
  'printers',
  'zones',
  'regions',
  'needs',
  'payments',
  'questions',
  'pickup-places',
  'additional-types',
  'seasons',
];

/** Whether a setting is a list of named items. */
export const isOfNamed = (kind: Kind): boolean => NAMED.includes(kind);

/** Field of a setting or of one of its items to which a path leads; `undefined`: the whole, or a part with its own name. */
export const fieldOf = (kind: Kind, within: readonly string[]): string | undefined => {
  if (isOfNamed(kind)) return within[1];
  return kind === 'vat' || kind === 'charge' ? within[0] : undefined;
};

/** Label of a setting's field, as in its editor. */
export const settingTexts = (field: string | undefined): ReactNode => {
  switch (field) {
    case 'name':
      return <Trans>Name</Trans>;
    case 'title':
      return <Trans>Question</Trans>;
    case 'icon':
      return <Trans>Picture</Trans>;
    case 'at':
      return <Trans context="where something stands">Where</Trans>;
    case 'low':
      return <Trans>Lowest of five</Trans>;
    case 'high':
      return <Trans>Highest of five</Trans>;
    case 'options':
      return <Trans comment="among which a guest chooses">Answers</Trans>;
    case 'categories':
      return <Trans>Categories of the station</Trans>;
    case 'default':
      return <Trans>What no station has goes to</Trans>;
    case 'address':
      return <Trans>Address in the network</Trans>;
    case 'stations':
      return <Trans>Whose tickets it prints</Trans>;
    case 'prints':
      return <Trans>What it prints</Trans>;
    case 'width':
      return <Trans>Width of the paper</Trans>;
    case 'mode':
      return <Trans>How it prints</Trans>;
    case 'codePages':
      return <Trans>Maker, for its letters</Trans>;
    case 'here':
      return <Trans>Eaten in the house, in per cent</Trans>;
    case 'away':
      return <Trans>Taken away or delivered, in per cent</Trans>;
    case 'value':
      return <Trans comment="of a charge for serving">How much it is</Trans>;
    case 'valueType':
      return <Trans comment="a charge for serving: a percentage, or an amount">How it is worked out</Trans>;
    case 'orderTypes':
      return <Trans>For which orders</Trans>;
    case 'deliveryPrice':
      return <Trans comment="the price of a delivery">What the way costs</Trans>;
    case 'freeFrom':
      return <Trans>Free delivery from</Trans>;
    case 'minimum':
      return <Trans>Minimum order for delivery</Trans>;
    case 'activeFrom':
      return <Trans>Served from</Trans>;
    case 'activeTo':
      return <Trans>Served until</Trans>;
    case 'season':
      return <Trans comment="of a hall: the part of the year in which it is open">Season</Trans>;
    case 'coordinates':
      return <Trans comment="of a zone on the map">Corners</Trans>;
    default:
      return <Trans>Something else</Trans>;
  }
};

/** Change of a setting: one item, the order, or a field. */
export const changedSetting = (props: {
  readonly kind: Kind;
  readonly within: readonly string[];
  readonly was?: Json | undefined;
  readonly now?: Json | undefined;
}): ReactNode => {
  const { kind, within, was, now } = props;
  const field = fieldOf(kind, within);
  if (kind === 'pickup-places' && field === 'address') return <Trans>Address</Trans>;
  if (field !== undefined) return settingTexts(field);
  if (!isOfNamed(kind)) return undefined;
  if (within.length === 0) {
    const isOrder = [was, now].every((one) => Array.isArray(one) && one.every((name) => typeof name === 'string'));
    return isOrder ? <Trans>order</Trans> : undefined;
  }
  if (was === undefined) return <Trans>new</Trans>;
  return now === undefined ? (
    <Trans comment="a station, a printer, a zone of delivery, a question">gone</Trans>
  ) : undefined;
};
