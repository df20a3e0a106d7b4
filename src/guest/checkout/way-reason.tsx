import { Trans } from '@lingui/react/macro';
import type { OrderType } from '#domain/place/place.ts';

/** Why a way to order cannot be taken from here. */
export const WayReason = ({ type }: { readonly type: OrderType }) =>
  type === 'room' ? <Trans>for guests of the house only</Trans> : <Trans>scan the table’s code first</Trans>;

/** Beside a dish of the order that waits for another way to order. */
export const NotThisWay = () => <Trans>not for the way you order now</Trans>;
