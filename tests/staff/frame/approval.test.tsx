// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { UserId } from '#domain/order/orderer.ts';
import { ApprovalSheet } from '#staff/frame/approval-here.tsx';
import { PinPad } from '#staff/sign-in/pin-pad.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const silvia = { id: 's' as UserId, name: 'Silvia', role: 'PLACE_ADMIN' } as const;
const sheet = (over: Partial<Parameters<typeof ApprovalSheet>[0]> = {}) => (
  <ApprovalSheet
    subtitle="Order 47"
    managers={[silvia]}
    chosen={undefined}
    onChoose={() => undefined}
    why={undefined}
    pad={null}
    onClose={() => undefined}
    {...over}
  />
);

test('approval: asks a manager by tile, then by PIN, and says that it covers one action', async () => {
  const [onChoose, onPin] = [vi.fn(), vi.fn(async () => undefined)];
  const pad = <PinPad name="Silvia" problem={undefined} secondsLeft={0} onPin={onPin} forOnce />;
  renderScreen(sheet({ onChoose, pad }));
  await userEvent.click(screen.getByRole('button', { name: /Silvia.*manager/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('s');
  expect(words(screen.getByTestId('pin-pad'))).toContain('Your PIN, for this one action');
  for (const digit of '4711') await userEvent.click(screen.getByRole('button', { name: digit }));
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onPin).toHaveBeenCalledExactlyOnceWith('4711');
});

test('approval: says why when no manager can be asked', () => {
  const { rerender } = renderScreen(sheet({ managers: [] }));
  expect(words(screen.getByRole('dialog'))).toContain('No manager has a PIN yet.');
  rerender(sheet({ managers: undefined, why: 'no_response' }));
  expect(words(screen.getByRole('alert'))).toBe('Nothing answers. This needs the network.');
});
