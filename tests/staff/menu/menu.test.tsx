// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { categoriesOf } from '#domain/owner/menu-outline.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { CategoryEditor } from '#staff/menu/category-editor.tsx';
import { DishEditor, DishSizes } from '#staff/menu/dish-editor.tsx';
import { MenuScreen } from '#staff/menu/menu-screen.tsx';
import { PublishSheet } from '#staff/publish/publish-sheet.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const TERMS = {
  money: { language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined },
  languages: { all: ['bg'], first: 'bg' },
} as const;

const dish = {
  slug: 'tarator',
  name: 'Таратор',
  language: 'bg',
  href: '/x',
  isOpen: true,
  picture: undefined,
  cloth: 'soup',
  price: null,
  hasSizes: false,
  isChanged: true,
  missing: 'es',
  allergens: [{ code: 'milk', name: 'milk' }],
  isOn: true,
  translated: undefined,
  offUntil: null,
  timeZone: 'Europe/Sofia',
} as const;

test('menu editor: the list marks unpublished dishes, and the switch sets whether guests can order a dish', async () => {
  const onSwitch = vi.fn();
  renderScreen(
    <MenuScreen
      at=""
      categories={[{ slug: 'soups', name: 'Супи', cloth: 'soup', dishes: 1 }]}
      language="bg"
      translatedOf={() => undefined}
      current="soups"
      categoryHref={(slug) => `/${slug}`}
      dishes={[dish]}
      newDishHref="/new-dish"
      newCategoryHref="/new-category"
      categoryEditHref="/category"
      pricesHref="/prices"
      picturesHref="/pictures"
      arrangeHref={(list) => `/${list}`}
      searched=""
      onSearch={vi.fn()}
      onSwitch={onSwitch}
      last={null}
      notices={null}
      editor={undefined}
      bar={null}
    />,
  );
  const toggle = screen.getByRole('switch');
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(toggle);
  expect(onSwitch).toHaveBeenCalledWith(dish);
});

test('menu editor: a category shows its name in the reader’s language, the venue’s and its limited hours', () => {
  renderScreen(
    <MenuScreen
      at=""
      categories={categoriesOf({
        defaultLanguage: 'bg',
        categories: [
          { slug: 'breakfast', name: 'Закуски', hours: '07:00-11:00' },
          {
            slug: 'brunch',
            name: 'Брънч',
            hours: { 1: '-', 2: '-', 3: '-', 4: '-', 5: '18:00-20:00', 6: '09:00-14:00', 7: '09:00-14:00' },
          },
          { slug: 'soups', name: 'Супи' },
        ],
        products: [],
      })}
      language="bg"
      translatedOf={(slug) => (slug === 'brunch' ? { text: 'Brunch', language: 'en' } : undefined)}
      current="soups"
      categoryHref={(slug) => `/${slug}`}
      dishes={[]}
      newDishHref="/new-dish"
      newCategoryHref="/new-category"
      categoryEditHref="/category"
      pricesHref="/prices"
      picturesHref="/pictures"
      arrangeHref={(list) => `/${list}`}
      searched=""
      onSearch={vi.fn()}
      onSwitch={vi.fn()}
      last={null}
      notices={null}
      editor={undefined}
      bar={null}
    />,
  );
  const names = ['breakfast', 'brunch', 'soups'].map(
    (slug) => screen.getAllByRole('link').find((one) => one.getAttribute('href') === `/${slug}`)?.textContent,
  );
  expect(names).toEqual(['Закуски07:00–11:000', 'Brunch БрънчFri 18:00–20:00; Sat, Sun 09:00–14:000', 'Супи0']);
});

const ends = { onMoveSize: vi.fn(), onRemoveSize: vi.fn(), categories: ['Супи'], onRemove: vi.fn(async () => true) };

test('menu editor: a dish marks the language with missing texts, and sends a field on blur', async () => {
  const onType = vi.fn();
  const onLeave = vi.fn();
  renderScreen(
    <DishEditor
      name="Таратор"
      backHref="/"
      languages={['bg', 'es']}
      language="bg"
      onLanguage={vi.fn()}
      missing={['es']}
      sizes={[{ key: 'one', name: '' }]}
      currency="EUR"
      textOf={(path) => path.join('.')}
      problemOf={() => undefined}
      onType={onType}
      onLeave={onLeave}
      {...ends}
      onUp={undefined}
      onDown={vi.fn()}
      onFirst={undefined}
      onLast={vi.fn()}
      onSaveAgain={undefined}
    />,
  );
  expect(document.querySelectorAll('[aria-pressed]').length).toBe(2);
  const price = screen.getByDisplayValue('variants.one.price');
  await userEvent.type(price, '1');
  await userEvent.tab();
  expect(onType).toHaveBeenCalledWith(['variants', 'one', 'price'], 'variants.one.price1');
  expect(onLeave).toHaveBeenCalledWith(['variants', 'one', 'price']);
});

test('menu editor: name and price come before the description and the pictures', () => {
  const noop = vi.fn();
  renderScreen(
    <DishEditor
      {...{ name: 'Таратор', backHref: '/', languages: ['bg'], language: 'bg', missing: [], currency: 'EUR' }}
      sizes={[{ key: 'one', name: '' }]}
      textOf={(path) => path.join('.')}
      problemOf={() => undefined}
      {...{ onLanguage: noop, onType: noop, onLeave: noop, onSaveAgain: undefined, ...ends }}
      {...{ onUp: undefined, onDown: undefined, onFirst: undefined, onLast: undefined }}
      pictures={<input aria-label="picture" defaultValue="picture" />}
    />,
  );
  const fields = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(fields.slice(0, 3)).toEqual(['name.bg', 'variants.one.price', 'description.bg']);
  expect(fields.at(-1)).toBe('picture');
});

test('menu editor: a server error is shown at its field, for the price and the description', () => {
  const noop = vi.fn();
  const moves = { onUp: undefined, onDown: undefined, onFirst: undefined, onLast: undefined };
  renderScreen(
    <DishEditor
      {...{ name: 'Таратор', backHref: '/', languages: ['bg'], language: 'bg', missing: [], currency: 'EUR' }}
      sizes={[{ key: 'one', name: '' }]}
      textOf={(path) => path.join('.')}
      problemOf={(path) => (path[0] === 'name' ? undefined : 'refused')}
      {...{
        onLanguage: noop,
        onType: noop,
        onLeave: noop,
        ...moves,
        ...ends,
        onSaveAgain: undefined,
      }}
    />,
  );
  for (const value of ['variants.one.price', 'description.bg']) {
    const field = screen.getByDisplayValue(value);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const fault = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('The menu cannot take this. Please write it differently.');
  }
  expect(screen.getByDisplayValue('name.bg').getAttribute('aria-invalid')).toBeNull();
});

test('menu editor: the last size of a dish says why it stays; one of several can be moved and removed', async () => {
  const onRemoveSize = vi.fn();
  const onMoveSize = vi.fn();
  const sizes = [
    { key: 'small', name: 'малка' },
    { key: 'large', name: 'голяма' },
  ];
  const field = () => null;
  const common = { language: 'bg', currency: 'EUR', textOf: () => '', field, onMoveSize, onRemoveSize } as const;
  const { rerender } = renderScreen(<DishSizes {...common} sizes={sizes.slice(0, 1)} />);
  expect(screen.getByText(/keeps one size at least/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<DishSizes {...common} sizes={sizes} />);
  expect(screen.queryByText(/keeps one size at least/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Up: голяма' }));
  expect(onMoveSize).toHaveBeenCalledWith('large', -1);
  await userEvent.click(screen.getByRole('button', { name: 'Down: голяма' }));
  expect(onMoveSize).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: голяма' }));
  expect(onRemoveSize).toHaveBeenCalledWith('large');
});

test('menu editor: removing a category asks first and names its dishes', async () => {
  const onRemove = vi.fn(async () => true);
  const noop = vi.fn();
  renderScreen(
    <CategoryEditor
      {...{ name: 'Супи', backHref: '/', languages: ['bg'], language: 'bg', missing: [], onLanguage: noop }}
      {...{ textOf: () => '', problemOf: () => undefined, onType: noop, onLeave: noop, onSaveAgain: undefined }}
      dishes={['Таратор', 'Боб']}
      staying={1}
      holdsOthers={false}
      onRemove={onRemove}
    />,
  );
  await userEvent.click(screen.getByTestId('remove'));
  expect(screen.getByRole('dialog').textContent).toContain('2 dishes go with it: Таратор, Боб');
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId('remove-now'));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('menu editor: a preview shows old beside new, and a conflict blocks publishing', async () => {
  const change = {
    key: 'a',
    about: 'Таратор',
    path: ['products', 'tarator', 'variants', 'one', 'price'],
    kind: 'field',
  } as const;
  const onPublish = vi.fn(async () => 'published' as const);
  const preview = async () => ({
    base: 'b1',
    edits: ['1', '2'],
    changes: [{ ...change, was: '3.20', now: '3.60', by: 'Nikola', edits: ['2'] }],
    conflicts: [{ id: '1', about: 'Боб', path: ['products', 'bob'], by: 'Elena' }],
    problems: [],
  });
  renderScreen(
    <PublishSheet
      {...TERMS}
      preview={preview}
      onPublish={onPublish}
      onCheck={async () => 'unknown'}
      onThrowAway={async () => true}
      onClose={vi.fn()}
    />,
  );
  expect((await screen.findByTestId('previewed-change')).textContent).toContain('3.20\u00a0€ → 3.60\u00a0€');
  expect((screen.getByTestId('publish-now') as HTMLButtonElement).disabled).toBe(true);
});

test('menu editor: publishes exactly the shown preview; a failure is reported with a new preview', async () => {
  const seen = { base: 'b1', edits: ['1'], conflicts: [], problems: [] };
  const change = {
    key: 'a',
    about: '',
    path: ['settings', 'bill_wanted'],
    kind: 'field',
    by: undefined,
    edits: [],
  } as const;
  const previews = [
    { ...seen, changes: [{ ...change, was: false, now: true }] },
    { ...seen, base: 'b2', edits: ['1', '2'], changes: [{ ...change, was: false, now: true }] },
  ];
  const preview = vi.fn(async () => previews[Math.min(preview.mock.calls.length, 2) - 1]);
  const onPublish = vi.fn(async () => 'refused' as const);
  renderScreen(
    <PublishSheet
      {...TERMS}
      preview={preview}
      onPublish={onPublish}
      onCheck={async () => 'unknown'}
      onThrowAway={async () => true}
      onClose={vi.fn()}
    />,
  );
  await screen.findByTestId('previewed-change');
  await userEvent.click(screen.getByTestId('publish-now'));
  expect(onPublish).toHaveBeenLastCalledWith(expect.objectContaining({ base: 'b1', edits: ['1'] }), '');
  expect(await screen.findByText(/Nothing was published/)).toBeDefined();
  await userEvent.click(screen.getByTestId('publish-now'));
  expect(onPublish).toHaveBeenLastCalledWith(expect.objectContaining({ base: 'b2', edits: ['1', '2'] }), '');
});

test('menu editor: a lost answer is not called a failure, and the sheet closes once the server has the publication', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const preview = async () => ({
      ...{ base: 'b1', edits: ['1'], conflicts: [], problems: [] },
      changes: [
        {
          key: 'a',
          about: '',
          path: ['settings', 'bill_wanted'],
          kind: 'field',
          by: undefined,
          edits: [],
          now: true,
        } as const,
      ],
    });
    const onClose = vi.fn();
    const onCheck = vi.fn(async () => 'published' as const);
    renderScreen(
      <PublishSheet
        {...TERMS}
        preview={preview}
        onPublish={async () => 'unknown'}
        onCheck={onCheck}
        onThrowAway={async () => true}
        onClose={onClose}
      />,
    );
    await screen.findByTestId('previewed-change');
    screen.getByTestId('publish-now').click();
    expect(await screen.findByText(/not known yet/)).toBeDefined();
    expect(screen.queryByText(/Nothing was published/)).toBeNull();
    expect((screen.getByTestId('publish-now') as HTMLButtonElement).disabled).toBe(false);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(onCheck).toHaveBeenCalledWith(expect.objectContaining({ base: 'b1', edits: ['1'] }), '');
    expect(onClose).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
