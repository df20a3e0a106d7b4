// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';

beforeEach(() => vi.resetModules());
afterEach(cleanup);

const Page = ({ name, dish }: { readonly name: string; readonly dish?: string }) => {
  useAnnouncedPage(name);
  return (
    <main>
      <h1>{name}</h1>
      <input aria-label="Search" />
      {dish && (
        <article data-product="1">
          <a href={dish}>Shopska</a>
        </article>
      )}
    </main>
  );
};
const open = (address: string, name: string, dish?: string) => {
  cleanup();
  window.history.pushState(null, '', address);
  render(
    <AnnouncerProvider>
      <Page name={name} {...(dish !== undefined && { dish })} />
    </AnnouncerProvider>,
  );
};
const focused = () => document.activeElement?.textContent;
const said = () => screen.getByRole('status').textContent;

test('page focus: an opened page focuses its heading, but a list does not when the guest returns from a dish', () => {
  open('/neven', 'Salads', '/neven/salads/shopska');
  open('/neven/about', 'About us');
  expect(focused()).toBe('About us');
  expect(said()).toBe('');
  open('/neven/salads/shopska', 'Shopska salad');
  expect(focused()).toBe('Shopska salad');
  open('/neven', 'Salads', '/neven/salads/shopska');
  expect(document.activeElement).toBe(document.body);
  // The orders are a page; the cart over the menu is not.
  open('/neven?show=orders', 'Orders');
  expect(focused()).toBe('Orders');
});

test('page focus: a language change announces the page again and moves no focus', () => {
  open('/neven/terms', 'Terms');
  open('/neven/terms?show=cart', 'Bedingungen');
  expect(document.activeElement).toBe(document.body);
  expect(said()).toBe('Bedingungen');
});
