// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { TableCall } from '#domain/service/call.ts';
import { BillSheet, type BillSheetProps } from '#screens/service/bill-sheet.tsx';
import { ServiceButtons } from '#screens/service/service-buttons.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

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
      total={minor(1580)}
      payments={[]}
      payment={undefined}
      onPayment={nothing}
      split={{ kind: 'together', people: 2, sharers: new Map() }}
      pieces={[]}
      shares={[]}
      mine={undefined}
      onSplit={nothing}
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

test('a bill that nobody has seen is asked for, and not on its way; its guests may take it back', async () => {
  const onWithdraw = vi.fn();
  const said = show({ stage: { kind: 'asked', call: CALL, mayAskAgain: false }, onWithdraw });
  expect(said).toContain('The bill has been asked for');
  expect(said).not.toContain('on its way');
  await userEvent.click(screen.getByRole('button', { name: 'No longer needed' }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});

test('a bill that somebody brings is on its way, and is taken back no more', () => {
  const call = { ...CALL, coming: { by: 'Maria', at: CALL.at } };
  expect(show({ stage: { kind: 'asked', call, mayAskAgain: false } })).toContain('The bill is on its way');
  expect(screen.queryByRole('button', { name: 'No longer needed' })).toBeNull();
});

test('a paid bill is said to be paid', () => {
  const said = show({ stage: { kind: 'paid' } });
  expect(said).toContain('The bill is paid. Thank you!');
  expect(said).not.toContain('must first create an order');
});

test('the buttons beside an order say no more than the house knows', () => {
  const buttons = (called: 'no' | 'waiting' | 'called', bill: 'open' | 'waiting' | 'asked' | 'coming') => {
    document.body.innerHTML = '';
    renderScreen(<ServiceButtons called={called} bill={bill} onCall={() => undefined} onBill={() => undefined} />);
    return screen.getAllByRole('button').map((button) => words(button));
  };
  expect(buttons('no', 'open')).toEqual(['Waiter', 'Bill']);
  expect(buttons('waiting', 'waiting')).toEqual(['Call waits to be sent', 'Bill waits to be sent']);
  expect(buttons('called', 'asked')).toEqual(['Called', 'Bill asked for']);
  expect(buttons('called', 'coming')).toEqual(['Called', 'Bill is coming']);
});
