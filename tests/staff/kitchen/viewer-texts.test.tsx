// @vitest-environment jsdom
// A station's board in another language than the venue's: on a viewer's device, or chosen on the kitchen's own screen.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { IngredientId, ProductId, VariantId } from '#domain/ids.ts';
import type { TicketLine as Line } from '#domain/kitchen/tickets.ts';
import { ReaderWordsProvider } from '#staff/frame/reader-text.tsx';
import { TicketLine } from '#staff/kitchen/ticket-line.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { line } from './build-tickets.ts';

const WALNUTS = 5;

/** Shows lines of a Bulgarian venue to a person who reads English. */
const show = async (lines: readonly Line[], mayAct = false) => {
  const snapshot = aSnapshot(
    {
      ingredients: [buildIngredient(WALNUTS, 'Walnuts')],
      products: [
        buildProduct({ name: 'Shopska salad', textLanguage: 'en', variants: [buildVariant({ size: 'large' })] }),
      ],
    },
    { place: { defaultLanguage: 'bg' } },
  );
  const { tabl, show: render } = await seatGuest(snapshot);
  Object.assign(tabl, { menus: { ...tabl.menus, completeLanguages: vi.fn(async () => undefined) } });
  render(
    <GuestTexts>
      <ReaderWordsProvider>
        {lines.map((one) => (
          <TicketLine key={one.line} line={one} language="bg" mayAct={mayAct} onTick={() => undefined} />
        ))}
      </ReaderWordsProvider>
    </GuestTexts>,
  );
};

test('kitchen board: marks an ingredient left out as strongly in a viewer’s language as in the venue’s', async () => {
  const dish = {
    ...{ productId: 1 as ProductId, variantId: 11 as VariantId, name: 'Шопска салата', size: 'голяма' },
    removed: ['Орехи'],
  };
  const choice = { required: undefined, addable: [], removable: [WALNUTS as IngredientId] };
  // An older server sends no ids of the choices.
  await show([line(0, dish.name, { dish: { ...dish, choice } } as never), line(1, dish.name, { dish } as never)]);
  const strong = [...document.querySelectorAll('strong')];
  expect(strong.map((one) => [words(one), one.lang])).toEqual([
    ['− without walnuts', 'en'],
    ['− без орехи', 'bg'],
  ]);
  expect(words(screen.getAllByRole('listitem')[0] ?? null)).toContain('голяма, без орехи');
});

test('kitchen screen: names dish, size and what is left out in the language that a cook chose on it', async () => {
  const dish = {
    ...{ productId: 1 as ProductId, variantId: 11 as VariantId, name: 'Шопска салата', size: 'голяма' },
    ...{ removed: ['Орехи'], choice: { required: undefined, addable: [], removable: [WALNUTS as IngredientId] } },
  };
  await show([line(0, dish.name, { dish } as never)], true);
  expect(words(screen.getByRole('button'))).toContain('Shopska salad Шопска салата');
  expect(words(screen.getByRole('listitem'))).toContain('large− without walnuts голяма, без орехи');
});
