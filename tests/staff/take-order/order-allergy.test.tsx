// @vitest-environment jsdom
// A waiter takes an order for a guest with an allergy.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Avoidance, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { numberedDishes } from '#domain/menu/numbered-dishes.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { AllergyNote } from '#staff/take-order/allergy-note.tsx';
import { DishRow } from '#staff/take-order/dish-row.tsx';
import { AllergyButton, AllergySheet, SaidBefore, SendAnywaySheet } from '#staff/take-order/order-allergy.tsx';
import { type TableCart, useTableCart } from '#staff/take-order/use-table-cart.ts';
import { line } from '../../core/db/outbox/order-drafts.ts';
import { choice, dish, indexed, ingredient, product } from '../../domain/menu/menu-builder.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { patience } from '../../support/patience.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const milk = { code: 'milk', name: 'milk', image: undefined };
const index = indexed({
  products: [product(1, { allergens: [milk] }), product(2, { allergens: [] }), product(3, { allergens: undefined })],
});
const ASKED: Avoidance = { avoid: ['milk'], diets: [] };

test('take order: “Allergy” opens the choice of guests, and its button names what is chosen', async () => {
  const onPress = vi.fn();
  const { rerender } = renderScreen(<AllergyButton index={index} avoidance={NO_AVOIDANCE} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Allergy' }));
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<AllergyButton index={index} avoidance={{ avoid: ['milk', 'nuts'], diets: ['vegan'] }} onPress={onPress} />);
  expect(words(screen.getByTestId('order-allergy'))).toBe('Allergy: milk, nuts · Diet: vegan');
});

test('take order: what the table has said before is noted by one press, and not offered when it is noted', async () => {
  const onAdd = vi.fn();
  const { rerender } = renderScreen(
    <SaidBefore index={index} said={{ avoid: ['milk'], diets: ['vegan'] }} onAdd={onAdd} />,
  );
  expect(words(screen.getByTestId('said-before'))).toContain('Said at this table: milk, vegan');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onAdd).toHaveBeenCalledOnce();
  rerender(<SaidBefore index={index} said={NO_AVOIDANCE} onAdd={onAdd} />);
  expect(screen.queryByTestId('said-before')).toBeNull();
});

test('take order: an allergy said before is on the ticket without a press, so only a diet is offered', () => {
  renderScreen(<SaidBefore index={index} said={ASKED} onAdd={vi.fn()} />);
  expect(words(screen.getByTestId('said-before'))).toContain('The kitchen reads the allergy on the ticket.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('take order: before dishes with an allergen of the table are sent, the waiter reads them and decides', async () => {
  const [onSend, onClose] = [vi.fn(), vi.fn()];
  const held = { ...line(1, 2), seenName: 'Dish 1' };
  renderScreen(
    <SendAnywaySheet
      {...{ index, onSend, onClose }}
      onWithout={vi.fn()}
      avoided={{ avoid: ['milk', 'nuts'], diets: [] }}
      dishes={{ allergens: [{ ...milk, from: undefined }], lines: [held], count: 2 }}
    />,
  );
  const sheet = within(screen.getByRole('dialog', { name: 'Allergy at this table: milk, nuts' }));
  expect(sheet.getByText('2 dishes contain: milk')).toBeDefined();
  expect(words(sheet.getByTestId('allergic-dishes'))).toBe('2 × Dish 1');
  await userEvent.click(sheet.getByRole('button', { name: 'Back to the dishes' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Send anyway' }));
  expect([onClose, onSend].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('take order: a dish whose ingredient brings the allergen is offered without it, and another is not', async () => {
  const onWithout = vi.fn();
  const cheese = ingredient(7, 0, { name: 'Cheese', allergens: ['milk'] });
  const menu = indexed({
    products: [product(1, { allergens: [milk], ingredients: [[7, 'removable']] }), product(2, { allergens: [milk] })],
    ingredients: [cheese],
  });
  const lines = [line(1), line(2)];
  renderScreen(
    <SendAnywaySheet
      {...{ index: menu, onWithout, onSend: vi.fn(), onClose: vi.fn() }}
      avoided={ASKED}
      dishes={{ allergens: [{ ...milk, from: undefined }], lines, count: 2 }}
    />,
  );
  const [first, second] = within(screen.getByTestId('allergic-dishes')).getAllByRole('listitem');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Without cheese' }));
  expect(onWithout.mock.calls).toEqual([[lines[0], choice({ removable: [7] })]]);
});

test('take order: the choice has the fourteen legal allergens, turns each on and off, and is cleared at once', async () => {
  const changes: Avoidance[] = [];
  renderScreen(
    <AllergySheet index={index} avoidance={ASKED} onChange={(how) => changes.push(how(ASKED))} onClose={vi.fn()} />,
  );
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getAllByTestId(/^avoid-/)).toHaveLength(14);
  await userEvent.click(sheet.getByTestId('avoid-gluten'));
  await userEvent.click(sheet.getByTestId('avoid-milk'));
  await userEvent.click(sheet.getByTestId('diet-clear'));
  expect(changes.map(({ avoid }) => avoid)).toEqual([['gluten', 'milk'], [], []]);
});

test('take order: a dish with the allergen is marked before it is added, and one that does not state it sends the waiter to the kitchen', () => {
  const [section] = numberedDishes(index, { orderType: 'spot', settings: DEFAULT_SETTINGS });
  renderScreen(
    <ul>
      {section?.dishes.map((one) => (
        <DishRow
          key={one.number}
          dish={one}
          facts={{
            ...{ price: undefined, isFrom: false, reason: undefined, quantity: 0 },
            verdict: judgeDish(index, one.product, undefined, ASKED),
          }}
          onDish={vi.fn()}
          onChoose={vi.fn()}
        />
      ))}
    </ul>,
  );
  const marks = screen.getAllByTestId('take-dish').map((one) => {
    const id = one.getAttribute('aria-describedby');
    return id === null ? '' : words(document.getElementById(id));
  });
  expect(marks).toEqual(['Contains: milk', '', 'Not stated: ask the kitchen']);
});

test('take order: a dish whose listed milk is left out still warns of its other parts', () => {
  const product = index.productById.get(dish(1));
  if (!product) throw new Error('No dish');
  const verdict = judgeDish(index, product, emptyChoice, ASKED);
  renderScreen(<AllergyNote verdict={verdict} unlisted={verdict.contains} />);
  expect(screen.getAllByTestId('diet-note').map(words)).toEqual(['May still contain milk: ask the kitchen']);
});

test('take order: an allergy chosen before the first dish stays in the order, and "send" waits until it is shown', async () => {
  const salad = buildProduct();
  const snapshot = aSnapshot({ products: [salad] });
  const guest = await seatGuest(snapshot);
  const seen = {} as { cart: TableCart };
  const Eyes = () => {
    seen.cart = useTableCart({ person: 'ana' as UserId, table: '7' }, snapshot, 'spot', undefined);
    return null;
  };
  guest.show(<Eyes />);
  await vi.waitFor(() => expect(seen.cart.draft).toBeDefined(), patience(5_000));
  act(() => seen.cart.avoid(() => ASKED));
  await vi.waitFor(() => expect(seen.cart.draft?.avoidance).toEqual(ASKED), patience(5_000));
  const [variant] = salad.variants;
  if (!variant) throw new Error('no size');
  act(() => void seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await vi.waitFor(() => expect(seen.cart.cart.lines).toHaveLength(1), patience(5_000));
  expect(seen.cart.draft?.avoidance).toEqual(ASKED);
  const sent: unknown[] = [];
  act(() => {
    seen.cart.avoid(() => ({ avoid: ['nuts'], diets: [] }));
    seen.cart.whenShown(() => sent.push(seen.cart.draft?.avoidance.avoid));
  });
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(sent).toEqual([['nuts']]), patience(5_000));
});
