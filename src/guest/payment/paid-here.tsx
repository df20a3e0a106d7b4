import type { ToldBill } from '#domain/bill/told-bill.ts';
import { lineNames } from '#domain/order/line-names.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Paying } from '#domain/payment/paying.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { seatOf } from '#domain/session/session.ts';
import { useToldBill } from '#guest/service/use-told-bill.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { readSummary } from '#shared/order/sent-summary.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { type PaidDish, PaidRows } from './paid-rows.tsx';

const NO_SEAT = { table: undefined, room: undefined };

/** Adds up equal names. */
const counted = (dishes: readonly PaidDish[]): readonly PaidDish[] => {
  const byName = new Map<string, PaidDish>();
  for (const dish of dishes) {
    const quantity = dish.quantity + (byName.get(dish.name)?.quantity ?? 0);
    byName.set(dish.name, { ...dish, quantity });
  }
  return [...byName.values()];
};

/** Unpaid amount of the bill; `undefined` while the bill does not contain this payment yet. */
const restOf = (bill: ToldBill | undefined, id: string): Minor | undefined =>
  bill?.shares.some((share) => share.id === id && share.state === 'paid')
    ? minor(Math.max(0, bill.total - bill.paid))
    : undefined;

/** Facts of a paid share of the table's bill. */
const PaidShare = ({ id, entries }: { readonly id: string; readonly entries: readonly OutboxEntry[] }) => {
  const { place, index } = useMenu();
  const { session } = useSession();
  const bill = useToldBill();
  const dishes = (bill?.pieces ?? []).flatMap(({ shareId, orderId, line, name }): PaidDish[] => {
    if (shareId !== id) return [];
    // Orders of other phones keep the venue's names.
    const own = entries.find((entry) => entry.id === orderId)?.order?.lines[line];
    const names = own && lineNames(index, place, own);
    return [{ name: names?.name ?? name, quantity: 1, language: names?.language ?? place.defaultLanguage }];
  });
  return <PaidRows seat={seatOf(session)} dishes={counted(dishes)} rest={restOf(bill, id)} />;
};

/** Facts of a paid order. */
const PaidOrder = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { index } = useMenu();
  const { session } = useSession();
  const dishes = readSummary(index, entry).map(
    ({ name, quantity, choice }): PaidDish => ({ name, quantity, language: choice?.textLanguage }),
  );
  const type = entry.order?.orderType;
  const isSeated = type === 'spot' || type === 'room';
  return <PaidRows seat={isSeated ? seatOf(session) : NO_SEAT} dishes={counted(dishes)} rest={undefined} />;
};

/** Subject of a paid payment: mounted when the payment succeeds, so that the bill is requested again then. */
export const PaidHere = ({
  paying,
  entries,
}: {
  readonly paying: Paying;
  readonly entries: readonly OutboxEntry[];
}) => {
  if (paying.isShare) return <PaidShare id={paying.id} entries={entries} />;
  const entry = entries.find(({ id }) => id === paying.id);
  return entry ? <PaidOrder entry={entry} /> : null;
};
