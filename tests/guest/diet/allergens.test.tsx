// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Avoidance, avoidance, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import type { IngredientId } from '#domain/ids.ts';
import { type Allergen, EU_ALLERGENS } from '#domain/menu/menu.ts';
import { CartWarning } from '#guest/diet/cart-diet.tsx';
import { DietSheet } from '#guest/diet/diet-sheet.tsx';
import { DietButton } from '#guest/diet/diet-tool.tsx';
import { DishVerdict } from '#guest/diet/dish-verdict.tsx';
import { HiddenDishes } from '#guest/diet/hidden-dishes.tsx';
import { DietNote } from '#shared/diet/diet-note.tsx';
import { KitchenKnows } from '#shared/diet/kitchen-knows.tsx';
import { AllergenList } from '#shared/product/allergen-list.tsx';
import { buildIndex, buildIngredient, buildProduct } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const allergen = (code: string, name = ''): Allergen => ({ code, name, image: undefined });
const ids = (...list: number[]) => list as IngredientId[];
const salad = buildProduct({
  allergens: [allergen('mustard')],
  mayContain: [allergen('celery')],
  diets: ['vegan'],
  ingredients: [
    { ingredientId: 5 as IngredientId, role: 'addable', priority: 1 },
    { ingredientId: 6 as IngredientId, role: 'addable', priority: 2 },
  ],
});
const index = buildIndex({
  products: [salad],
  ingredients: [
    buildIngredient(5, 'Sheep’s cheese', { allergens: ['milk'], diets: ['vegetarian'] }),
    buildIngredient(6, 'Secret sauce', { allergens: undefined }),
  ],
});
const chosen = (...addable: number[]) => ({ required: undefined, addable: ids(...addable), removable: [] });
const judged = (asked: Avoidance, ...addable: number[]) => judgeDish(index, salad, chosen(...addable), asked);
const milkFree = avoidance(['milk'], ['vegan']);

const openSheet = (asked: Avoidance = NO_AVOIDANCE, shared = false) => {
  const on = { onAllergen: vi.fn(), onDiet: vi.fn(), onHides: vi.fn(), onClear: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <DietSheet
      open
      avoidance={asked}
      hides={false}
      own={[allergen('pork', 'Pork')]}
      ownLanguage="en"
      shared={shared}
      {...on}
    />,
  );
  return on;
};

test('diet sheet: lists the fourteen allergens, the venue’s own and the diets by name', async () => {
  const on = openSheet(avoidance(['milk'], []));
  for (const code of EU_ALLERGENS) expect(screen.getByRole('checkbox', { name: code })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'milk' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'nuts' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pork' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'vegan' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide dishes that contain it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(on.onAllergen.mock.calls).toEqual([['nuts'], ['pork']]);
  expect(on.onDiet).toHaveBeenCalledExactlyOnceWith('vegan');
  expect(on.onHides).toHaveBeenCalledExactlyOnceWith(true);
  expect(on.onClear).toHaveBeenCalledOnce();
  expect(on.onClose).toHaveBeenCalledOnce();
});

test('allergens: what only unlisted parts may contain stands apart after the guest leaves its ingredient out', () => {
  const walnuts = buildIngredient(7, 'Walnuts', { allergens: ['nuts'] });
  const dip = buildProduct({
    allergens: [allergen('nuts'), allergen('milk')],
    ingredients: [{ ingredientId: 7 as IngredientId, role: 'removable', priority: 1 }],
  });
  const menu = buildIndex({ products: [dip], ingredients: [walnuts] });
  const left = { required: undefined, addable: [], removable: ids(7) };
  renderScreen(<AllergenList index={menu} product={dip} choice={left} />);
  expect(words(screen.getByTestId('allergens-contained'))).toBe('Containsmilk');
  expect(words(screen.getByTestId('allergens-unlisted'))).toBe(
    'May still contain: the other ingredients are not listednuts',
  );
});

test('diet sheet: allergies and diets are two lists, each with its own name', () => {
  openSheet();
  const list = (name: string) => within(screen.getByRole('region', { name }));
  expect(list('Allergies').getByRole('checkbox', { name: 'milk' })).toBeDefined();
  expect(list('Diet').getByRole('checkbox', { name: 'vegan' })).toBeDefined();
  expect(list('Diet').queryByRole('checkbox', { name: 'milk' })).toBeNull();
});

test.each(['phone', 'tablet', 'kiosk'] as const)('diet button: shows the visible label "Allergies" (%s)', (device) => {
  renderScreen(<DietButton device={device} count={0} onPress={vi.fn()} />);
  const name = within(screen.getByRole('button', { name: 'Allergies' })).getByText('Allergies');
  expect(name.className).not.toMatch(/hidden/i);
});

test('diet sheet: allergens can be chosen by keyboard alone', async () => {
  const on = openSheet();
  screen.getByRole('checkbox', { name: 'gluten' }).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(on.onAllergen.mock.calls).toEqual([['gluten'], ['crustaceans']]);
});

test('diet sheet: warns of possible traces and asks to tell the staff about a severe allergy', () => {
  openSheet();
  const said = words(screen.getByRole('dialog'));
  expect(said).toContain('With a severe allergy, please tell our staff too.');
  expect(said).toContain('traces of other food remain possible');
  expect(said).toContain('stays on this device');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('diet sheet: on a shared device, does not promise to remember the choice', () => {
  openSheet(NO_AVOIDANCE, true);
  expect(words(screen.getByRole('dialog'))).not.toContain('stays on this device');
});

test.each([
  [judged(milkFree, 5), 'contains', 'Contains: milk · Not vegan'],
  [judged(avoidance(['celery'], [])), 'may_contain', 'May contain traces of celery'],
  [judged(avoidance(['eggs'], []), 6), 'not_declared', 'Not stated: please ask us'],
] as const)('diet note: a card shows the verdict for this guest in a few words %#', (verdict, kind, said) => {
  renderScreen(<DietNote verdict={verdict} />);
  const note = screen.getByTestId('diet-note');
  expect([note.dataset.verdict, words(note)]).toEqual([kind, said]);
  // An icon beside the text, so that colour is not the only sign.
  expect(note.querySelector('svg')).not.toBeNull();
});

test.each([judged(milkFree), judged(avoidance([], ['vegan']))])(
  'diet note: a suitable dish has none, because only conflicts are marked %#',
  (verdict) => {
    expect(verdict.kind).toBe('free');
    renderScreen(<DietNote verdict={verdict} />);
    expect(screen.queryByTestId('diet-note')).toBeNull();
  },
);

test('dish page: explains its verdict by ingredient, traces and undeclared allergens', () => {
  renderScreen(
    <DishVerdict verdict={judged(avoidance(['milk', 'celery'], ['vegan', 'halal']), 5, 6)} textLanguage="en" />,
  );
  const said = words(screen.getByTestId('dish-verdict'));
  for (const part of [
    'Contains what you avoid',
    'milk, from: Sheep’s cheese',
    'Not vegan',
    'May contain traces of celery',
    'Not everything in it is stated.',
    'In any kitchen traces remain possible.',
  ])
    expect(said).toContain(part);
});

test('cart: warning and the words for the kitchen are one notice with one mark', () => {
  renderScreen(
    <CartWarning kind="contains">
      <KitchenKnows avoidance={{ avoid: ['milk'], diets: [] }} allergens={[]} sent={false} isPart />
    </CartWarning>,
  );
  const notice = screen.getByTestId('cart-warning').closest('[role="status"]');
  expect(words(notice)).toBe('Something in your order contains what you avoid.The kitchen will be told:Allergy: milk');
  expect(notice?.querySelectorAll('svg')).toHaveLength(1);
});

test('dish page: what a venue names on its own and the shelf life stand below the allergens, not among them', () => {
  const pork = { code: 'pork', name: 'Pork', image: undefined };
  const dish = { ...salad, allergens: [pork], minimumDurability: 24 };
  renderScreen(<AllergenList index={index} product={dish} choice={undefined} />);
  expect(words(screen.getByTestId('allergens'))).not.toMatch(/pork|keeps/i);
  expect(words(screen.getByTestId('good-to-know'))).toBe('Good to knowContainsPorkKeeps for 24 hours after it is made');
});

test('dish page: lists allergens, traces and undeclared ones separately, for the current choice [S1.03, S2.44, S3.10]', () => {
  const { rerender } = renderScreen(<AllergenList index={index} product={salad} choice={chosen()} />);
  const contained = () => words(screen.getByTestId('allergens-contained'));
  expect(contained()).toBe('Containsmustard');
  expect(words(screen.getByTestId('allergens-traces'))).toContain('celery');
  expect(screen.queryByTestId('allergens-undeclared')).toBeNull();
  rerender(<AllergenList index={index} product={salad} choice={chosen(5)} />);
  expect(contained()).toBe('ContainsmustardmilkSheep’s cheese');
  rerender(<AllergenList index={index} product={salad} choice={chosen(6)} />);
  expect(words(screen.getByTestId('allergens-undeclared'))).toContain('not declared in full');
});

test('dish page: distinguishes "declared free" from "not declared"', () => {
  const { rerender } = renderScreen(
    <AllergenList index={index} product={buildProduct({ allergens: [] })} choice={undefined} />,
  );
  expect(words(screen.getByTestId('allergens'))).toContain('Declared free of the fourteen');
  rerender(<AllergenList index={index} product={buildProduct({ allergens: undefined })} choice={undefined} />);
  expect(words(screen.getByTestId('allergens'))).toContain('not stated here. Please ask us.');
});

test('dish page: a dish with traces alone is not called free of the allergens that the law names', () => {
  const dish = { ...salad, allergens: [] };
  renderScreen(<AllergenList index={index} product={dish} choice={chosen()} />);
  expect(words(screen.getByTestId('allergens'))).toContain('May contain traces ofcelery');
  expect(words(screen.getByTestId('allergens'))).not.toContain('Declared free');
});

test('dish list: says how many dishes the filter hides, and shows them by a press', async () => {
  const onToggle = vi.fn();
  const { rerender } = renderScreen(<HiddenDishes count={6} shown={false} onToggle={onToggle} />);
  expect(words(screen.getByTestId('hidden-dishes'))).toContain('6 dishes are hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(<HiddenDishes count={6} shown onToggle={onToggle} />);
  expect(screen.getByRole('button', { name: 'Hide them again' })).toBeDefined();
});

test('cart: warns in one sentence, by the worst verdict among its lines', () => {
  const { rerender } = renderScreen(<CartWarning kind="contains" />);
  const said = () => words(within(document.body).getByTestId('cart-warning'));
  expect(said()).toBe('Something in your order contains what you avoid.');
  rerender(<CartWarning kind="contains" isDiet />);
  expect(said()).toBe('Something in your order does not suit your diet.');
  rerender(<CartWarning kind="may_contain" />);
  expect(said()).toContain('may contain traces');
  rerender(<CartWarning kind="not_declared" />);
  expect(said()).toContain('not stated whether it suits you');
});

test('cart: shows what the kitchen is told: each allergy with its dishes, and the diet separately', () => {
  const asked = avoidance(['milk', 'nuts', 'pork'], ['vegan', 'halal']);
  const dishesWith = (code: string) => (code === 'milk' ? [salad] : []);
  const own = [allergen('pork', 'Pork')];
  const { rerender } = renderScreen(<KitchenKnows avoidance={asked} allergens={own} dishesWith={dishesWith} sent />);
  const lines = () => within(screen.getByTestId('kitchen-knows')).getAllByRole('listitem').map(words);
  expect(words(screen.getByTestId('kitchen-knows'))).toContain('Noted on your order:');
  expect(lines()).toEqual(['Allergy: milk · in Shopska salad', 'Allergy: nuts, Pork', 'Diet: vegan, halal']);
  rerender(<KitchenKnows avoidance={asked} allergens={own} sent={false} />);
  expect(words(screen.getByTestId('kitchen-knows'))).toContain('The kitchen will be told:');
  expect(lines()).toEqual(['Allergy: milk, nuts, Pork', 'Diet: vegan, halal']);
  rerender(<KitchenKnows avoidance={NO_AVOIDANCE} allergens={[]} sent />);
  expect(screen.queryByTestId('kitchen-knows')).toBeNull();
});

test('dish page: a dish with open choices is not called free of all allergens', () => {
  const dish = buildProduct({
    allergens: [],
    asksRequired: true,
    ingredients: [{ ingredientId: 5 as IngredientId, role: 'required', priority: 1 }],
  });
  const asking = buildIndex({ products: [dish], ingredients: [buildIngredient(5, 'Bread', { allergens: [] })] });
  const list = (required: number | undefined) => (
    <AllergenList
      index={asking}
      product={dish}
      choice={{ required: required as IngredientId | undefined, addable: [], removable: [] }}
    />
  );
  renderScreen(list(undefined));
  expect(screen.getByTestId('allergens').textContent).toContain('It depends on what you choose');
  renderScreen(list(5));
  expect(screen.getAllByTestId('allergens').at(-1)?.textContent).toContain('Declared free of the fourteen');
});
