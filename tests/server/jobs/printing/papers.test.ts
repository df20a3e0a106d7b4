// The text of each kind of paper.
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { receiptPaper } from '../../../../server/jobs/printing/bill/receipt.ts';
import { movedPaper, ticketPaper, voidPaper } from '../../../../server/jobs/printing/ticket.ts';
import { dishesText } from '../../../../server/texts/paper-texts.ts';
import { HOUSE, placedLine, TICKET, wordsOf } from '../../support/papers.ts';

test('ticket: shows the place, the allergy with its dish, then each dish with its choices, and no price', () => {
  expect(wordsOf(ticketPaper(TICKET))).toEqual([
    'Маса 12',
    'K2-41 | 13:40',
    '┆ Дошла късно: поръчана 13:31',
    '■ АЛЕРГИЯ: Ядки',
    '■ съдържа се в: Мусака с кисело мляко',
    '■ не е посочено за: Айран',
    '■ АЛЕРГИЯ: Риба',
    '1 Мусака с кисело мляко',
    'препечена · без лук',
    '■ АЛЕРГИЯ: Ядки',
    '2 Кебапчета с лютеница',
    '1 Айран',
    '„първо айрана, моля“',
    '4 ястия | Топла кухня 1/2',
  ]);
  expect(wordsOf(ticketPaper(TICKET)).join()).not.toMatch(/9[.,]80|€/);
});

test('ticket: quotes the allergy that the booking of its guests says, before the allergies of the order', () => {
  const words = wordsOf(ticketPaper({ ...TICKET, bookingNote: 'Алергия към ядки' }));
  expect(words.slice(3, 5)).toEqual(['■ АЛЕРГИЯ: „Алергия към ядки“', '■ АЛЕРГИЯ: Ядки']);
});

test('ticket: shows an allergy also at a station that cooks none of the dishes with this allergen', () => {
  const words = wordsOf(ticketPaper({ ...TICKET, lines: [placedLine('Кебапчета')] }));
  expect(words).toContain('■ АЛЕРГИЯ: Ядки');
  expect(words.join()).not.toContain('Мусака');
});

test('ticket: names the size, options with counts, and left-out ingredients', () => {
  const line = placedLine('Пица', {
    size: 'голяма',
    added: ['сирене'],
    modifiers: [
      { group: 'Тесто', name: 'тънко', quantity: 1 },
      { group: 'Добавки', name: 'бекон', quantity: 2 },
      { group: 'Салата', name: 'лук', quantity: 0 },
    ],
  });
  expect(wordsOf(ticketPaper({ ...TICKET, note: null, lines: [line] }))).toContain(
    'голяма · тънко · 2 × бекон · без лук · + сирене',
  );
});

test('ticket: has no late box for an order in time; titles of a room, a delivery and a one-station venue', () => {
  const { order } = TICKET;
  const of = (over: Partial<typeof order>) =>
    wordsOf(ticketPaper({ ...TICKET, lateBy: 5, station: null, order: { ...order, ...over } }));
  expect(of({ room: '204' })).not.toContain('┆ Дошла късно: поръчана 13:31');
  expect(of({ room: '204' })[0]).toBe('Стая 204');
  expect(of({ table: null, orderType: 'delivery' })[0]).toBe('Доставка');
  expect(of({}).at(-1)).toBe('4 ястия | ');
});

test('ticket: prints a later time prominently in the place’s language and time zone', () => {
  const order = { ...TICKET.order, wantedAt: Date.UTC(2026, 10, 24, 10, 30) };
  const words = wordsOf(ticketPaper({ ...TICKET, lateBy: null, order }));
  expect(words.slice(0, 3)).toEqual(['■ ЗА вт 24.11, 12:30', 'Маса 12', 'K2-41 | поръчана 13:40']);
  const english = { ...HOUSE, language: 'en' } as const;
  expect(wordsOf(ticketPaper({ ...TICKET, place: english, order }))[0]).toBe('■ FOR Tue 24 Nov, 12:30');
  const { lines, station } = TICKET;
  expect(wordsOf(voidPaper({ kind: 'void', place: HOUSE, order, at: order.at, lines, station })).slice(0, 2)).toEqual([
    '■ ОТКАЗАНА',
    '■ ЗА вт 24.11, 12:30',
  ]);
});

test.each(LANGUAGES)('ticket: a later time is written in %s', (language) => {
  const order = { ...TICKET.order, wantedAt: Date.UTC(2026, 10, 24, 10, 30) };
  const place = { ...HOUSE, language };
  expect(wordsOf(ticketPaper({ ...TICKET, place, order }))[0]).toMatch(/^■ \p{Lu}+ \p{L}+\.? .*24.*, 12:30$/u);
});

test('ticket: without a table shows guest, address, comment and extras', () => {
  const order = { ...TICKET.order, table: null, orderType: 'delivery' } as const;
  const whom = {
    name: 'Елена Петрова',
    address: {
      ...{
        words: 'ул. „Шипка“, София',
        streetNumber: '34',
        entrance: 'Б',
        floor: '3',
        apartment: '9',
        bell: 'Петрови',
      },
    },
    zone: 'Изток',
    comment: 'без домофон',
    cutlery: 2,
  };
  expect(wordsOf(ticketPaper({ ...TICKET, lateBy: null, order, whom })).slice(0, 8)).toEqual([
    'Доставка',
    'K2-41 | 13:40',
    'Елена Петрова',
    'ул. „Шипка“ 34, София',
    'вх. Б · ет. 3 · ап. 9 · звънец Петрови',
    'Изток',
    '„без домофон“',
    'Прибори: 2',
  ]);
  const fetched = { name: 'Елена', pickupPlace: 'Гарата', payment: 'card' } as const;
  expect(wordsOf(ticketPaper({ ...TICKET, lateBy: null, order, whom: fetched })).slice(2, 5)).toEqual([
    'Елена',
    'Взема се от: Гарата',
    'Плащане: с карта',
  ]);
  const inRoom = { ...order, table: null, room: '204', orderType: 'room' } as const;
  const brought = { name: '', additionalType: 'До басейна', payment: 'cash' } as const;
  expect(wordsOf(ticketPaper({ ...TICKET, lateBy: null, order: inRoom, whom: brought })).slice(0, 4)).toEqual([
    'Стая 204',
    'K2-41 | 13:40',
    'До басейна',
    'Плащане: в брой',
  ]);
  const none = wordsOf(ticketPaper({ ...TICKET, order, whom: { name: '', cutlery: 0 } }));
  expect(none[2]).toBe('Прибори: 0');
  const eaten = [true, false].map(
    (isToGo) => wordsOf(ticketPaper({ ...TICKET, order, whom: { name: '', isToGo } }))[2],
  );
  expect(eaten).toEqual(['За вкъщи', 'За тук']);
});

test('paper: a void names its dishes; a move names both tables and no dish', () => {
  const { order, lines, station } = TICKET;
  expect(wordsOf(voidPaper({ kind: 'void', place: HOUSE, order, at: order.at, lines, station }))).toEqual(
    expect.arrayContaining(['■ ОТКАЗАНА', 'Маса 12', '1 Мусака с кисело мляко', '2 Кебапчета с лютеница', '1 Айран']),
  );
  const orders = [{ number: 52, label: 'K2-41' }];
  expect(wordsOf(movedPaper({ kind: 'moved', place: HOUSE, at: order.at, from: '7', to: '6', orders }))).toEqual([
    'ПРЕМЕСТЕНА',
    '7 > 6',
    'K2-41',
    'Нищо ново за готвене. | 13:40',
  ]);
});

test('copy: says that it is a copy, and in which state the first paper is', () => {
  const mark = { nth: 1, first: 'unknown', firstAt: TICKET.order.at } as const;
  expect(wordsOf(ticketPaper(TICKET, mark)).slice(0, 2)).toEqual(['■ КОПИЕ 1', '■ може би отпечатана в 13:40']);
  const [title, ...more] = wordsOf(ticketPaper(TICKET, { ...mark, first: 'none' }));
  expect(title).toBe('■ КОПИЕ 1');
  expect(more.join()).not.toContain('отпечатана');
});

test('receipt: adds up in both currencies, and says that it is not the fiscal one', () => {
  const lines = [
    { quantity: 1, name: 'Шопска салата', total: 880 },
    { quantity: 2, name: 'Таратор', total: 960 },
  ];
  const words = wordsOf(
    receiptPaper({
      ...{ kind: 'receipt', place: HOUSE, table: '12', at: TICKET.order.at, currency: 'EUR', lines, total: 1696 },
      split: [848, 848],
      second: { currency: 'BGN', suffix: 'лв.', rate: null, total: 3317 },
      paymentMethod: 'card',
    }),
  );
  expect(words).toEqual([
    'Невен при Гарата',
    'ул. „Гурко“ 12, София',
    'Маса 12 | 21.11.2026 13:40',
    '1 × Шопска салата | 8,80',
    '2 × Таратор | 9,60',
    'Отстъпка | −1,44',
    'Общо | 16,96\u00a0€',
    'по курс 1,95583 | 33,17\u00a0лв.',
    'Гост 1 | 8,48',
    'Гост 2 | 8,48',
    'Плащане | с карта',
    'Това е разписка от менюто. Касовият бон е отделно.',
  ]);
});

test('receipt: a split names the payment method of each guest, and the rounding of the cash shares', () => {
  const words = wordsOf(
    receiptPaper({
      ...{ kind: 'receipt', place: HOUSE, table: '12', at: TICKET.order.at, currency: 'CHF' },
      lines: [{ quantity: 1, name: 'Таратор', total: 2000 }],
      ...{ total: 2000, split: [665, 667, 670], splitMethods: ['cash', 'card', null], rounding: 2 },
      ...{ second: null, paymentMethod: null },
    }),
  );
  expect(words.slice(5)).toEqual([
    'Закръгляне | 0,02',
    'Гост 1, в брой | 6,65',
    'Гост 2, с карта | 6,67',
    'Гост 3 | 6,70',
    'Това е разписка от менюто. Касовият бон е отделно.',
  ]);
});

test('receipt: a cash payment shows the rounding and the cash total', () => {
  const words = wordsOf(
    receiptPaper({
      ...{ kind: 'receipt', place: HOUSE, table: '12', at: TICKET.order.at, currency: 'CHF' },
      lines: [{ quantity: 1, name: 'Таратор', total: 787 }],
      ...{ total: 787, rounding: -2, second: null, paymentMethod: 'cash' },
    }),
  );
  expect(words.slice(4, 7)).toEqual(['Общо | 7,87\u00a0CHF', 'Закръгляне | −0,02', 'в брой | 7,85\u00a0CHF']);
});

test('receipt: lists surcharges and discounts of the order, and the VAT in the total', () => {
  const words = wordsOf(
    receiptPaper({
      ...{ kind: 'receipt', place: HOUSE, table: '12', at: TICKET.order.at, currency: 'EUR' },
      lines: [{ quantity: 1, name: 'Таратор', total: 1000 }],
      charges: [
        { kind: 'service', percent: 12.5, amount: 125 },
        { kind: 'service', amount: 150 },
        { kind: 'something newer', amount: 25 },
      ],
      vat: [
        { rate: 20, vat: 200 },
        { rate: 9, vat: 8 },
      ],
      ...{ total: 1300, second: null, paymentMethod: null },
    }),
  );
  expect(words.slice(3)).toEqual([
    '1 × Таратор | 10,00',
    'Обслужване 12,5% | 1,25',
    'Такса за поръчка | 1,50',
    'Добавки | 0,25',
    'Общо | 13,00\u00a0€',
    'В т.ч. ДДС 20% | 2,00',
    'В т.ч. ДДС 9% | 0,08',
    'Това е разписка от менюто. Касовият бон е отделно.',
  ]);
});

test.each(LANGUAGES)('papers: distinguish one dish and two dishes in %s', (language) => {
  expect(dishesText(1, language)).not.toBe(dishesText(2, language).replace('2', '1'));
});
