// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { usePaidToast } from '#staff/table/paid-toast.tsx';
import type { PaymentPart } from '#staff/tables/table-view.ts';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const cash: PaymentPart = { tender: 'cash', amount: minor(1725), change: minor(275) };

const Here = ({ part, isOffline }: { readonly part: PaymentPart; readonly isOffline: boolean }) => {
  const { toast, onNoted } = usePaidToast(isOffline);
  return (
    <>
      {toast}
      <button type="button" onClick={() => onNoted(part)}>
        note
      </button>
    </>
  );
};

const note = (part: PaymentPart, isOffline = false) => {
  renderScreen(<Here part={part} isOffline={isOffline} />);
  act(() => screen.getByRole('button').click());
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('payment: 17.25 in cash with 2.75 change is confirmed for 10 seconds, and announced', () => {
  note(cash);
  expect(words(screen.getByTestId('paid-toast'))).toBe('17.25 € in cash is noted · change: 2.75 €');
  expect(said()).toBe('17.25 € in cash is noted · change: 2.75 €');
  act(() => void vi.advanceTimersByTime(9_900));
  expect(screen.queryByTestId('paid-toast')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByTestId('paid-toast')).toBeNull();
});

test('payment: noted offline, the confirmation says that only this device has it', () => {
  note({ tender: 'card', amount: minor(900), tip: minor(100) }, true);
  expect(words(screen.getByTestId('paid-toast'))).toBe(
    '9.00 € + 1.00 € tip by card is noted · only on this device so far: it is sent when the network is back',
  );
});

test('payment: a second, equal payment is confirmed for its own 10 seconds', () => {
  note(cash);
  act(() => void vi.advanceTimersByTime(8_000));
  act(() => screen.getByRole('button').click());
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.queryByTestId('paid-toast')).not.toBeNull();
});
