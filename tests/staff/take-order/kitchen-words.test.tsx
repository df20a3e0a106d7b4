// @vitest-environment jsdom
// A Bulgarian kitchen's menu, taken down by a waiter who reads English.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { numberedDishes } from '#domain/menu/numbered-dishes.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { CartContent } from '#shared/cart/cart-content.tsx';
import { DishChoiceSheet, type DishChoiceSheetProps } from '#staff/take-order/dish-choice-sheet.tsx';
import { KitchenWords, useKitchenLines } from '#staff/take-order/kitchen-words.tsx';
import { OrderLine } from '#staff/take-order/order-line.tsx';
import { TakeOrderScreen } from '#staff/take-order/take-order-screen.tsx';
import {
  cat,
  category,
  dish,
  indexed,
  ing,
  ingredient,
  line,
  place,
  product,
  size,
  variant,
} from '../../domain/menu/menu-builder.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const read = (language: 'bg' | 'en', say: (bg: string, en: string) => string): MenuIndex =>
  indexed({
    categories: [
      category(1, undefined, { name: say('Супи', 'Soups'), textLanguage: language }),
      category(2, undefined, { name: say('Вина', 'Wines'), textLanguage: language }),
    ],
    ingredients: [
      ingredient(1, 0, { name: say('Лук', 'Onion') }),
      ingredient(2, 100, { name: say('Сирене', 'Cheese') }),
    ],
    products: [
      product(1, {
        name: say('Таратор', 'Cucumber soup'),
        textLanguage: language,
        variants: [
          variant(10, 500, { size: say('малка', 'small') }),
          variant(11, 900, { size: say('голяма', 'large') }),
        ],
        ingredients: [
          [1, 'removable'],
          [2, 'addable'],
        ],
      }),
      // A dish without a translation.
      product(2, { name: 'Боб', categoryIds: [cat(1)] }),
      product(3, { name: say('Мавруд', 'Mavrud'), categoryIds: [cat(2)], textLanguage: language }),
    ],
  });
const kitchen = read('bg', (bg) => bg);
const index = read('en', (_, en) => en);
const both = { index, kitchen, kitchenLanguage: 'bg' } as const;
const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test('take order: names dishes in the reader’s language with the kitchen’s word behind each, categories without it', () => {
  renderScreen(
    <KitchenWords {...both}>
      <TakeOrderScreen
        table="7"
        backHref="?table=7"
        sections={numberedDishes(index, { orderType: 'spot', settings: DEFAULT_SETTINGS })}
        factsOf={() => ({ price: minor(500), isFrom: false, reason: undefined, quantity: 0 })}
        root={cat(1)}
        typed=""
        found={undefined}
        isWide={false}
        isOrderOpen={false}
        onOrderOpen={vi.fn()}
        onDish={vi.fn()}
        onChoose={vi.fn()}
        onTyped={vi.fn()}
        onRoot={vi.fn()}
        order={{
          ...{ cart: emptyCart(place), index, price: { lines: [], steps: [], total: minor(0) }, forTable: '7' },
          ...{ sendState: 'ready', offline: false, removed: [], onSeenRemoved: vi.fn(), onQuantity: vi.fn() },
          ...{ onRemove: vi.fn(), onComment: vi.fn(), onSend: vi.fn() },
        }}
      />
    </KitchenWords>,
  );
  expect(screen.getAllByTestId('take-dish').map(words)).toEqual(['1Cucumber soup Таратор5.00 €', '2Боб5.00 €']);
  expect([langOf('Cucumber soup'), langOf('Таратор')]).toEqual(['en', 'bg']);
  expect(screen.getByRole('button', { name: 'Wines' })).toBeDefined();
});

test('take order: the choice of a dish shows size, extras and what is left out in both languages', () => {
  const soup = index.productById.get(dish(1));
  if (!soup) throw new Error('No soup');
  renderScreen(
    <KitchenWords {...both}>
      <DishChoiceSheet
        index={index}
        product={soup}
        priceOf={() => ({ before: minor(500), after: minor(500) })}
        totalOf={() => minor(500)}
        onAdd={vi.fn()}
        onClose={vi.fn()}
      />
    </KitchenWords>,
  );
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText('Таратор')).toBeDefined();
  expect(sheet.getByRole('radio', { name: /small малка/ })).toBeDefined();
  expect(words(sheet.getByRole('checkbox', { name: /Cheese/ }))).toContain('Cheese Сирене');
  expect(words(sheet.getByRole('checkbox', { name: 'without onion' }))).toBe('Onion Лук');
});

const choice = (over: Partial<DishChoiceSheetProps>) => {
  const soup = index.productById.get(dish(1));
  if (!soup) throw new Error('No soup');
  const on = { onAdd: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <DishChoiceSheet
      index={index}
      product={soup}
      priceOf={() => ({ before: minor(500), after: minor(500) })}
      totalOf={() => minor(500)}
      {...on}
      {...over}
    />,
  );
  return on.onAdd;
};

test('take order: one press on a size adds the dish in this size, without changes', async () => {
  const onAdd = choice({});
  await userEvent.click(screen.getByRole('button', { name: 'Add Cucumber soup, large' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ variantId: 11, quantity: 1 }));
});

test('take order: a line of the order opens with what was chosen, and is saved, not added', async () => {
  const onAdd = choice({ initial: { variantId: size(11), quantity: 2, comment: 'warm' } });
  expect(screen.getByRole('radio', { name: /large/ })).toHaveProperty('ariaChecked', 'true');
  expect(screen.queryByTestId('add-size')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /small/ }));
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ variantId: 10, quantity: 2, comment: 'warm' }),
  );
});

const Lines = () => {
  const cart = {
    ...emptyCart(place),
    lines: [
      line(1, { variantId: size(11), choice: { required: undefined, addable: [], removable: [ing(1)] } }),
      line(2),
    ],
  };
  return (
    <CartContent
      cart={cart}
      index={index}
      price={{ lines: [], steps: [], total: minor(0) }}
      notes={useKitchenLines(both, cart)}
      {...{ pictures: false, removed: [], onSeenRemoved: vi.fn(), onQuantity: vi.fn(), onRemove: vi.fn() }}
      onComment={vi.fn()}
    />
  );
};

test('take order: a line of the order reads in both languages, and one without a translation once', () => {
  renderScreen(<Lines />);
  const [soup, beans] = screen.getAllByTestId('cart-line').map(words);
  expect(soup).toContain('Cucumber soup');
  expect(soup).toContain('Таратор, голяма, без лук');
  expect(beans?.match(/Боб/g)).toHaveLength(2);
});

test('take order: a line of a waiter’s order has its sum, its choices and both notes, and a press on its name opens the choices', async () => {
  const onEdit = vi.fn();
  const onComment = vi.fn();
  const one = line(1, { variantId: size(11), comment: 'no salt' });
  renderScreen(
    <OrderLine
      line={one}
      index={index}
      price={undefined}
      picture={false}
      dietNote="Таратор"
      {...{ onQuantity: vi.fn(), onRemove: vi.fn(), onEdit, onComment }}
    />,
  );
  const row = words(screen.getByTestId('cart-line'));
  for (const part of ['Cucumber soup', 'large', '“no salt”', 'Таратор']) expect(row).toContain(part);
  await userEvent.click(screen.getByTestId('edit-line'));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(one);
  await userEvent.click(screen.getByRole('button', { name: 'For the kitchen: Cucumber soup' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'For the kitchen' }), ', no ice');
  await userEvent.tab();
  expect(onComment).toHaveBeenCalledExactlyOnceWith(one.lineId, 'no salt, no ice', false);
});
