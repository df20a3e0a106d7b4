// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import type { CategoryId } from '#domain/ids.ts';
import { QuickCategories } from '#guest/search/search-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const categories = Array.from({ length: 30 }, (_, at) => ({
  id: (at + 1) as CategoryId,
  name: `Category ${at}`,
  textLanguage: 'en' as const,
  href: `/bistro/${at}`,
  cloth: undefined,
  picture: undefined,
}));

test('search categories: a large menu renders one screen at a time until all are shown', () => {
  const paints: number[] = [];
  const count = () => paints.push(screen.getAllByTestId('quick-way').length);
  renderScreen(
    <Profiler id="ways" onRender={count}>
      <QuickCategories categories={categories} />
    </Profiler>,
  );
  count();
  expect(paints[0]).toBe(12);
  expect(paints.at(-1)).toBe(30);
});
