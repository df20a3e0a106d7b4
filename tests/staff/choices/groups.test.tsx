// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GroupOutline } from '#domain/owner/groups/group-outline.ts';
import { DishChoices } from '#staff/choices/dish-choices.tsx';
import { GroupEditor } from '#staff/choices/group-editor.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const option = (key: string, more: object = {}) => ({
  ...{ key, name: key, isIngredient: false, price: undefined, prices: {}, isOff: false, isDefault: false },
  ...{ allergens: undefined, opens: undefined },
  ...more,
});
const dough: GroupOutline = {
  ...{ key: 'dough', title: 'Тесто', isShared: true, differs: false, min: 1, max: 1, ask: true, most: 2 },
  ...{ options: [option('thin'), option('thick')], missing: ['es'], dishes: ['Маргарита', 'Капри'] },
};

const editor = (more: Partial<Parameters<typeof GroupEditor>[0]> = {}) => (
  <GroupEditor
    group={dough}
    scope="all"
    dishName="Маргарита"
    backHref="/dish"
    languages={['bg', 'es']}
    language="bg"
    onLanguage={vi.fn()}
    currency="EUR"
    sizes={[]}
    mayBeUnlimited
    textOf={(path) => path.join('.')}
    problemOf={() => undefined}
    onType={vi.fn()}
    onLeave={vi.fn()}
    onCounts={vi.fn()}
    onAsk={vi.fn()}
    onDefault={vi.fn()}
    onOff={vi.fn()}
    onAllergens={vi.fn()}
    onMove={vi.fn()}
    onRemove={vi.fn()}
    onAddOption={async () => true}
    onScope={vi.fn()}
    onSame={vi.fn()}
    onDetach={vi.fn()}
    onShare={vi.fn()}
    onSaveAgain={undefined}
    {...more}
  />
);

test('shared group: names the affected dishes and their number before a change', () => {
  renderScreen(editor());
  expect(screen.getByTestId('group-touches').textContent).toBe('A change here touches 2 dishes: Маргарита, Капри');
  expect(screen.getByRole('button', { name: /words missing/ })).toBeDefined();
});

test('shared group: for one dish, limits and prices can be changed, but not texts and the option list', async () => {
  const onOff = vi.fn();
  const onSame = vi.fn();
  renderScreen(editor({ scope: 'here', group: { ...dough, differs: true }, onOff, onSame, mayBeUnlimited: false }));
  expect(screen.queryByDisplayValue('title.bg')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Up/ })).toBeNull();
  expect(screen.queryByRole('option', { name: 'no limit' })).toBeNull();
  const thin = within(screen.getByTestId('option-thin'));
  expect(thin.getByDisplayValue('options.thin.price')).toBeDefined();
  await userEvent.click(thin.getByText('thin'));
  await userEvent.click(thin.getByRole('checkbox', { name: 'Can be had' }));
  expect(onOff).toHaveBeenCalledWith('thin', true);
  await userEvent.click(screen.getByRole('button', { name: 'As in all dishes again' }));
  expect(onSame).toHaveBeenCalled();
});

test('modifier group: required and number of choices can be set by keyboard', async () => {
  const onCounts = vi.fn();
  const onMove = vi.fn();
  renderScreen(editor({ onCounts, onMove }));
  screen.getByRole('checkbox', { name: 'Guests must choose' }).focus();
  await userEvent.keyboard(' ');
  expect(onCounts).toHaveBeenLastCalledWith({ min: 0 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'At most' }), 'no limit');
  expect(onCounts).toHaveBeenLastCalledWith({ max: undefined });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'At least' }), '2');
  expect(onCounts).toHaveBeenLastCalledWith({ min: 2 });
  screen.getByRole('button', { name: 'Up: thin' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Down: thin' }));
  expect(onMove).toHaveBeenCalledWith('thin', 1);
});

test('modifier group: a new group keeps the typed values until the server has it, and names what is missing', async () => {
  const onMake = vi.fn(async () => false);
  renderScreen(
    <DishChoices
      groups={[dough]}
      groupHref={(key) => `/${key}`}
      shared={[{ key: 'dip', title: 'Сос', dishes: 0, isUnused: true }]}
      onMove={vi.fn()}
      onRemove={vi.fn()}
      onAttach={vi.fn()}
      onDiscard={vi.fn()}
      onMake={onMake}
    />,
  );
  expect(screen.getByTestId('dish-group').textContent).toContain('1 must be chosen');
  expect(screen.getByTestId('dish-group').textContent).toContain('shared, on 2 dishes');
  await userEvent.click(screen.getByTestId('new-group'));
  await userEvent.click(screen.getByRole('button', { name: 'Add the group' }));
  expect(screen.getByText('Write a title.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Title for guests'), 'Сос');
  await userEvent.type(screen.getByLabelText('Options, one a line'), 'Лютика{Enter} {Enter}Айоли');
  await userEvent.click(screen.getByRole('button', { name: 'Add the group' }));
  expect(onMake).toHaveBeenCalledWith({ title: 'Сос', options: ['Лютика', 'Айоли'], isRequired: true });
  expect(screen.getByDisplayValue('Сос')).toBeDefined();
});

test('modifier group: a possibly outdated translation is marked and confirmed at its field; not for one dish alone', async () => {
  const [onTitle, onOption] = [vi.fn(), vi.fn()];
  const older = {
    title: { from: { title: { es: 'Маса' } }, onStillRight: onTitle },
    option: (key: string) => ({
      from: { name: key === 'thin' ? { es: 'Тънки' } : {} } as const,
      onStillRight: onOption,
    }),
  };
  const group: GroupOutline = { ...dough, missing: [], older: ['es'] };
  const { unmount } = renderScreen(editor({ group, older, language: 'es' }));
  expect(screen.getByRole('button', { name: /words may be out of date/ })).toBeDefined();
  const title = screen.getByTestId('older-title');
  expect(title.textContent).toContain('Маса');
  await userEvent.click(within(title).getByRole('button', { name: 'Still right' }));
  expect(onTitle).toHaveBeenCalledExactlyOnceWith('title', 'es');
  await userEvent.click(within(screen.getByTestId('option-thin')).getByText('thin'));
  await userEvent.click(within(screen.getByTestId('older-name')).getByText('Still right'));
  expect(onOption).toHaveBeenCalledExactlyOnceWith('name', 'es');
  unmount();
  renderScreen(editor({ group, older, language: 'es', scope: 'here' }));
  expect(screen.queryAllByRole('note')).toEqual([]);
});

test('modifier groups: a dish’s list names the language with possibly outdated texts', () => {
  renderScreen(
    <DishChoices
      groups={[
        { ...dough, older: ['es'] },
        { ...dough, key: 'dip' },
      ]}
      groupHref={(key) => `/${key}`}
      shared={[]}
      onMove={vi.fn()}
      onRemove={vi.fn()}
      onAttach={vi.fn()}
      onDiscard={vi.fn()}
      onMake={async () => true}
    />,
  );
  expect(screen.getAllByTestId('older-group').map((one) => one.textContent)).toEqual([
    'words may be out of date: Spanish',
  ]);
});

test('option: is undeclared again when Milk is ticked and unticked; only "None of these" declares it free', async () => {
  const onAllergens = vi.fn();
  const shown = (allergens: readonly string[] | undefined) => ({
    ...dough,
    options: [option('thin', { allergens }), option('thick')],
  });
  const view = renderScreen(editor({ onAllergens, group: shown(undefined) }));
  const press = async (id: string) => userEvent.click(screen.getByTestId(`thin-allergen-${id}`));
  await press('milk');
  view.rerender(editor({ onAllergens, group: shown(['milk']) }));
  expect(screen.queryByTestId('thin-allergen-none')).toBeNull();
  await press('milk');
  view.rerender(editor({ onAllergens, group: shown(undefined) }));
  await press('none');
  view.rerender(editor({ onAllergens, group: shown([]) }));
  await press('none');
  expect(onAllergens.mock.calls).toEqual([
    ['thin', ['milk']],
    ['thin', undefined],
    ['thin', []],
    ['thin', undefined],
  ]);
});
