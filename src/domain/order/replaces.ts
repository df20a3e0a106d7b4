// Which refused order the next press on "send" replaces.
import type { OrderId } from '../ids.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';

type Sent = Pick<OutboxEntry, 'id' | 'seq' | 'state' | 'refusal' | 'replaces' | 'dismissed'>;

/**
 * The newest order that was refused for its price, unless the guest has put it away or another order has replaced it
 * already: one refusal is accepted once, and an older one is nobody's answer any more. `entries`: all that the device has
 * of the place, in any order, those that were put away too.
 */
export function refusalToReplace(entries: readonly Sent[]): OrderId | undefined {
  const refused = entries.filter(({ state, refusal }) => state === 'refused' && refusal?.code === 'price_changed');
  const newest = refused.reduce<Sent | undefined>((best, one) => (best && best.seq > one.seq ? best : one), undefined);
  if (!newest || newest.dismissed || entries.some(({ replaces }) => replaces === newest.id)) return undefined;
  return newest.id;
}
