// @vitest-environment jsdom
// Phone number of a profile: it gets the country of the place, and an unclear one is asked for again.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnProfile } from '#domain/account/profile.ts';
import { EditSheet } from '#guest/account/edit-sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const nothing = () => undefined;
const ELENA: OwnProfile = {
  form: { firstName: 'Elena', lastName: '', email: 'elena@abv.bg', phone: '', address: '' },
  consents: { mail: true, profiling: false },
  isVerified: false,
  hasPassword: true,
  newEmail: undefined,
};

test.each([
  ['088 812 3456', { phone: '+359888123456' }],
  ['+49 30 901820', { phone: '+4930901820' }],
])('profile: the number %s is saved with the country of the place or its own', async (typed, sent) => {
  const onEdit = vi.fn().mockResolvedValue({ ok: true });
  renderScreen(
    <EditSheet profile={ELENA} placePhone="+359 52 123 456" onEdit={onEdit} onDone={nothing} onClose={nothing} />,
  );
  await userEvent.type(screen.getByLabelText('Phone (optional)'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit.mock.calls[0]?.[0].form).toMatchObject(sent);
});

test('profile: a number from abroad without its country code is asked for again', async () => {
  const onEdit = vi.fn();
  renderScreen(
    <EditSheet profile={ELENA} placePhone="+359 52 123 456" onEdit={onEdit} onDone={nothing} onClose={nothing} />,
  );
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '612 345 678');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a valid phone number')).toBeDefined();
  expect(onEdit).not.toHaveBeenCalled();
});
