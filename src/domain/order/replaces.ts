// The refused order that the next press on "send" replaces.
import type { OrderId } from '../ids.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';

type Sent = Pick<OutboxEntry, 'id' | 'seq' | 'state' | 'refusal' | 'replaces' | 'dismissed'>;

/**
 * Newest order refused with another price, for all of it or the remaining dishes; undefined when the guest dismissed it or
 * another order replaced it, since a refusal is accepted once and older ones are obsolete. `entries`: all entries of the
 * place on this device, in any order, including dismissed ones.
 */
export function refusalToReplace(entries: readonly Sent[]): OrderId | undefined {
  const isAnother = ({ refusal }: Sent) => refusal?.code === 'price_changed' || refusal?.quote !== undefined;
  const refused = entries.filter((entry) => entry.state === 'refused' && isAnother(entry));
  const newest = refused.reduce<Sent | undefined>((best, one) => (best && best.seq > one.seq ? best : one), undefined);
  if (!newest || newest.dismissed || entries.some(({ replaces }) => replaces === newest.id)) return undefined;
  return newest.id;
}
