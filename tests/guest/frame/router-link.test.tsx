// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouterLink } from '#guest/frame/router-link.tsx';

afterEach(cleanup);

/** Presses a link to `href`. Returns whether the press was left to the browser, and the router's address afterwards. */
async function press(href: string): Promise<{ readonly isLeft: boolean; readonly address: string }> {
  const history = createMemoryHistory({ initialEntries: ['/neven'] });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <RouterLink href={href}>Pay</RouterLink> }),
    history,
    defaultNotFoundComponent: () => <RouterLink href={href}>Pay</RouterLink>,
  });
  await act(async () => render(<RouterProvider router={router} />));
  const isLeft = fireEvent.click(await screen.findByRole('link'));
  await act(async () => {});
  return { isLeft, address: history.location.href };
}

test('links: the router follows the app’s own', async () => {
  expect(await press('/neven/orders')).toEqual({ isLeft: false, address: '/neven/orders' });
});

test.each(['/api/demo-bank/stripe/cs_1', 'https://checkout.example/pay/1', 'tel:+359888123456'])(
  'links: the browser opens what is no page of the app: %s [S2.07]',
  async (href) => {
    expect(await press(href)).toEqual({ isLeft: true, address: '/neven' });
  },
);
