// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ToldBill, ToldShare } from '#domain/bill/told-bill.ts';
import type { OrderId } from '#domain/ids.ts';
import type { CardPayment } from '#domain/payment/card-payment.ts';
import { minor } from '#domain/pricing/money.ts';
import { BillShares } from '#guest/service/bill/bill-shares.tsx';
import { RestBeingPaid } from '#guest/service/bill/rest-being-paid.tsx';
import { OwnPayments } from '#guest/service/continue-paying.tsx';
import { payingRow } from '../../../shared/payment/paying-rows.ts';
import { renderScreen, words } from '../../../support/render-screen.tsx';

const AT = Date.UTC(2026, 9, 6, 9, 4);
const share = (over: Partial<ToldShare>): ToldShare => ({
  id: 'a',
  kind: 'byDish',
  amount: minor(790),
  tip: minor(0),
  state: 'paid',
  until: undefined,
  at: AT,
  tender: 'card',
  guest: { number: 2, name: undefined, isMine: false },
  isMine: false,
  ...over,
});
const show = (shares: readonly ToldShare[], isOnline = true) => {
  document.body.innerHTML = '';
  const pieces: ToldBill['pieces'] = [
    { orderId: 'o', line: 0, piece: 0, name: 'Салата', amount: minor(790), shareId: 'a' },
    { orderId: 'o', line: 0, piece: 1, name: 'Супа', amount: minor(790), shareId: undefined },
  ];
  renderScreen(
    <BillShares
      bill={{ shares, pieces }}
      names={new Map([['o:0:0', 'Salad']])}
      timeZone="Europe/Sofia"
      isOnline={isOnline}
    />,
  );
  return words(document.body);
};

test('bill shares: show who paid which dish, in the reader’s language', () => {
  const said = show([share({})]);
  expect(said).toContain('Guest 2');
  expect(said).toContain('Salad');
  expect(said).not.toContain('Салата');
  expect(said).toMatch(/Paid by card at 12:04/);
});

test('bill shares: a share in payment shows as taken, and until when', () => {
  const said = show([share({ state: 'held', until: AT + 30 * 60_000 })]);
  expect(said).toMatch(/Being paid by card until 12:34/);
  expect(said).not.toMatch(/Paid .*at/);
});

test('bill shares: the own share has its number and “you”, a named guest has a name, cash is the table’s', () => {
  const said = show([
    share({ id: 'b', isMine: true, kind: 'evenly' }),
    share({ id: 'c', guest: { number: 3, name: 'Мария', isMine: false }, kind: 'rest' }),
    share({ id: 'd', guest: undefined, tender: 'cash', kind: 'amount' }),
  ]);
  for (const word of ['Guest 2, you', 'An equal part', 'Мария', 'The rest', 'In cash']) expect(said).toContain(word);
});

test('bill shares: an unpaid bill lists no payers; offline, the list says that it may be old', () => {
  show([]);
  expect(screen.queryByTestId('bill-payers')).toBeNull();
  expect(show([share({})], false)).toContain('There is no connection now');
  expect(show([share({})], true)).not.toContain('There is no connection now');
});

const paidBill = { total: minor(1580), paid: minor(790) };
const own = share({ id: 'mine', isMine: true, kind: 'evenly', tip: minor(60) });
const showOwn = (bill: Pick<ToldBill, 'shares' | 'total' | 'paid'>) => {
  document.body.innerHTML = '';
  renderScreen(<OwnPayments bill={bill} placeSlug="neven" timeZone="Europe/Sofia" />);
  return screen.queryByTestId('own-payments');
};

test('bill shares: the order page shows what this phone paid, for what, when and the tip', () => {
  const said = words(showOwn({ ...paidBill, shares: [share({ id: 'other' }), own] }));
  expect(said).toBe('You paid by card at 12:048.50 €');
});

test('bill shares: the order page marks a bill paid by any guest, and says nothing of an unpaid one', () => {
  expect(words(showOwn({ ...paidBill, paid: minor(1580), shares: [share({})] }))).toBe('The bill is paid. Thank you!');
  expect(showOwn({ ...paidBill, shares: [share({})] })).toBeNull();
});

test('bill shares: a paid bill is not mentioned to a guest with dishes that are on no bill yet', () => {
  const bill = { ...paidBill, paid: minor(1580), shares: [share({})] };
  renderScreen(<OwnPayments bill={bill} placeSlug="neven" timeZone="Europe/Sofia" hasMore />);
  expect(screen.queryByTestId('own-payments')).toBeNull();
});

test('bill shares: the order page leads a phone with a started payment back to this payment', () => {
  showOwn({ ...paidBill, shares: [{ ...own, state: 'held' }] });
  const door = screen.getByRole('link', { name: /Continue paying/ });
  expect(door.getAttribute('href')).toBe('/neven/payment?order=mine');
  expect(words(door)).toContain('8.50 €');
});

test('bill shares: a declined card is named with the bank’s reason, and leads straight to the bank’s page', () => {
  const told = { page: 'https://bank.example/1', declined: 'funds' } as CardPayment;
  const payments = [payingRow({ id: 'mine' as OrderId, told })];
  const bill = { ...paidBill, shares: [{ ...own, state: 'held' as const }] };
  document.body.innerHTML = '';
  renderScreen(<OwnPayments {...{ bill, payments }} placeSlug="neven" timeZone="Europe/Sofia" />);
  const said = words(screen.getByTestId('own-payments'));
  expect(said).toContain('The bank has declined your card');
  expect(said).toContain('The bank says: not enough money on the card.');
  expect(screen.getByRole('link', { name: /Try another card/ }).getAttribute('href')).toBe('https://bank.example/1');
  const doors = screen.getAllByRole('link').map((door) => door.getAttribute('href'));
  expect(doors).toEqual(['https://bank.example/1', '/neven/payment?order=mine']);
});

test('bill: says above the ways to pay that another guest pays the whole rest, and until when', () => {
  const until = AT + 30 * 60_000;
  const told = (shares: readonly ToldShare[]) => {
    document.body.innerHTML = '';
    const bill = { total: minor(1580), paid: minor(790), shares } as ToldBill;
    renderScreen(<RestBeingPaid told={bill} timeZone="Europe/Sofia" />);
    return words(screen.queryByTestId('rest-being-paid'));
  };
  const held = share({ id: 'b', kind: 'rest', state: 'held', until });
  expect(told([share({}), held])).toContain('Guest 2 is paying the rest by card now');
  expect(told([share({}), held])).toContain('If it is not paid by 12:34, you can pay here again.');
  expect(told([share({}), { ...held, amount: minor(400) }])).toBe('');
  expect(told([share({}), { ...held, isMine: true }])).toBe('');
  expect(told([share({}), { ...held, state: 'paid' }])).toBe('');
});
