// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CommandId } from '#domain/ids.ts';
import { numberedDishes } from '#domain/menu/numbered-dishes.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import type { TakenOrderView } from '#staff/tables/taken-order-view.ts';
import { TakeOrderScreen, type TakeOrderScreenProps } from '#staff/take-order/take-order-screen.tsx';
import { TakenOrders } from '#staff/take-order/taken-orders.tsx';
import { cat, category, indexed, place, product } from '../../domain/menu/menu-builder.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const index = indexed({
  categories: [category(1), category(2)],
  products: [product(1), product(2, { categoryIds: [cat(2)] })],
});
const sections = numberedDishes(index, { orderType: 'spot', settings: DEFAULT_SETTINGS });

const show = (over: Partial<TakeOrderScreenProps> = {}) => {
  const presses = { onDish: vi.fn(), onChoose: vi.fn(), onTyped: vi.fn(), onRoot: vi.fn() };
  renderScreen(
    <TakeOrderScreen
      table="7"
      backHref="?table=7"
      sections={sections}
      factsOf={() => ({ price: minor(1000), isFrom: false, reason: undefined, quantity: 0 })}
      root={cat(1)}
      typed=""
      found={undefined}
      isWide={false}
      isOrderOpen={false}
      onOrderOpen={() => undefined}
      order={{
        cart: emptyCart(place),
        index,
        price: { lines: [], steps: [], total: minor(0) },
        forTable: '7',
        sendState: 'ready',
        offline: false,
        removed: [],
        onSeenRemoved: () => undefined,
        onQuantity: () => undefined,
        onRemove: () => undefined,
        onComment: () => undefined,
        onSend: () => undefined,
      }}
      {...presses}
      {...over}
    />,
  );
  return presses;
};
const first = sections[0]?.dishes[0];
const second = sections[1]?.dishes[0];

test('take order: lists the menu by category with each dish’s count, and a press adds a dish', async () => {
  const { onDish, onRoot, onChoose } = show();
  const [dish, ...others] = screen.getAllByTestId('take-dish');
  expect([words(dish ?? null), others.length]).toEqual(['1Dish 110.00 €', 0]);
  await userEvent.click(screen.getByTestId('take-dish'));
  expect(onDish).toHaveBeenCalledWith(first);
  await userEvent.click(screen.getByRole('button', { name: 'Choices and a note: Dish 1' }));
  expect(onChoose).toHaveBeenCalledWith(first);
  await userEvent.click(screen.getByRole('button', { name: 'Category 2', pressed: false }));
  expect(onRoot).toHaveBeenCalledWith(2);
});

test('take order: Enter adds the first match and clears the field; Escape only clears it', async () => {
  const { onDish, onTyped } = show({ typed: 'dish', found: second ? [second] : [] });
  expect(screen.getByTestId('found-dishes').textContent).toContain('Dish 2');
  await userEvent.type(screen.getByTestId('find-dish'), '{Enter}');
  expect(onDish).toHaveBeenCalledWith(second);
  expect(onTyped).toHaveBeenLastCalledWith('');
  await userEvent.type(screen.getByTestId('find-dish'), '{Escape}');
  expect(onDish).toHaveBeenCalledTimes(1);
});

test('take order: a search without a match says so, and Enter adds no dish', async () => {
  const { onDish } = show({ typed: 'xyz', found: [] });
  expect(screen.getByText('No dish is called so.')).toBeDefined();
  await userEvent.type(screen.getByTestId('find-dish'), '{Enter}');
  expect(onDish).not.toHaveBeenCalled();
});

test('take order: a sold-out dish says so and cannot be pressed', async () => {
  const { onDish } = show({
    factsOf: () => ({ price: minor(1000), isFrom: false, reason: 'out_of_stock', quantity: 0 }),
  });
  const dish = screen.getByTestId('take-dish');
  expect(dish).toHaveProperty('disabled', true);
  expect(words(dish)).toContain('sold out');
  await userEvent.click(dish);
  expect(onDish).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Choices and a note: Dish 1' })).toBeNull();
});

const taken = (standing: TakenOrderView['standing']): TakenOrderView => ({
  id: 'o1' as CommandId,
  label: 'W1-3',
  table: '7',
  href: '?table=7',
  takenBy: 'Maria',
  at: Date.UTC(2026, 5, 1, 9),
  dishes: [{ name: 'Dish 1', quantity: 2 }],
  standing,
});
const showTaken = (standing: TakenOrderView['standing']) => {
  const presses = { onConfirm: vi.fn(), onTakeBack: vi.fn(), onRead: vi.fn() };
  renderScreen(<TakenOrders taken={[taken(standing)]} timeZone="Europe/Sofia" {...presses} />);
  return presses;
};

test('take order: a pending order says so and can be cancelled; an expired one asks first', async () => {
  const waiting = showTaken({ kind: 'waiting', mayTakeBack: true });
  expect(words(screen.getByTestId('taken-waiting'))).toContain('waits to be sent, since 12:00 2 × Dish 1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(waiting.onTakeBack).toHaveBeenCalledWith('o1');
  const asking = showTaken({ kind: 'asking' });
  await userEvent.click(screen.getByTestId('send-still'));
  expect(asking.onConfirm).toHaveBeenCalledWith('o1');
});

test('take order: a rejected order shows its reason and its dishes until the message is read', async () => {
  const { onRead } = showTaken({ kind: 'refused', why: 'inactive_products', causes: [{ name: 'Dish 1' }] });
  const told = words(screen.getByTestId('taken-refused'));
  expect(told).toContain('Dish 1: sold out.');
  expect(told).toContain('still here, under “Take an order”, for Maria');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onRead).toHaveBeenCalledWith('o1');
});
