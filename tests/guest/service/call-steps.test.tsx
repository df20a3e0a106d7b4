// @vitest-environment jsdom
// A call that staff have seen, by a person with a name for guests and by one without.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import { useCallForm } from '#guest/service/call-form.tsx';
import { CallSheet, type CallStage } from '#guest/service/call-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOON = Date.UTC(2026, 10, 20, 10);
const nothing = () => undefined;
const NONE_LATER = { later: [], now: NOON, onTimed: nothing, onWithdrawLater: nothing };

const Seen = ({
  by,
  doneAt,
  onMore = nothing,
}: {
  readonly by: string;
  readonly doneAt?: number;
  readonly onMore?: () => void;
}) => (
  <CallSheet
    {...{ seat: 'Table 12', room: false, needs: [], askedWords: [], timeZone: 'UTC', joinHref: '/join' }}
    stage={{
      ...{ kind: 'steps', others: 0, isLate: false },
      call: {
        ...{ id: 'c' as CommandId, kind: 'call', needs: [], text: '', at: NOON, doneAt },
        ...{ coming: { at: NOON + 60_000, by }, withdrawnAt: undefined },
      },
    }}
    form={useCallForm()}
    {...NONE_LATER}
    {...{ onCall: nothing, onConfirm: nothing, onWithdraw: nothing, onHere: nothing, onMore }}
    onClose={nothing}
  />
);

test.each([
  ['Maria', 'Maria is coming', '10:01, Maria'],
  ['', 'On the way to you', '10:01'],
])('call: seen by "%s", says that somebody is coming', (by, title, note) => {
  renderScreen(<Seen by={by} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  const shown = words(screen.getByRole('dialog'));
  expect(shown).toContain(note);
  expect(shown).not.toMatch(/10:01,(?! Maria)/);
});

test('call: right after a visit the guest can call again', async () => {
  const onMore = vi.fn();
  renderScreen(<Seen by="Maria" doneAt={NOON + 120_000} onMore={onMore} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('We are with you');
  await userEvent.click(screen.getByRole('button', { name: 'Call again' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('call: a withdrawn one says so, and a hotel room is not offered a waiter', async () => {
  const Sheet = ({ stage }: { readonly stage: CallStage }) => (
    <CallSheet
      {...{ seat: 'Room 202', room: true, needs: [], askedWords: [], timeZone: 'UTC', joinHref: '/join', stage }}
      form={useCallForm()}
      {...NONE_LATER}
      {...{ onCall: nothing, onConfirm: nothing, onWithdraw: nothing, onHere: nothing, onMore: nothing }}
      onClose={nothing}
    />
  );
  const { unmount } = renderScreen(<Sheet stage={{ kind: 'withdrawn' }} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your request is cancelled');
  expect(screen.getByRole('button', { name: 'Call again' })).toBeDefined();
  unmount();
  renderScreen(<Sheet stage={{ kind: 'form', trouble: undefined }} />);
  expect(screen.getByTestId('call-waiter').textContent).toBe('Ask us to come');
});

test('call: services for later say their time and their answer, and each is withdrawn alone', async () => {
  const onWithdrawLater = vi.fn();
  const Sheet = () => (
    <CallSheet
      {...{ seat: 'Room 202', room: true, needs: [], askedWords: [], timeZone: 'UTC', joinHref: '/join' }}
      stage={{ kind: 'later', isLate: false }}
      form={useCallForm()}
      {...{ ...NONE_LATER, onWithdrawLater, onCall: nothing, onConfirm: nothing, onWithdraw: nothing, onHere: nothing }}
      later={[
        { id: 't', name: 'Taxi', wantedAt: NOON + 8.5 * 3_600_000, isAccepted: true },
        { id: 'b', name: 'Breakfast', wantedAt: NOON + 22 * 3_600_000, isAccepted: false },
      ]}
      {...{ onMore: nothing, onClose: nothing }}
    />
  );
  renderScreen(<Sheet />);
  const [taxi, breakfast] = screen.getAllByTestId('later-call').map((one) => words(one));
  expect(taxi).toContain('Taxi, today at 18:30');
  expect(taxi).toContain('accepted');
  expect(breakfast).toContain('Breakfast, tomorrow at 08:00');
  expect(breakfast).toContain('no answer yet');
  await userEvent.click(screen.getByRole('button', { name: 'No longer needed: Taxi' }));
  expect(onWithdrawLater.mock.calls).toEqual([['t']]);
});
