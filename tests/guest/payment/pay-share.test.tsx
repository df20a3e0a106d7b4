// @vitest-environment jsdom
// A guest pays a share of the table's bill: choices, amounts, and messages when it cannot be paid.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import { type Currency, minor, ZERO } from '#domain/pricing/money.ts';
import { PayShareSheet, type PayShareSheetProps, type ShareChoice } from '#guest/payment/pay-share-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

afterEach(cleanup);

const dish = (line: number, name: string, amount: number, shareId?: string): ToldBill['pieces'][number] => ({
  ...{ orderId: 'order-1', line, piece: 0, name, amount: minor(amount) },
  shareId,
});
const BILL: ToldBill = {
  revision: 7,
  total: minor(1300),
  paid: ZERO,
  held: minor(680),
  even: undefined,
  pieces: [dish(0, 'Tarator', 620), dish(1, 'Peppers', 680, 'share-of-another')],
  shares: [],
};

const show = (over: Partial<PayShareSheetProps> = {}, first: Partial<ShareChoice> = {}) => {
  const onPay = vi.fn();
  const seen: { choice?: ShareChoice } = {};
  const Page = () => {
    const [choice, setChoice] = useState<ShareChoice>({
      ...{ kind: 'rest', people: 2, picked: new Set<string>(), typed: '', tip: '' },
      ...first,
    });
    seen.choice = choice;
    return (
      <PayShareSheet
        seat="Table 12"
        bill={BILL}
        names={new Map()}
        orderers={new Map()}
        own={BILL.pieces.slice(0, 1)}
        choice={choice}
        onChange={setChoice}
        amount={minor(620)}
        amounts={{}}
        currency={'EUR' as Currency}
        takesTips={false}
        tip={ZERO}
        openHref={undefined}
        isOnline
        isAsking={false}
        failure={undefined}
        onPay={onPay}
        onClose={() => undefined}
        {...over}
      />
    );
  };
  renderScreen(<Page />);
  return { onPay, seen };
};
const button = () => screen.getByTestId('pay-share');

test('share sheet: offers the rest, an equal part, own dishes, chosen dishes and any amount; its button shows the sum', async () => {
  const { onPay, seen } = show();
  expect(screen.getAllByRole('radio').map(words)).toEqual([
    'All that is left',
    'One equal partone of 2 parts',
    'What I ordered',
    'Dishes that I choose',
    'Another amount',
  ]);
  expect(words(button())).toBe('Pay by card6.20 €');
  await userEvent.click(screen.getByRole('radio', { name: 'Dishes that I choose' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Tarator/ }));
  expect([...(seen.choice?.picked ?? [])]).toEqual(['order-1:0:0']);
  await userEvent.click(button());
  expect(onPay).toHaveBeenCalledOnce();
});

test('share sheet: guesses no number of people for a guest who is alone', () => {
  show({ isAlone: true });
  expect(words(screen.getByTestId('share-evenly'))).toContain('you say for how many people');
});

test('share sheet: names the amount beside each choice whose amount is known, and the people of an equal part', () => {
  show({ amounts: { rest: minor(1300), evenly: minor(650), byPerson: minor(620) } });
  expect(screen.getAllByRole('radio').map(words)).toEqual([
    'All that is left13.00 €',
    'One equal partone of 2 parts6.50 €',
    'What I ordered6.20 €',
    'Dishes that I choose',
    'Another amount',
  ]);
});

test('share sheet: while another guest pays all that is left, it says why nothing can be paid', () => {
  const shares: ToldBill['shares'] = [
    {
      ...{ id: 'share-1', kind: 'rest', amount: minor(620), tip: ZERO, state: 'held', isMine: false },
      ...{ until: undefined, at: 0, tender: 'card', guest: undefined },
    },
  ];
  show({ bill: { ...BILL, shares }, amounts: {}, amount: undefined });
  expect(words(screen.getByTestId('all-held'))).toContain('Somebody at your table is paying all that is left.');
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

test('share sheet: an equal part names its base sum and how many guests share already', () => {
  const even = { people: 2, taken: 1, amount: minor(395) };
  const bill = { ...BILL, total: minor(1580), paid: minor(395), held: ZERO, even };
  show({ bill }, { kind: 'evenly', people: 2 });
  expect(words(screen.getByTestId('part-of'))).toBe('One of 2 equal parts of 15.80 €');
  cleanup();
  show({ bill, amount: undefined }, { kind: 'evenly', people: 3 });
  expect(words(screen.getByTestId('part-of'))).toBe(
    '1 of 2 equal parts are taken already: choose 2 people, or another amount.',
  );
});

test('share sheet: a dish that another guest is paying cannot be chosen and says so', () => {
  show({}, { kind: 'byDish' });
  expect(screen.getByRole('checkbox', { name: /Peppers\s*somebody pays it/ })).toHaveProperty('disabled', true);
});

test('share sheet: a dish says who ordered it where the guest is known', () => {
  const order = { ...dish(2, 'Baklava', 500), orderId: 'order-2' };
  show(
    { bill: { ...BILL, pieces: [...BILL.pieces, order] }, orderers: new Map([['order-1', 'Ordered by Elena']]) },
    { kind: 'byDish' },
  );
  expect(screen.getByRole('checkbox', { name: /Tarator\s*Ordered by Elena/ })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /^Baklava5\.00\s€$/ })).toBeDefined();
});

test('share sheet: offline, the choice stays, nothing is sent and the sheet says why', async () => {
  const { onPay } = show({ isOnline: false }, { kind: 'amount', typed: '5.00' });
  expect(words(document.body)).toContain('A card cannot be charged without a network. What you chose stays here.');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '5.00');
  await userEvent.click(button());
  expect(onPay).not.toHaveBeenCalled();
});

test('share sheet: a changed bill or a share below the bank’s minimum shows a message and takes no money', () => {
  show({ failure: { kind: 'changed' } });
  expect(words(screen.getByTestId('share-failure'))).toContain('The bill has changed meanwhile.');
  cleanup();
  show({ failure: { kind: 'refused', refusal: { code: 'below_minimum', minimum: minor(50) } } });
  expect(words(screen.getByTestId('share-failure'))).toContain('A card can be charged with 0.50 € or more.');
  expect(words(screen.getByTestId('share-failure'))).toContain('Nothing was taken.');
});

test('share sheet: an invalid amount is marked beside its field', () => {
  show({ amount: undefined }, { kind: 'amount', typed: 'ten' });
  expect(words(document.body)).toContain('An amount such as 12.50, and no more than is left.');
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

test('share sheet: a guest with a payment in progress is led to this payment', () => {
  show({ openHref: '/neven/payment?order=1' });
  expect(screen.getByTestId('open-payment').getAttribute('href')).toBe('/neven/payment?order=1');
  expect(screen.queryByTestId('pay-share')).toBeNull();
});

test('share sheet: a tip is asked for if the place takes tips, none is preselected, and the button’s sum includes the tip', async () => {
  const { seen } = show();
  expect(screen.queryByRole('textbox', { name: 'Tip, if you like' })).toBeNull();
  expect(seen.choice?.tip).toBe('');
  cleanup();
  const tipped = show({ takesTips: true, tip: minor(62) });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tip, if you like' }).value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Tip 10%' }));
  expect(tipped.seen.choice?.tip).toBe('0.62');
  expect(words(button())).toBe('Pay by card6.82 €');
});

test('share sheet: an invalid tip, or one above the share, is not sent', async () => {
  const { onPay } = show({ takesTips: true, tip: undefined }, { tip: '99' });
  expect(screen.getByText('An amount such as 2.50, and no more than your share.')).toBeTruthy();
  await userEvent.click(button());
  expect(onPay).not.toHaveBeenCalled();
});

test('share sheet: a paid dish says so and cannot be chosen, and a sum below the chosen dishes is explained', () => {
  const [tarator, peppers] = BILL.pieces;
  if (!tarator || !peppers) throw new Error('No dishes');
  const bill = { ...BILL, pieces: [tarator, { ...peppers, shareId: undefined, isPaid: true }] };
  show({ bill, amount: minor(300) }, { kind: 'byDish', picked: new Set(['order-1:0:0']) });
  const paid = screen.getByRole('checkbox', { name: /Peppers.*paid/ });
  expect(paid.hasAttribute('disabled') || paid.getAttribute('aria-disabled') === 'true').toBe(true);
  expect(screen.getByText('A part of these dishes is paid already, so you pay less.')).toBeDefined();
});
