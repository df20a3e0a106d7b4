// @vitest-environment jsdom
// The error about cutlery at a kiosk, where only an order to take away needs an answer.
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { CheckoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import { useCheckoutForm } from '#guest/order/use-checkout-form.ts';

const OFFER: CheckoutOffer = { payments: ['cash', 'card'], asksCutlery: true, byNumber: true, pickupPlaces: [] };
const ASKS = { offerOf: () => OFFER, agreement: false, isCarried: () => true, byNumber: true };

test('checkout: a kiosk’s guest who eats at the venue after all no longer lacks an answer about cutlery', async () => {
  const kept = { ...EMPTY_CHECKOUT, payment: 'cash', isToGo: true } as const;
  const { result } = renderHook(() =>
    useCheckoutForm({ kept, first: { orderType: 'preorder' }, asks: ASKS, placePhone: '', keep: () => undefined }),
  );
  act(() => void result.current.judge());
  await vi.waitFor(() => expect(result.current.faultOf('cutlery')).toMatchObject({ fault: 'missing' }));
  act(() => result.current.change({ isToGo: false }));
  await vi.waitFor(() => expect(result.current.faultOf('cutlery')).toBeUndefined());
});
