// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWayBack } from '#staff/take-order/use-way-back.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));

const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
const at = (index: number, more = {}) => window.history.replaceState({ __TSR_index: index, ...more }, '');

beforeEach(() => {
  navigate.mockClear();
  go.mockClear();
});

const taken = () => {
  at(3);
  return renderHook(({ isTaking }) => useWayBack('?table=~12', isTaking), { initialProps: { isTaking: false } });
};

test('sent order: goes back to the table’s page that opened it, past the sheet with the order', () => {
  const { result, rerender } = taken();
  at(4);
  rerender({ isTaking: true });
  result.current();
  at(4, { layer: 1 });
  result.current();
  // The question about an allergy stands over the order's sheet.
  result.current(2);
  expect(go.mock.calls).toEqual([[-1], [-2], [-3]]);
  expect(navigate).not.toHaveBeenCalled();
});

test('sent order: an order that was opened by its own address is replaced by the table’s page', () => {
  at(4);
  const { result } = renderHook(() => useWayBack('?table=~12', true));
  result.current();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '?table=~12', replace: true });
  expect(go).not.toHaveBeenCalled();
});
