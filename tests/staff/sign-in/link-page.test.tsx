// @vitest-environment jsdom
// The page of a sign-in link: it asks first whether the link still signs in.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LinkUse } from '#core/api/staff/sign-in-requests.ts';
import { fail, ok } from '#domain/result.ts';
import { StaffProvider } from '#staff/frame/staff-context.tsx';
import { LinkPage } from '#staff/sign-in/sign-in-page.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const server = vi.hoisted(() => ({ link: undefined as unknown, signIn: undefined as unknown, asked: [] as LinkUse[] }));
vi.mock('#core/api/staff/sign-in-requests.ts', () => ({
  askLink: async (_http: unknown, _place: number, use: LinkUse) => {
    server.asked.push(use);
    return server.link;
  },
  signInByLink: async (_http: unknown, _place: number, use: LinkUse) => {
    server.asked.push(use);
    return server.signIn;
  },
}));
const OVER = fail({ kind: 'refused', status: 401, message: 'invalid_link' });

const open = async () => {
  const onDone = vi.fn();
  const guest = await seatGuest(aSnapshot());
  guest.show(
    <GuestTexts>
      <StaffProvider>
        <LinkPage link={'s'.repeat(32)} onDone={onDone} />
      </StaffProvider>
    </GuestTexts>,
  );
  return onDone;
};

test('sign-in link: a link that was used says so at once, and offers no sign-in', async () => {
  server.link = OVER;
  const onDone = await open();
  expect(words(await screen.findByTestId('link-over'))).toContain('It was used already, or is older than two days.');
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Other ways to sign in' }));
  expect(onDone).toHaveBeenCalledOnce();
});

test('sign-in link: can be tried when nobody answers, and one that is used meanwhile says so', async () => {
  server.link = fail({ kind: 'no_response' });
  server.signIn = OVER;
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByTestId('link-over')).toBeDefined();
});

test('sign-in link: an open link offers to sign in', async () => {
  server.link = ok({});
  await open();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(words(screen.getByTestId('staff-link'))).toContain('The bistro');
});

test('sign-in link: pressing again after a lost answer sends the same attempt id, also after a reload of the page', async () => {
  server.link = ok({});
  server.signIn = fail({ kind: 'no_response' });
  server.asked = [];
  await open();
  const button = await screen.findByRole('button', { name: 'Sign in' });
  await userEvent.click(button);
  await userEvent.click(button);
  const [first] = server.asked;
  expect(first?.attempt).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(server.asked.map(({ attempt }) => attempt)).size).toBe(1);
  expect(server.asked).toHaveLength(3);
  expect(sessionStorage.getItem('link_attempt')).toBe(first?.attempt);
});
