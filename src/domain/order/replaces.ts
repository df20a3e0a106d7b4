// Which refused order the next press on "send" replaces.
import type { OrderId } from '../ids.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';

type Sent = Pick<OutboxEntry, 'id' | 'seq' | 'state' | 'refusal' | 'replaces' | 'dismissed'>;

/**
 * The newest order that was refused at another price, of all of it or of what is left, unless the guest has put it away or another order has replaced it
 * already: one refusal is accepted once, and an older one is nobody's answer any more. `entries`: all that the device has
 * of the place, in any order, those that were put away too.
 */
export function refusalToReplace(entries: readonly Sent[]): OrderId | undefined {
  const isAnother = ({ refusal }: Sent) => refusal?.code === 'price_changed' || refusal?.quote !== undefined;
  const refused = entries.filter((entry) => entry.state === 'refused' && isAnother(entry));
  const newest = refused.reduce<Sent | undefined>((best, one) => (best && best.seq > one.seq ? best : one), undefined);
  if (!newest || newest.dismissed || entries.some(({ replaces }) => replaces === newest.id)) return undefined;
  return newest.id;
}
