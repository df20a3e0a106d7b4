// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MoveToSheet } from '#staff/arrange/move-to-sheet.tsx';
import { SortedList } from '#staff/arrange/sorted-list.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const NAMES = { tarator: 'Таратор', bob: 'Боб', kurban: 'Курбан' };
const isNamed = (slug: string): slug is keyof typeof NAMES => slug in NAMES;

const Sorted = ({ onPlace = vi.fn() }: { readonly onPlace?: (slug: string, place: number) => void }) => {
  const [order, setOrder] = useState<readonly string[]>(Object.keys(NAMES));
  return (
    <SortedList
      label="Супи"
      items={order.map((slug) => ({ slug, name: isNamed(slug) ? NAMES[slug] : slug }))}
      language="bg"
      onPlace={(slug, place) => {
        onPlace(slug, place);
        const others = order.filter((one) => one !== slug);
        setOrder([...others.slice(0, place), slug, ...others.slice(place)]);
      }}
      onMoveTo={vi.fn()}
    />
  );
};

const rows = () => screen.getAllByTestId('sorted-row').map((row) => row.dataset.row);

test('arrange: moving a row down by its button keeps the focus on the button and announces the new position', async () => {
  renderScreen(<Sorted />);
  const down = screen.getByRole('button', { name: 'Таратор: down' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(rows()).toEqual(['bob', 'tarator', 'kurban']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Таратор: down');
  expect(screen.getByRole('status').textContent).toContain('Таратор: place 2 of 3');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(rows()).toEqual(['bob', 'kurban', 'tarator']);
});

const layRows = () => {
  for (const [at, row] of screen.getAllByTestId('sorted-row').entries())
    row.getBoundingClientRect = () => ({ top: at * 60, height: 60 }) as DOMRect;
};
const handleOf = (slug: string): Element => {
  const handle = document.querySelector(`[data-row="${slug}"] [data-handle]`);
  if (!handle) throw new Error('no handle');
  return handle;
};
const pointer = { isPrimary: true, button: 0, pointerId: 1 };

test('arrange: a row can be dragged by its handle', () => {
  const onPlace = vi.fn();
  renderScreen(<Sorted onPlace={onPlace} />);
  layRows();
  fireEvent.pointerDown(handleOf('tarator'), { ...pointer, clientY: 30 });
  fireEvent.pointerMove(window, { ...pointer, clientY: 125 });
  expect(screen.getAllByTestId('sorted-row').map((row) => row.style.transform)).toEqual([
    'translateY(95px)',
    'translateY(-60px)',
    'translateY(-60px)',
  ]);
  fireEvent.pointerUp(window, { ...pointer, clientY: 125 });
  expect(onPlace).toHaveBeenCalledWith('tarator', 2);
  expect(rows()).toEqual(['bob', 'kurban', 'tarator']);
  expect(screen.getAllByTestId('sorted-row').every((row) => row.style.transform === '')).toBe(true);
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a finger that the system takes over', () => fireEvent.pointerCancel(window, pointer)],
])('arrange: %s returns a dragged row to its old position', (_, letGo) => {
  const onPlace = vi.fn();
  renderScreen(<Sorted onPlace={onPlace} />);
  layRows();
  fireEvent.pointerDown(handleOf('tarator'), { ...pointer, clientY: 30 });
  fireEvent.pointerMove(window, { ...pointer, clientY: 125 });
  letGo();
  fireEvent.pointerUp(window, { ...pointer, clientY: 125 });
  expect(onPlace).not.toHaveBeenCalled();
});

test('arrange: a finger beside the handle scrolls and drags nothing', () => {
  renderScreen(<Sorted />);
  layRows();
  const pressed = fireEvent.pointerDown(screen.getByText('Таратор'), { ...pointer, clientY: 30 });
  fireEvent.pointerMove(window, { ...pointer, clientY: 125 });
  expect(pressed).toBe(true);
  expect(screen.getAllByTestId('sorted-row').every((row) => row.style.transform === '')).toBe(true);
});

test('arrange: "Move to" asks for a category and a position, and stays open when saving fails', async () => {
  const answers = [false, true];
  const onMove = vi.fn(async () => answers.shift() ?? true);
  const onClose = vi.fn();
  renderScreen(
    <MoveToSheet
      name="Таратор"
      targets={[
        { slug: 'soups', name: 'Супи', others: ['Боб', 'Курбан'] },
        { slug: 'grill', name: 'Скара', others: ['Кебапче', 'Кюфте'] },
      ]}
      from="soups"
      place={1}
      onMove={onMove}
      onClose={onClose}
    />,
  );
  const [category, place] = screen.getAllByRole<HTMLSelectElement>('combobox');
  if (!category || !place) throw new Error('no fields');
  expect(place.selectedOptions[0]?.textContent).toBe('After Боб');
  await userEvent.selectOptions(category, 'Скара');
  // The last position, until another one is chosen.
  expect(place.selectedOptions[0]?.textContent).toBe('After Кюфте');
  await userEvent.selectOptions(place, 'After Кебапче');
  await userEvent.click(screen.getByTestId('move-there'));
  expect(onMove).toHaveBeenCalledWith('grill', 1);
  expect(await screen.findByText(/It was not moved/)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId('move-there'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
