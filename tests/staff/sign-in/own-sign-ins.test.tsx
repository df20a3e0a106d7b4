// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OwnSignIns, type OwnSignInsProps } from '#staff/sign-in/own-sign-ins.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const AT = Date.UTC(2026, 10, 26, 16, 5);
const signIns = [
  { id: 'here', at: AT, endsAt: AT + 1, isThis: true },
  { id: 'bar', at: AT - 3_600_000, endsAt: AT + 1, device: 'Таблет на бара', isThis: false },
];
const show = (over: Partial<OwnSignInsProps> = {}) => {
  const onEnd = vi.fn();
  renderScreen(
    <OwnSignIns {...{ signIns, why: undefined, language: 'en', timeZone: 'Europe/Sofia', onEnd }} {...over} />,
  );
  return { onEnd };
};

test('own sign-ins: each device is listed, and a second press signs it out', async () => {
  const { onEnd } = show();
  const [here, bar] = screen.getAllByTestId('own-sign-in');
  expect(words(here ?? null)).toMatch(/^A device of your own · this device ?Signed in: .*18:05$/);
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(words(bar ?? null)).toContain('Таблет на бара');
  await userEvent.click(within(bar as HTMLElement).getByRole('button', { name: /^Sign out there/ }));
  expect(onEnd).not.toHaveBeenCalled();
  await userEvent.click(within(bar as HTMLElement).getByRole('button', { name: 'Yes, sign out there' }));
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('bar');
});

test('own sign-ins: the list says that it is loading, and is hidden on a kitchen screen, which has no sign-ins', () => {
  show({ signIns: undefined });
  expect(words(screen.getByTestId('own-sign-ins'))).toContain('Still loading');
  document.body.innerHTML = '';
  show({ signIns: [] });
  expect(screen.queryByTestId('own-sign-ins')).toBeNull();
});
