// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { avoidance } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { minor } from '#domain/pricing/money.ts';
import { ConflictPanel, ConflictSheet } from '#guest/diet/conflict-question-here.tsx';
import { ProductScreen } from '#shared/product/product-screen.tsx';
import { buildIndex, buildProduct } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const salad = buildProduct({ allergens: [{ code: 'milk', name: '', image: undefined }], diets: [] });
const VERDICT = judgeDish(buildIndex({ products: [salad] }), salad, undefined, avoidance(['milk'], ['vegan']));

describe('a dish that contains an avoided ingredient', () => {
  const asking = (without: readonly string[] | undefined) => {
    const on = { onWithout: vi.fn(), onAdd: vi.fn(), onClose: vi.fn() };
    return {
      ...on,
      question: { verdict: VERDICT, without, isUnsure: false, textLanguage: 'en' as const, ...on },
    };
  };

  test('diet conflict: the question offers "without it", "all the same" and "no"', async () => {
    const { question, onWithout, onAdd, onClose } = asking(['Sheep’s cheese']);
    renderScreen(<ConflictSheet name="Green salad" {...question} />);
    expect(words(screen.getByTestId('conflict-words'))).toBe('Contains: milk · Not vegan');
    await userEvent.click(screen.getByRole('button', { name: 'Without sheep’s cheese' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add all the same' }));
    await userEvent.click(screen.getByRole('button', { name: 'Do not add' }));
    for (const called of [onWithout, onAdd, onClose]) expect(called).toHaveBeenCalledOnce();
  });

  test('diet conflict: after the guest left the ingredient out, the question says what may still be in it', () => {
    renderScreen(<ConflictPanel {...asking(undefined).question} isUnlisted />);
    const said = 'May still contain: the other ingredients are not listedmilk';
    expect(words(screen.getByTestId('conflict-words'))).toBe(said);
  });

  test('diet conflict: "without it" says so when the omission may not be enough', () => {
    renderScreen(<ConflictSheet name="Green salad" {...asking(['Walnuts', 'Honey']).question} isUnsure />);
    expect(words(screen.getByRole('dialog'))).toContain('Whether the rest suits you is not stated: please ask us.');
    expect(screen.getByRole('button', { name: 'Without walnuts, honey' })).toBeDefined();
  });

  test('diet conflict: "without it" is not offered when no ingredient can be left out', () => {
    renderScreen(<ConflictSheet name="Green salad" {...asking(undefined).question} />);
    expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add all the same' })).toBeDefined();
  });

  test('diet conflict: on the dish’s own page the question takes the focus', () => {
    renderScreen(<ConflictPanel {...asking(['Sheep’s cheese']).question} />);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Contains what you avoid' }));
  });
});

test.each(['top', 'bottom', 'both'] as const)(
  'diet conflict: the question on a dish’s page appears once, in place of the button (%s)',
  (addPosition) => {
    renderScreen(
      <ProductScreen
        index={buildIndex({ products: [salad] })}
        product={salad}
        cloth={undefined}
        backHref="/neven/salads"
        prices={{ ofVariant: () => undefined, ofSelection: () => minor(790) }}
        addPosition={addPosition}
        hideAdd={false}
        notOrderable={undefined}
        onAdd={vi.fn()}
        question={<p data-testid="question">Sure?</p>}
      />,
    );
    expect(screen.getByTestId('question')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
);
