// What a device makes of a refusal: the words that its guest reads, and what is left on it.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { judgeOrderAnswer } from '#contract/order/order-answer.ts';
import { createOutboxStore } from '#db/outbox/outbox-table.ts';
import type { OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { RefusalWords } from '#screens/order-more/refusal-words.tsx';
import { cartOf, draft, line, orderId, PLACE, SESSION, session, TOKEN } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';
import { promoTerms } from '../../domain/promotion/promo-builder.ts';
import type { Answer, TestServer } from './server.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const EUR = 'EUR' as Currency;

const rawOf = ({ status, json }: Answer) => ({
  ...{ status, contentType: 'application/json', retryAfter: null, body: json },
});

/** What the device's own reader makes of an answer to this order. */
export const verdictOn = (answer: Answer, id = (answer.json as { readonly id: OrderId }).id) =>
  judgeOrderAnswer(rawOf(answer), id, EUR);

/** What is left on a device whose order, with a dish and a code, was answered so: the real rows and their real steps. */
export const leftAfter = async (answer: Answer) => {
  const verdict = verdictOn(answer);
  if (verdict.kind !== 'refused') throw new Error(`Not refused: ${answer.status} ${answer.text}`);
  const db = newDatabase();
  const store = createOutboxStore(db);
  const [id, promo] = [orderId(1), promoTerms()];
  await db.sessions.put(session());
  await db.carts.put({ ...cartOf(line(1)), promo });
  await store.submit(draft(1, { promoCode: promo.code }));
  await store.begin(id, TOKEN);
  await store.settle(id, { kind: 'refused', refusal: verdict.refusal });
  const cart = await db.carts.get(PLACE);
  return {
    state: (await db.outbox.get(id))?.state,
    dishes: cart?.lines.length,
    code: cart?.promo?.code,
    isSeated: (await db.sessions.get([PLACE, SESSION])) !== undefined,
  };
};

/** What a guest reads whose device has heard the answer to this order. */
export const readBy = (on: TestServer, answer: Answer): string => {
  const id = (answer.json as { readonly id: OrderId }).id;
  const verdict = judgeOrderAnswer(rawOf(answer), id, EUR);
  if (verdict.kind !== 'refused') throw new Error(`Not refused: ${answer.status} ${answer.text}`);
  const slugs = ['sold-out', 'burger', 'salad', 'souvenir', 'omelette'].filter((slug) => {
    try {
      return on.id('product', slug) > 0;
    } catch {
      return false;
    }
  });
  const entry = {
    refusal: verdict.refusal,
    lines: slugs.map((slug) => ({
      productId: on.id('product', slug) as ProductId,
      variantId: on.id('variant', slug) as VariantId,
      categoryId: undefined,
      choice: {
        required: undefined,
        addable:
          slug === 'burger' && verdict.refusal.code === 'inactive_ingredients' ? verdict.refusal.ingredientIds : [],
        removable: [],
      },
      quantity: 1,
    })),
    summary: slugs.map((slug) => ({ name: `${slug}!`, detail: '', quantity: 1, total: 500 })),
  };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RefusalWords entry={entry} timeZone="UTC" />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, '').trim();
};
