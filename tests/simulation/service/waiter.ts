// A waiter with a phone: sees the stored board, fresh or not, and acts on it. Two waiters often conflict.
import type { ProductId, SessionId } from '#domain/ids.ts';
import { addMoney, minor, ZERO } from '#domain/pricing/money.ts';
import type { Board } from '#domain/service/board.ts';
import { mayAnswer, PAPER_ANSWERS } from '#domain/service/paper.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { Random } from '../random.ts';
import { TABLES } from '../venue.ts';
import type { VenueServer } from '../venue-server.ts';

interface Looking {
  readonly board: Board;
  readonly random: Random;
  readonly server: VenueServer;
}
type Wish = (looking: Looking) => StaffCommand | undefined;

const one = <T>(random: Random, list: readonly T[]): T | undefined => list[random.between(0, list.length - 1)];

const sittingOf = ({ board, random }: Looking): SessionId | undefined =>
  one(
    random,
    board.tables.flatMap(({ sitting }) => sitting?.id ?? []),
  );

const answerCall: Wish = ({ board, random }) => {
  const call = one(random, board.calls);
  return (
    call && {
      kind: 'callAnswer',
      callId: call.id,
      answer: call.coming && random.chance(0.7) ? 'done' : random.pick(['coming', 'done']),
    }
  );
};

const serve: Wish = ({ board, random }) => {
  const order = one(
    random,
    board.orders.filter(({ status }) => status === 'cooked_spot' || status === 'ordered'),
  );
  return (
    order && { kind: 'orderStatus', orderId: order.id, to: random.pick(['served_spot', 'served_spot', 'cooked_spot']) }
  );
};

const accept: Wish = ({ board, random }) => {
  const order = one(
    random,
    board.orders.filter(({ facts }) => !facts.accepted),
  );
  return order && { kind: 'orderFact', orderId: order.id, fact: { kind: 'accepted' } };
};

const refuse: Wish = ({ board, random }) => {
  const order = one(
    random,
    board.orders.filter(({ status }) => status === 'ordered'),
  );
  const reason = { code: 'too_busy', text: '', productIds: [] } as const;
  return order && { kind: 'orderStatus', orderId: order.id, to: 'rejected', reason };
};

const move: Wish = (looking) => {
  const { board, random } = looking;
  const order = random.chance(0.4) ? one(random, board.orders) : undefined;
  const sittingId = sittingOf(looking);
  const about = order ? { orderId: order.id } : sittingId && { sittingId };
  return about && { kind: 'tableChange', about, table: random.pick(TABLES), merge: random.chance(0.7) };
};

const pay: Wish = (looking) => {
  const { board, random } = looking;
  const sittingId = sittingOf(looking);
  const orders = board.orders.filter(({ sessionId, status }) => sessionId === sittingId && status !== 'rejected');
  const total = addMoney(ZERO, ...orders.map((order) => order.total));
  if (!sittingId || total <= 0) return undefined;
  const amount = minor(random.chance(0.5) ? total : random.between(1, total));
  return { kind: 'paid', sittingId, amount, tender: random.pick(['cash', 'card']) };
};

const close: Wish = (looking) => {
  const sittingId = sittingOf(looking);
  return sittingId && { kind: 'closeSitting', sittingId };
};

const dishOff: Wish = ({ random, server }) => {
  const product = one(random, server.menu().products);
  const about = product?.id as ProductId | undefined;
  return about && { kind: 'availability', about, change: { off: random.chance(0.4), until: null } };
};

const settlePaper: Wish = ({ board, random }) => {
  const paper = one(random, board.papers ?? []);
  const answer = paper && PAPER_ANSWERS.filter((word) => mayAnswer(paper.state, word) && word !== 'drop')[0];
  return paper && answer && { kind: 'paper', printer: paper.printer, job: paper.job, answer };
};

const WISHES: readonly (readonly [weight: number, wish: Wish])[] = [
  [5, serve],
  [4, answerCall],
  [2, accept],
  [1.5, refuse],
  [2, move],
  [1, pay],
  [0.4, close],
  [0.7, dishOff],
  [2, settlePaper],
];
const ALL = WISHES.reduce((sum, [weight]) => sum + weight, 0);

/** The waiter's next command; `undefined`: no work of the drawn kind. */
export const waiterWish = (looking: Looking): StaffCommand | undefined => {
  let drawn = looking.random.next() * ALL;
  const found = WISHES.find(([weight]) => {
    drawn -= weight;
    return drawn < 0;
  });
  return found?.[1](looking);
};
