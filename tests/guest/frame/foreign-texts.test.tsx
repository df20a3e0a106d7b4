// @vitest-environment jsdom
// Notes and names in right-to-left scripts, on each screen of a guest that shows them.
import { screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CommandId, OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { minor } from '#domain/pricing/money.ts';
import { NO_FILTER } from '#domain/search/avoidance-filter.ts';
import { ProfileScreen } from '#guest/account/profile-screen.tsx';
import { TableOrders } from '#guest/orders/orders-screen.tsx';
import { SearchResults } from '#guest/search/search-results.tsx';
import { BillShares } from '#guest/service/bill/bill-shares.tsx';
import { useCallForm } from '#guest/service/call-form.tsx';
import { CallSheet } from '#guest/service/call-sheet.tsx';
import { GuestName } from '#guest/service/guest-name.tsx';
import { CartLineRow } from '#shared/cart/cart-line-row.tsx';
import { RejectText } from '#shared/order/reject-text.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { buildIndex } from '../../support/build-menu.ts';
import { ARABIC_NAME, expectIsolated, HEBREW_NAME, HEBREW_NOTE } from '../../support/isolated.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const NOW = Date.UTC(2026, 5, 1, 10, 42);
const ZONE = 'Europe/Sofia';
const nothing = () => undefined;
const index = buildIndex();

const cartLine = (): CartLine => {
  const [product] = index.menu.products;
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error('the menu has no dish');
  return {
    ...{ lineId: 'l', productId: product.id, variantId: variant.id, categoryId: product.categoryIds[0] as never },
    ...{ choice: { required: undefined, addable: [], removable: [] }, quantity: 1, addedAt: NOW },
    ...{ seenPrice: minor(100), seenName: '', seenSize: '', comment: HEBREW_NOTE },
  };
};
const order: PlacedOrder = {
  ...{ id: 'o' as OrderId, placeId: 1 as PlaceId, orderer: { kind: 'table', sessionId: 's' as SessionId } },
  ...{ sessionId: 's' as SessionId, number: 47, label: 'K2-41', orderType: 'spot', status: 'ordered' },
  ...{ total: minor(1580), placedAt: NOW, lines: [], guest: { number: 2, name: ARABIC_NAME, isMine: false } },
};
const Call = () => (
  <CallSheet
    {...{
      seat: 'Table 12',
      room: false,
      needs: [],
      askedWords: ['water', HEBREW_NOTE],
      timeZone: ZONE,
      joinHref: '/join',
    }}
    stage={{
      ...{ kind: 'steps', others: 0, isLate: false },
      call: {
        ...{ id: 'c' as CommandId, kind: 'call', needs: [], text: HEBREW_NOTE, at: NOW, doneAt: undefined },
        ...{ coming: { at: NOW, by: ARABIC_NAME }, withdrawnAt: undefined },
      },
    }}
    form={useCallForm()}
    {...{ later: [], now: NOW, onTimed: nothing, onWithdrawLater: nothing }}
    {...{ onCall: nothing, onConfirm: nothing, onWithdraw: nothing, onHere: nothing, onMore: nothing }}
    onClose={nothing}
  />
);

const SCREENS: Readonly<Record<string, readonly [screen: () => ReactNode, ...texts: string[]]>> = {
  'line of the cart': [
    () => (
      <CartLineRow
        {...{ line: cartLine(), index, price: undefined, picture: false }}
        {...{ onQuantity: nothing, onRemove: nothing, onComment: nothing }}
      />
    ),
    HEBREW_NOTE,
  ],
  'orders of the table': [
    () => <TableOrders orders={[order]} orderLanguage="bg" wordsOf={() => undefined as never} timeZone={ZONE} />,
    ARABIC_NAME,
  ],
  'own name at the table': [() => <GuestName name={HEBREW_NAME} longest={20} onGive={nothing as never} />, HEBREW_NAME],
  'refused order': [
    () => <RejectText reason={{ code: 'other', text: HEBREW_NOTE, productIds: [] }} dishes={[]} />,
    HEBREW_NOTE,
  ],
  'answered call': [() => <Call />, HEBREW_NOTE, ARABIC_NAME],
  'shares of the bill': [
    () => (
      <BillShares
        bill={{
          pieces: [],
          shares: [
            {
              ...{ id: 'a', kind: 'evenly', amount: minor(790), tip: minor(0), state: 'paid', until: undefined },
              ...{ at: NOW, tender: 'card', guest: { number: 2, name: ARABIC_NAME, isMine: false }, isMine: false },
            },
          ],
        }}
        {...{ names: new Map(), timeZone: ZONE, isOnline: true }}
      />
    ),
    ARABIC_NAME,
  ],
  'search without a result': [
    () => (
      <SearchResults
        {...{ asked: HEBREW_NOTE, filter: NO_FILTER, found: { free: [], traces: [], undeclared: [] }, total: 0 }}
        {...{ isNear: false, meant: undefined, whole: true, onQuery: nothing, onFilter: nothing, allHref: '/all' }}
        {...{ cardOf: nothing as never, why: nothing as never, categoryOf: nothing, quantities: new Map() }}
        noteOf={undefined}
      />
    ),
    HEBREW_NOTE,
  ],
  profile: [
    () => (
      <ProfileScreen
        {...{ firstName: HEBREW_NAME, email: '', profile: undefined, said: undefined, mail: 'sent' }}
        {...{ ordersHref: '/', problem: null, onEdit: nothing, onProof: nothing, onTakeData: nothing }}
        {...{ onDelete: nothing, onSignOut: nothing }}
      />
    ),
    HEBREW_NAME,
  ],
};

test.each(Object.entries(SCREENS))(
  '%s: isolates texts in Hebrew and Arabic and gives them their own direction',
  (_, [shown, ...texts]) => {
    renderScreen(shown());
    for (const text of texts) expectIsolated(text);
    expect(texts).not.toEqual([]);
  },
);

test('search field: shows typed text in the direction of its script', () => {
  renderScreen(
    <SearchBox
      {...{ input: createRef<HTMLInputElement>(), value: HEBREW_NOTE, onValue: nothing, onSubmit: nothing }}
      {...{
        label: 'Search',
        name: 'q',
        placeholder: '',
        clearLabel: 'Clear',
        testId: 'search',
        enterKeyHint: 'search',
      }}
    />,
  );
  expect(screen.getByRole('searchbox').getAttribute('dir')).toBe('auto');
});
