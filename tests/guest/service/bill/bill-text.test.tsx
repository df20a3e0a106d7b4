// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BillPerson } from '#domain/bill/people.ts';
import type { CommandId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { TableCall } from '#domain/service/call.ts';
import { BillSheet } from '#guest/service/bill/bill-sheet.tsx';
import type { Payer } from '#guest/service/bill/bill-split-panel.tsx';
import type { BillSheetProps } from '#guest/service/bill/bill-view.ts';
import { ServiceButtons } from '#guest/service/service-buttons.tsx';
import { renderScreen, words } from '../../../support/render-screen.tsx';

const CALL: TableCall = {
  id: 'c' as CommandId,
  kind: 'bill',
  needs: [],
  text: '',
  at: Date.UTC(2026, 9, 6, 9, 0),
  coming: undefined,
  doneAt: undefined,
  withdrawnAt: undefined,
};
const show = (over: Partial<BillSheetProps>) => {
  document.body.innerHTML = '';
  const nothing = () => undefined;
  renderScreen(
    <BillSheet
      seat="Table 12"
      stage={{ kind: 'none' }}
      orders={[]}
      paid={minor(0)}
      total={minor(1580)}
      payments={[]}
      payment={undefined}
      onPayment={nothing}
      split={{ kind: 'together', people: 2, sharers: new Map(), methods: new Map() }}
      pieces={[]}
      shares={[]}
      payers={[]}
      persons={[]}
      orderers={new Map()}
      onSplit={nothing}
      told={undefined}
      names={new Map()}
      isOnline
      timeZone="Europe/Sofia"
      joinHref="/join"
      onAsk={nothing}
      onAskAgain={nothing}
      onWithdraw={nothing}
      onConfirm={nothing}
      onDecline={nothing}
      onClose={nothing}
      {...over}
    />,
  );
  return words(document.body);
};

test.each([true, false])('bill: a payment request above the rate limit names the limit: %s [S8.15]', (limited) => {
  const said = show({ stage: { kind: 'waiting', offline: false, asks: undefined, limited } });
  expect(said.includes('You have reached the request limit for now. Please try again later.')).toBe(limited);
});

const CASH = { key: 'cash', name: 'Cash', language: undefined, icon: '' };
const CARD = { key: 'card', name: 'Card', language: undefined, icon: '' };

test('bill: an asked bill repeats its parts and how each is paid, as the staff were told', () => {
  const asked = { stage: { kind: 'asked', call: CALL, mayAskAgain: false }, payments: [CASH, CARD] } as const;
  show({
    ...asked,
    payment: 'cash',
    split: { kind: 'evenly', people: 2, sharers: new Map(), methods: new Map([[2, 'card']]) },
    shares: [minor(790), minor(790)],
  });
  const parts = within(screen.getByTestId('asked-parts')).getAllByRole('listitem');
  expect(parts.map((part) => words(part))).toEqual(['Part 1 of 2 · Cash7.90 €', 'Part 2 of 2 · Card7.90 €']);
  cleanup();
  show({ ...asked, payment: 'card' });
  expect(words(screen.getByTestId('asked-parts'))).toBe('Card15.80 €');
  cleanup();
  show({ ...asked, payment: undefined });
  expect(screen.queryByTestId('asked-parts')).toBeNull();
});

test('bill: an unseen request shows as requested, not as on its way, and can be taken back', async () => {
  const onWithdraw = vi.fn();
  const said = show({ stage: { kind: 'asked', call: CALL, mayAskAgain: false }, onWithdraw });
  expect(said).toContain('The bill has been asked for');
  expect(said).not.toContain('on its way');
  await userEvent.click(screen.getByRole('button', { name: 'No longer needed' }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test('bill: a bill that a waiter brings shows as on its way and cannot be taken back', () => {
  const call = { ...CALL, coming: { by: 'Maria', at: CALL.at } };
  expect(show({ stage: { kind: 'asked', call, mayAskAgain: false } })).toContain('The bill is on its way');
  expect(screen.queryByRole('button', { name: 'No longer needed' })).toBeNull();
});

test('bill: a paid bill shows as paid', () => {
  const said = show({ stage: { kind: 'paid' } });
  expect(said).toContain('The bill is paid. Thank you!');
  expect(said).not.toContain('must first create an order');
});

const orders = [
  { id: 'a', label: 'K-1', placedAt: CALL.at, total: minor(500), lines: [], orderer: { kind: 'table' } },
] as unknown as BillSheetProps['orders'];
const FORM = { orders, stage: { kind: 'form', trouble: undefined } } as const;

test('bill: a split by person names the orderer of each share, and the button asks for as many bills as shares', () => {
  const orderer = { kind: 'table', sessionId: 's' } as unknown as Payer['orderer'];
  const guest = (number: number, name: string | undefined, isMine: boolean): Payer => ({
    orderer,
    guest: { number, name, isMine },
    isOwn: isMine,
  });
  show({
    ...FORM,
    split: { kind: 'byPerson', people: 2, sharers: new Map(), methods: new Map() },
    shares: [minor(987), minor(515), minor(78)],
    payers: [guest(1, 'Emma', false), guest(2, undefined, true), guest(3, undefined, false)],
  });
  const shares = within(screen.getByTestId('bill-shares')).getAllByRole('listitem');
  expect(shares.map((share) => words(share))).toEqual(['Emma9.87 €', 'Guest 2, you5.15 €', 'Guest 30.78 €']);
  expect(words(screen.getByTestId('ask-bill'))).toContain('Ask for 3 bills');
});

test('bill: an older server without names yields "the guest" and "the others"', () => {
  const payer = (isOwn: boolean): Payer => ({ orderer: { kind: 'table' } as Payer['orderer'], isOwn });
  show({
    ...FORM,
    split: { kind: 'byPerson', people: 2, sharers: new Map(), methods: new Map() },
    shares: [minor(500), minor(300)],
    payers: [payer(false), payer(true)],
  });
  const shares = within(screen.getByTestId('bill-shares')).getAllByRole('listitem');
  expect(shares.map((share) => words(share))).toEqual(['The others5.00 €', 'You3.00 €']);
});

test('bill: each share offers the payment methods of the place, and one person can choose their own', async () => {
  const onSplit = vi.fn();
  const even = { kind: 'evenly', people: 2, sharers: new Map(), methods: new Map([[1, 'cash']]) } as const;
  const tile = (key: string, name: string) => ({ key, name, language: undefined, icon: '' });
  show({
    ...FORM,
    payments: [tile('cash', 'Cash'), tile('card', 'Card')],
    payment: 'card',
    split: even,
    shares: [minor(790), minor(790)],
    onSplit,
  });
  const [first, second] = [1, 2].map((person) =>
    within(screen.getByRole('radiogroup', { name: `Part ${person} of 2` })),
  );
  expect(screen.queryByTestId('tile-cash')).toBeNull();
  expect(first?.getByRole('radio', { name: 'Cash' }).getAttribute('aria-checked')).toBe('true');
  expect(second?.getByRole('radio', { name: 'Card' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(second?.getByRole('radio', { name: 'Cash' }) as HTMLElement);
  expect(onSplit).toHaveBeenLastCalledWith({
    ...even,
    methods: new Map([
      [1, 'cash'],
      [2, 'cash'],
    ]),
  });
});

test('bill: an even split allows twenty people; switching to a split by dish reduces them to eight', async () => {
  const onSplit = vi.fn();
  const even = { kind: 'evenly', people: 19, sharers: new Map(), methods: new Map() } as const;
  show({ ...FORM, split: even, onSplit });
  await userEvent.click(screen.getByRole('button', { name: /more|\+/i }));
  expect(onSplit).toHaveBeenLastCalledWith({ ...even, people: 20 });
  await userEvent.click(screen.getByTestId('split-byDish'));
  expect(onSplit).toHaveBeenLastCalledWith({ ...even, kind: 'byDish', people: 8 });
  expect(words(screen.getByTestId('ask-bill'))).toContain('Ask for the bill');
});

const EMMA: BillPerson = { person: 1, number: 1, name: 'Emma', isGuest: true, isReader: false };
const READER: BillPerson = { person: 2, number: 2, name: undefined, isGuest: true, isReader: true };
const THIRD: BillPerson = { person: 3, number: 4, name: undefined, isGuest: false, isReader: false };
const byDish = (over: Partial<BillSheetProps> = {}) => {
  const piece = (orderId: string, name: string) => ({ orderId, line: 0, piece: 0, name, amount: minor(320) });
  show({
    ...FORM,
    split: { kind: 'byDish', people: 3, sharers: new Map([['a:0:0', [1]]]), methods: new Map() },
    pieces: [piece('a', 'Soup'), piece('b', 'Bread')],
    shares: [minor(427), minor(107), minor(106)],
    persons: [EMMA, READER, THIRD],
    orderers: new Map([
      ['a', EMMA],
      ['b', READER],
    ]),
    ...over,
  });
};

test('bill: a split by dish names its people and marks the reader', () => {
  byDish();
  const shares = within(screen.getByTestId('bill-shares')).getAllByRole('listitem');
  expect(shares.map((share) => words(share))).toEqual(['Emma4.27 €', 'Guest 2, you1.07 €', 'Person 41.06 €']);
  expect(words(screen.getByTestId('bill-share-sums'))).toBe('Emma4.27 €Guest 2, you1.07 €Person 41.06 €');
});

test('bill: each dish of a split names its orderer and what each person pays', async () => {
  const onSplit = vi.fn();
  byDish({ onSplit });
  const [soup, bread] = screen.getAllByTestId('bill-piece') as [HTMLElement, HTMLElement];
  expect(words(soup)).toContain('Ordered by Emma');
  expect(words(bread)).toContain('You ordered it');
  expect(screen.getAllByTestId('piece-payers').map((row) => words(row))).toEqual(['Emma', 'All, 1.07 € each']);
  const discs = within(soup).getAllByRole('button');
  expect(discs.map((disc) => disc.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  await userEvent.click(within(soup).getByRole('button', { name: 'Guest 2, you' }));
  expect(onSplit.mock.lastCall?.[0].sharers.get('a:0:0')).toEqual([1, 2]);
  // A dish for all has nobody chosen: one press names its payer, and the last one taken off makes it everybody's again.
  const forAll = within(bread).getAllByRole('button');
  expect(forAll.map((disc) => disc.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false']);
  await userEvent.click(forAll[1] as HTMLElement);
  expect(onSplit.mock.lastCall?.[0].sharers.get('b:0:0')).toEqual([2]);
  await userEvent.click(within(soup).getByRole('button', { name: 'Emma' }));
  expect(onSplit.mock.lastCall?.[0].sharers.has('a:0:0')).toBe(false);
});

test('bill: the payment methods stand beside the button that asks for the bill', async () => {
  const onPayment = vi.fn();
  const payments = ['Cash', 'Card'].map((name) => ({ key: name, name, language: undefined, icon: '' }));
  show({ ...FORM, payments, onPayment });
  const foot = within(screen.getByTestId('ask-bill').closest('footer') as HTMLElement);
  await userEvent.click(foot.getByRole('button', { name: 'Cash' }));
  expect(onPayment).toHaveBeenCalledWith('Cash');
});

test('bill: the buttons beside an order state only what the venue knows', () => {
  const buttons = (
    called: 'no' | 'waiting' | 'called',
    bill: 'open' | 'waiting' | 'asked' | 'coming',
    isInRoom = false,
  ) => {
    document.body.innerHTML = '';
    renderScreen(
      <ServiceButtons {...{ called, bill, room: isInRoom }} onCall={() => undefined} onBill={() => undefined} />,
    );
    return screen.getAllByRole('button').map((button) => words(button));
  };
  expect(buttons('no', 'open')).toEqual(['Waiter', 'Bill']);
  expect(buttons('waiting', 'waiting')).toEqual(['Call waits to be sent', 'Bill waits to be sent']);
  expect(buttons('called', 'asked')).toEqual(['Called', 'Bill asked for']);
  expect(buttons('called', 'coming')).toEqual(['Called', 'Bill is coming']);
  // In a hotel room no waiter is near: the same word as on the room's tablet.
  expect(buttons('no', 'open', true)).toEqual(['Ask for something', 'Bill']);
});

test('bill: earlier payments are deducted, and the rest is requested', () => {
  const said = show({ ...FORM, paid: minor(790), total: minor(500) });
  expect(said).toMatch(/Already paid.*−7\.90.*Left to pay.*5\.00/);
  expect(words(screen.getByTestId('ask-bill'))).toContain('5.00');
});

test('bill: without payments it shows a total and no remainder', () => {
  const said = show({ ...FORM, total: minor(500) });
  expect(said).toContain('Total');
  expect(said).not.toMatch(/Already paid|Left to pay/);
});

test('bill: a cash payment shows the rounding and the paid amount', () => {
  const said = show({ stage: { kind: 'form', trouble: undefined }, total: minor(787), rounding: minor(-2) });
  expect(said).toContain('Rounding in cash−0.02 €');
  expect(said).toContain('In cash7.85 €');
  expect(words(screen.getByTestId('ask-bill'))).toContain('7.85 €');
});

test.each([
  [true, ['By card to the waiter', 'By card here, on the phone']],
  [false, ['Card']],
])('bill: paying by phone is one of the ways to pay, if phones can pay: %s', async (isPaidHere, ways) => {
  const payments = [{ key: 'card', name: 'Card', language: undefined, icon: '' }];
  const [onPayByCard, onPayment] = [vi.fn(), vi.fn()];
  show({ ...FORM, payments, onPayment, onPayByCard: isPaidHere ? onPayByCard : undefined });
  const tiles = within(screen.getByRole('group', { name: 'How will you pay?' })).getAllByRole('button');
  expect(tiles.map((tile) => words(tile))).toEqual(ways);
  await userEvent.click(tiles.at(-1) as HTMLElement);
  expect([onPayByCard.mock.calls.length, onPayment.mock.calls.length]).toEqual(isPaidHere ? [1, 0] : [0, 1]);
});

test('bill: the ways to split it open by one row, and offer all of them', async () => {
  show(FORM);
  expect(screen.queryByTestId('bill-split')).toBeNull();
  await userEvent.click(screen.getByTestId('split-bill'));
  const ways = within(screen.getByTestId('bill-split')).getAllByRole('radio');
  expect(ways.map((way) => words(way))).toEqual(['Together', 'Evenly', 'By person', 'By dish']);
});

const OPEN = { href: '/neven/payment?order=share-1', sum: minor(740) };

test.each([
  ['form', { kind: 'form', trouble: undefined }],
  ['asked', { kind: 'asked', call: CALL, mayAskAgain: false }],
  ['waiting', { kind: 'waiting', offline: false, asks: undefined }],
] as const)('bill: leads a phone with a started payment back to this payment, above the sums: %s', (_, stage) => {
  const said = show({ stage, open: OPEN, onPayByCard: () => undefined });
  const door = screen.getByRole('link', { name: /Continue paying/ });
  expect(door.getAttribute('href')).toBe(OPEN.href);
  expect(words(door)).toBe('Continue paying7.40 €');
  expect(screen.queryByText(/By card here|Pay by card here/)).toBeNull();
  const [notice, rest] = said.split('nobody else can pay this part.');
  expect(notice).not.toContain('Left to pay');
  expect(rest).toMatch(/€/);
});

test.each([true, false])(
  'bill: a button leads to the card payment only online, and offline a sentence says why: %s',
  (isOnline) => {
    const said = show({ ...FORM, onPayByCard: () => undefined, isOnline });
    expect(screen.queryByTestId('tile-:here') !== null).toBe(isOnline);
    const why = 'There is no connection to the bank now. You can pay by card here once it is back.';
    expect(said.includes(why)).toBe(!isOnline);
  },
);

test('bill: while its withdrawal is on the way, it says that somebody may still come', () => {
  const said = show({ stage: { kind: 'withdrawing', offline: true } });
  expect(said).toContain('Cancelling your request');
  expect(said).toContain('somebody may come until then');
  expect(screen.queryByTestId('withdraw-bill')).toBeNull();
});

test.each([true, false])(
  'bill: orders on the bill of a hotel room are not presented as still to be paid: %s',
  (isOnRoom) => {
    const said = show({ stage: { kind: 'form', trouble: undefined }, isOnRoom });
    expect(said.includes('It is on the room’s bill.You pay it at the reception')).toBe(isOnRoom);
  },
);
