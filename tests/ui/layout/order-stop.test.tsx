// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOrderStop } from '#ui/layout/order-stop.ts';

let end: () => void;
const openOrder = vi.fn();
beforeEach(() => {
  end = startOrderStop();
  render(
    <>
      <a href="#order">To your order</a>
      {['soup', 'salad'].map((name) => (
        <span key={name} data-act="add">
          <button type="button">Add {name}</button>
        </span>
      ))}
      <div id="order">
        <button type="button" data-act="order" onClick={openOrder}>
          Order
        </button>
      </div>
    </>,
  );
});
afterEach(() => {
  end();
  cleanup();
  openOrder.mockReset();
});

const pressPlus = async () => {
  screen.getByText('Add soup').focus();
  await userEvent.keyboard('{Enter}');
};
const tab = async (shift = false) => {
  await userEvent.tab({ shift });
  return document.activeElement?.textContent;
};

test('order link: after a pressed plus, Tab goes to the order, then to the next dish', async () => {
  await pressPlus();
  expect([await tab(), await tab()]).toEqual(['To your order', 'Add salad']);
});

test('order link: Shift+Tab goes back to the plus, which is then an ordinary stop', async () => {
  await pressPlus();
  expect([await tab(), await tab(true), await tab()]).toEqual(['To your order', 'Add soup', 'Add salad']);
});

test('order link: opens the order', async () => {
  await pressPlus();
  await tab();
  await userEvent.keyboard('{Enter}');
  expect(openOrder).toHaveBeenCalledOnce();
});

test('order link: after a touch on the plus, the browser decides the next stop', async () => {
  await userEvent.click(screen.getByText('Add soup'));
  expect(await tab()).toBe('Add salad');
});
