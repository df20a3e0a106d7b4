// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RailMore } from '#kiosk/rail-more.tsx';
import { renderScreen } from '../support/render-screen.tsx';

vi.mock('#guest/frame/where.ts', () => ({ useWhere: () => ({ route: '/$place/', page: 'list' }) }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

/** A rail of 1000 px for a list of this height, px. */
const rail = (scrollHeight: number) => {
  const frame = document.createElement('div');
  frame.id = 'categories';
  const list = document.createElement('nav');
  Object.defineProperties(list, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 1000 } });
  list.scrollBy = vi.fn(({ top = 0 }: ScrollToOptions = {}) => {
    list.scrollTop += top;
    fireEvent.scroll(list);
  }) as typeof list.scrollBy;
  frame.append(list);
  document.body.append(frame);
  return list;
};

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

test('rail of categories: its button moves the list by most of a page, and is gone at the end', async () => {
  const list = rail(2000);
  renderScreen(<RailMore />);
  fireEvent.scroll(list);
  const more = await screen.findByRole('button', { name: 'More categories' });
  fireEvent.click(more);
  expect(list.scrollTop).toBe(750);
  fireEvent.click(more);
  expect(screen.queryByRole('button', { name: 'More categories' })).toBeNull();
});

test('rail of categories: a list that fits has no button', () => {
  const list = rail(1000);
  renderScreen(<RailMore />);
  fireEvent.scroll(list);
  expect(screen.queryByRole('button', { name: 'More categories' })).toBeNull();
});
