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
/** The page's own history entry. */
const page = () => (window.history.state as { page?: string } | null)?.page;
const isLayer = () => 'layer' in ((window.history.state as object | null) ?? {});

let number = 0;
beforeEach(() => window.history.pushState({ page: `page ${++number}` }, ''));

test('sheet history: back closes a sheet and keeps the page’s own history entry', async () => {
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
  // The page below has not changed, so its router need not render again.
  expect(router).not.toHaveBeenCalled();
});

test('sheet history: closing a sheet by its own button removes its entry', async () => {
  const onClose = vi.fn();
  const before = page();
  const { rerender } = renderScreen(sheet(true, onClose));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(sheet(false, onClose));
  await vi.waitFor(() => expect(isLayer()).toBe(false));
  expect(page()).toBe(before);
});

test('sheet history: back closes only the top sheet', async () => {
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

test('sheet history: one back leaves a sheet that replaced another', async () => {
  const onClose = vi.fn();
  const before = page();
  const { rerender } = renderScreen(sheet(true, vi.fn(), 'More'));
  rerender(sheet(true, onClose, 'Promotions'));
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(isLayer()).toBe(false));
  expect(page()).toBe(before);
});

test('sheet history: back skips the entry of a sheet that led to another page', async () => {
  const before = page();
  const { rerender } = renderScreen(sheet(true, vi.fn()));
  window.history.pushState({ page: 'about' }, '');
  rerender(sheet(false, vi.fn()));
  await goBack();
  await vi.waitFor(() => expect(isLayer()).toBe(false));
  expect(page()).toBe(before);
});

test('sheet history: a sheet opened by its address adds no entry', () => {
  renderScreen(
    <Sheet open onClose={vi.fn()} title="Your order" inAddress>
      words
    </Sheet>,
  );
  expect(isLayer()).toBe(false);
});
