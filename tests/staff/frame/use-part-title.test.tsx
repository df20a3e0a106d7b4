// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePartTitle } from '#staff/frame/use-part-title.ts';
import { PageHead, usePageTitle } from '#ui/words/page-head.tsx';

const Page = ({ name }: { readonly name: string }) => {
  usePageTitle(name);
  return null;
};
const Part = ({ name }: { readonly name: string }) => {
  usePartTitle(name);
  return null;
};
const staff = (part: string | undefined) => (
  <PageHead site="Neven" manifest="/m" page="tables">
    <Page name="Tables" />
    {part !== undefined && <Part name={part} />}
  </PageHead>
);

test('window title: an open part names itself, and the page’s own title is back afterwards', () => {
  const { rerender } = render(staff('Table 12'));
  expect(document.title).toBe('Table 12 · Neven');
  rerender(staff(undefined));
  expect(document.title).toBe('Tables · Neven');
});
