// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '#ui/layout/sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const sheet = (isOpen: boolean, onClose: () => void, title = 'Sizes') => (
  <Sheet key={title} open={isOpen} onClose={onClose} title={title}>
    words
  </Sheet>
);
const goBack = async () => {
  const { state } = window.history;
  window.history.back();
  await vi.waitFor(() => expect(window.history.state).not.toEqual(state));
};
/** The page's own entry in its history step. */
const page = () => (window.history.state as { page?: string } | null)?.page;
const isLayer = () => 'layer' in ((window.history.state as object | null) ?? {});

let number = 0;
beforeEach(() => window.history.pushState({ page: `page ${++number}` }, ''));

test('back closes a sheet and leaves the page in its own step of the history', async () => {
  const onClose = vi.fn();
  const before = page();
  const router = vi.fn();
  renderScreen(sheet(true, onClose));
  expect(isLayer()).toBe(true);
  window.addEventListener('popstate', router);
  await goBack();
  window.removeEventListener('popstate', router);
  expect(onClose).toHaveBeenCalledOnce();
  expect([page(), isLayer()]).toEqual([before, false]);
  // The page below has not changed: its router need not render it again.
  expect(router).not.toHaveBeenCalled();
});

test('a sheet closed by its own cross takes its step out of the history', async () => {
  const onClose = vi.fn();
  const before = page();
  const { rerender } = renderScreen(sheet(true, onClose));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(sheet(false, onClose));
  await vi.waitFor(() => expect(isLayer()).toBe(false));
  expect(page()).toBe(before);
});

test('back closes the sheet on top alone', async () => {
  const below = vi.fn();
  const above = vi.fn();
  renderScreen(
    <>
      {sheet(true, below)}
      {sheet(true, above, 'Allergens')}
    </>,
  );
  await goBack();
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
  expect(isLayer()).toBe(true);
});

test('one back leads out of a sheet that took the place of another', async () => {
  const onClose = vi.fn();
  const before = page();
  const { rerender } = renderScreen(sheet(true, vi.fn(), 'More'));
  rerender(sheet(true, onClose, 'Promotions'));
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isLayer()).toBe(false));
  expect(page()).toBe(before);
});

test('the step of a sheet that led to another page is passed over on the way back', async () => {
  const before = page();
  const { rerender } = renderScreen(sheet(true, vi.fn()));
  window.history.pushState({ page: 'about' }, '');
  rerender(sheet(false, vi.fn()));
  await goBack();
  await vi.waitFor(() => expect(isLayer()).toBe(false));
  expect(page()).toBe(before);
});

test('a sheet whose address opened it adds no step of its own', () => {
  renderScreen(
    <Sheet open onClose={vi.fn()} title="Your order" inAddress>
      words
    </Sheet>,
  );
  expect(isLayer()).toBe(false);
});
