// @vitest-environment jsdom
// The first press on a page allows sound. The line above the page must not go with that press: the page would move up.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInstallMemory } from '#core/platform/install-memory.ts';
import { useRinging } from '#staff/board/use-ringing.ts';
import { SilenceLine } from '#staff/frame/silence-line.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

/** Sound as browsers have it: none until a press resumes it. */
class FakeAudio extends EventTarget {
  state = 'suspended';
  resume = async () => {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  };
  close = async () => undefined;
}
beforeEach(() => vi.stubGlobal('AudioContext', FakeAudio));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const Page = ({ at }: { readonly at: string }) => {
  const { state, unlock } = useRinging([]);
  return (
    <>
      <SilenceLine page="tables" sound={state} {...{ at, unlock }} />
      <button type="button">Move</button>
    </>
  );
};

test('silence line: keeps its place after a press elsewhere, and goes with the next page', () => {
  const { rerender } = renderScreen(<Page at="/tables?table=~7" />);
  const line = screen.getByTestId('notice-line');
  const rows = [...line.querySelectorAll('*')].length;
  expect(words(line)).toContain('Calls do not ring here yet.');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move' }));
  expect([screen.getByTestId('notice-line') === line, line.querySelectorAll('*').length]).toEqual([true, rows]);
  expect(words(line)).toContain('Calls ring here now.');
  expect(screen.queryByRole('button', { name: 'Sound on' }), 'nothing is left to switch on').toBeNull();
  rerender(<Page at="/tables" />);
  expect(screen.queryByTestId('notice-line')).toBeNull();
});

test('silence line: goes when its own button or its cross is pressed', async () => {
  const first = renderScreen(<Page at="/tables" />);
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  expect(screen.queryByTestId('notice-line')).toBeNull();
  first.unmount();
  sessionStorage.clear();
  renderScreen(<Page at="/tables" />);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([screen.queryByTestId('notice-line'), readInstallMemory()?.isQuiet]).toEqual([null, undefined]);
});

test('silence line: the cross of a silent device refuses the notice for good, though its press allows sound', async () => {
  renderScreen(<Page at="/tables" />);
  await userEvent.click(screen.getByRole('button', { name: 'Not on this device' }));
  expect([screen.queryByTestId('notice-line'), readInstallMemory()?.isQuiet]).toEqual([null, true]);
});

test('silence line: after a reload of a tab in which sound was allowed, it is one small line without buttons', async () => {
  const first = renderScreen(<Page at="/tables" />);
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  first.unmount();
  renderScreen(<Page at="/tables" />);
  expect(words(screen.getByTestId('silent'))).toBe('No sound until the first touch');
  expect(screen.getAllByRole('button').map(words)).toEqual(['Move']);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(words(screen.getByTestId('silent'))).toBe('Calls ring here now.');
});
