// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkSignIn } from '#staff/sign-in/link-sign-in.tsx';
import { SecondFactor, type SecondFactorProps } from '#staff/sign-in/second-factor.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const OFF = { isOn: false, recoveryLeft: 0, mayChange: true };
const ON = { isOn: true, recoveryLeft: 7, mayChange: true };
const ADDRESS = 'otpauth://totp/Bistro:Maria?secret=JBSWY3DPEHPK3PXP';

const show = (over: Partial<SecondFactorProps> = {}) => {
  const calls = {
    onBegin: vi.fn(async () => ({ secret: 'JBSWY3DPEHPK3PXP', address: ADDRESS })),
    onConfirm: vi.fn(async (code: string) =>
      code === '123456' ? { codes: ['ABCDE-23456', 'FGHJK-34567'] } : { why: 'wrong_code' },
    ),
    onTurnOff: vi.fn(async (code: string) => (code === '123456' ? undefined : 'used_code')),
  };
  renderScreen(<SecondFactor state={OFF} {...calls} {...over} />);
  return calls;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => words(screen.getByTestId('second-factor'));

test('second factor: is set up by scan or typing, confirmed by a code, and shows the recovery codes once', async () => {
  show();
  await press('Set up an authenticator app');
  expect(screen.getByTestId('qr-code').getAttribute('data-text')).toBe(ADDRESS);
  expect(words(screen.getByTestId('factor-secret'))).toBe('JBSW Y3DP EHPK 3PXP');
  expect(screen.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toBe(ADDRESS);
  const field = screen.getByRole('textbox', { name: 'Code that the app shows' });
  expect(screen.getByRole('button', { name: 'Ask for a code from now on' })).toHaveProperty('disabled', true);
  await userEvent.type(field, '000000');
  await press('Ask for a code from now on');
  expect(words(screen.getByRole('alert'))).toMatch(/^This code is not right/);
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await press('Ask for a code from now on');
  const codes = within(screen.getByTestId('recovery-codes')).getAllByRole('listitem');
  expect(codes.map(words)).toEqual(['ABCDE-23456', 'FGHJK-34567']);
  expect(screen.queryByTestId('factor-secret')).toBeNull();
  await press('I have written them down');
  expect(screen.queryByTestId('recovery-codes')).toBeNull();
});

test('second factor: is turned off by a code, and says why a code was rejected', async () => {
  const { onTurnOff } = show({ state: ON });
  expect(shown()).toContain('7 recovery codes are left.');
  await press('Ask for no code any more');
  const field = screen.getByRole('textbox', { name: 'Code of the app, or a recovery code' });
  await userEvent.type(field, 'abcde-23456');
  await press('Ask for no code any more');
  expect(words(screen.getByRole('alert'))).toMatch(/^This code was used already/);
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await press('Ask for no code any more');
  expect(onTurnOff.mock.calls).toEqual([['abcde-23456'], ['123456']]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['rate_limited', 'Too many tries. Wait a few minutes.'],
  ['no_response', 'Nothing answers. This needs the network.'],
  ['not_begun', 'This was begun anew elsewhere.'],
  ['forbidden', 'That did not work.'],
])('second factor: a code rejected as %s shows what to do', async (why, expected) => {
  show({ onConfirm: async () => ({ why }) });
  await press('Set up an authenticator app');
  await userEvent.type(screen.getByRole('textbox'), '123456');
  await press('Ask for a code from now on');
  expect(words(screen.getByRole('alert'))).toContain(expected);
});

test('second factor: a failed setup says so, and an account without recovery codes is told to make new ones', async () => {
  show({ onBegin: async () => undefined });
  await press('Set up an authenticator app');
  expect(words(screen.getByRole('alert'))).toBe('That did not work. Try again.');
  document.body.innerHTML = '';
  show({ state: { ...ON, recoveryLeft: 0 } });
  expect(shown()).toContain('No recovery code is left');
});

test('second factor: its settings are hidden on a venue’s tablet, and before they are loaded', () => {
  show({ state: { ...OFF, mayChange: false } });
  show({ state: undefined });
  expect(screen.queryByTestId('second-factor')).toBeNull();
});

test('sign-in by link: asks for the same person’s code when needed, and marks a wrong one', async () => {
  const answers = ['code_needed', 'wrong_code', 'invalid_link', undefined];
  const onSignIn = vi.fn(async () => {
    const why = answers.shift();
    return why === undefined ? undefined : { why };
  });
  renderScreen(<LinkSignIn elsewhere={[{ person: 'Maria', place: undefined }]} onSignIn={onSignIn} language={null} />);
  await press('That is me: add this place');
  const field = screen.getByRole('textbox', { name: 'Code of the app, or a recovery code' });
  await userEvent.type(field, '000 000');
  await press('Sign in');
  expect(words(screen.getByTestId('staff-link'))).toContain('This code is not right');
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await press('Sign in');
  expect(words(screen.getByTestId('staff-link'))).toContain('This link was used already, or is too old.');
  await press('Sign in');
  expect(onSignIn.mock.calls).toEqual([
    [true, undefined],
    [true, '000 000'],
    [true, '123456'],
    [true, '123456'],
  ]);
});
