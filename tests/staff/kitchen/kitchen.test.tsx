// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { Ticket, TicketLine } from '#domain/kitchen/tickets.ts';
import { NotDone, UnseenNotice } from '#staff/kitchen/kitchen-page.tsx';
import { KitchenScreen, type KitchenScreenProps } from '#staff/kitchen/kitchen-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { board, line, MINUTE, NOW, ticket } from './build-tickets.ts';

const actions = {
  ...{ onShown: vi.fn(), onTaken: vi.fn(), onStart: vi.fn(), onTick: vi.fn(), onReady: vi.fn() },
  ...{ onRecall: vi.fn(), onDelay: vi.fn(), onVoidRead: vi.fn() },
};
const takeOff = vi.fn();
/** jsdom has no IntersectionObserver, so the test decides whether a ticket is visible. */
type Seen = Partial<IntersectionObserverEntry>;
const observers = new Map<(entries: Seen[]) => void, Element[]>();
const show = (isIntersecting: boolean) => {
  const entry = { isIntersecting, intersectionRatio: 1, rootBounds: null, intersectionRect: new DOMRect() };
  for (const [tell, targets] of [...observers]) tell(targets.map((target) => ({ ...entry, target })));
};
beforeEach(() => {
  vi.clearAllMocks();
  observers.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: Seen[]) => void;
      constructor(tell: (entries: Seen[]) => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        observers.set(this.tell, [...(observers.get(this.tell) ?? []), target]);
      }
      disconnect() {
        observers.delete(this.tell);
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
});

const screenOf = (over: Partial<KitchenScreenProps> = {}) => (
  <KitchenScreen
    {...{
      name: { text: 'Топла кухня', language: 'bg' },
      language: 'bg',
      board: board(),
      now: NOW,
      timeZone: 'Europe/Sofia',
      actions,
    }}
    {...{ heardAt: NOW - 2000, isStale: false, sound: 'ready', waiting: new Set<string>(), mayAct: true }}
    onOff={() => undefined}
    onUnlock={() => undefined}
    onTakeOff={takeOff}
    {...over}
  />
);
const render = (over: Partial<KitchenScreenProps> = {}) => renderScreen(screenOf(over));
const cards = () => screen.getAllByTestId('ticket');

describe('kitchen ticket', () => {
  test('shows table, number and age, and a warmer colour with age', () => {
    render({ board: board({ open: [ticket('a', 18), ticket('b', 12), ticket('c', 5)] }) });
    expect(cards().map((card) => card.dataset.heat)).toEqual(['hot', 'warm', 'cool']);
    expect(words(within(cards()[0] as HTMLElement).getByRole('banner', { hidden: true }) ?? null)).toContain('18 min');
  });

  test('shows quantity, dish, choices and the guest’s own words as a quotation', () => {
    const dish = {
      quantity: 4,
      size: '350 г',
      required: 'Ориз',
      added: ['Сирене'],
      removed: ['Лук'],
      comment: 'bitte',
    };
    render({ board: board({ open: [ticket('a', 5, { lines: [line(0, 'Кебапчета', { dish } as never)] })] }) });
    const card = cards()[0] as HTMLElement;
    expect(words(card)).toMatch(/4 × Кебапчета 350 г.*Ориз\+ Сирене− без лук.*the guest writes:/);
    expect(within(card).getByText('“bitte”').closest('bdi')?.getAttribute('lang')).toBe('');
    expect(within(card).getByText('Кебапчета').closest('[lang]')?.getAttribute('lang')).toBe('bg');
  });

  test('a note to a dish is not ascribed to the guest when a waiter took the order', () => {
    const lines = [line(0, 'Кебапчета', { dish: { comment: 'без сол' } } as never)];
    render({ board: board({ open: [ticket('a', 5, { lines, takenBy: 'Мария' })] }) });
    const card = words(cards()[0] ?? null);
    expect(card).toContain('note: “без сол”');
    expect(card).not.toContain('the guest writes');
  });

  test('shows an allergy in a separate bar below each dish that contains it, and nowhere else', () => {
    const lines = [
      line(0, 'Мусака', { allergies: [{ code: 'own-nuts', name: 'ядки' }] }),
      line(1, 'Картофи', { doubts: [{ code: 'own-nuts', name: 'ядки' }] }),
      line(2, 'Хляб'),
    ];
    render({ board: board({ open: [ticket('a', 5, { lines })] }) });
    const rows = within(cards()[0] as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => /Allergy: [^,]*/.exec(words(row))?.[0])).toEqual([
      'Allergy: ядки',
      'Allergy: ядки',
      undefined,
    ]);
    expect(words(rows[1] ?? null)).toContain('may hold it');
  });

  test('its head names the allergens of a guest, also where no dish contains them, and repeats a short comment further down', () => {
    const head = (lines: TicketLine[], avoids: Ticket['avoids'] = []) => {
      render({ board: board({ open: [ticket('a', 1, { lines, avoids })] }) });
      const said = words(within(screen.getByTestId('ticket')).getByRole('banner'));
      cleanup();
      return said;
    };
    const plain = line(0, 'Мусака');
    const noted = (nth: number, comment: string) => line(nth, 'Катък', { dish: { comment } } as never);
    expect(head([plain])).not.toMatch(/Allergy|Note/);
    expect(head([plain], [{ code: 'milk', name: 'мляко' }])).toContain('Allergy: milk');
    expect(head([plain, noted(1, 'ohne Nüsse')])).toContain('Note“ohne Nüsse”');
    expect(head([plain, noted(1, 'ohne Nüsse, '.repeat(6))])).toMatch(/Note$/);
    expect(head([noted(0, 'ohne Nüsse')])).toMatch(/Note$/);
  });

  test('shows the guest’s allergies beside a dish’s allergens, in the reader’s language, and the guest’s diet', () => {
    const lines = [line(0, 'Мусака', { allergies: [{ code: 'milk', name: 'мляко' }], against: ['vegan'] })];
    render({
      board: board({
        open: [ticket('a', 5, { avoids: [{ code: 'nuts', name: 'ядки' }], diets: ['vegan'], lines })],
      }),
    });
    const card = words(cards()[0] ?? null);
    expect(card).toContain('Allergy: nuts');
    expect(card).toContain('Allergy: milk');
    expect(card).toContain('Diet: vegan');
    expect(card).toContain('Not vegan');
  });

  test('marks late, recalled, moved, staff-made and delayed orders, and orders shared with another station', () => {
    const late = {
      orderedAt: NOW - 11 * MINUTE,
      isRecalled: true,
      movedFrom: '7',
      takenBy: 'Мария',
      delayedMinutes: 10,
      alsoAt: ['Бар'],
    };
    render({ board: board({ open: [ticket('a', 5, late)] }) });
    const text = words(cards()[0] ?? null);
    for (const part of [
      'Came late: ordered at 13:31',
      'Called back',
      'Moved from table 7',
      'Taken by Мария',
      '10 min more',
      'Бар',
    ])
      expect(text).toContain(part);
  });

  test('has one button for each dish, which toggles its tick', async () => {
    render({
      board: board({ open: [ticket('a', 5, { lines: [line(0, 'Мусака'), line(1, 'Хляб', { isDone: true })] })] }),
    });
    await userEvent.click(screen.getByRole('button', { name: /^1\s?×\s?Мусака$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^1\s?×\s?Хляб$/, pressed: true }));
    expect(actions.onTick.mock.calls).toEqual([
      ['a', 0, true],
      ['a', 1, false],
    ]);
  });

  test('stands out with its age in seconds until it is seen, and “Seen” confirms it', async () => {
    render({ board: board({ open: [ticket('a', 50 / 60, { isLoud: true })] }) });
    expect(cards()[0]?.dataset.loud).toBe('true');
    expect(screen.getByTestId('loud').textContent).toContain('since 0:50');
    expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(actions.onTaken).toHaveBeenCalledWith('a');
  });

  test.each([
    ['Show the note', [line(0, 'Мусака', { dish: { comment: 'no salt' } as never })]],
    ['Show the allergy', [line(0, 'Мусака', { allergies: [{ code: 'own-nuts', name: 'ядки' }] })]],
  ])('offers “%s” and no “Accept” until the words themselves were in sight, above the buttons', async (name, lines) => {
    const scrollBy = vi.fn();
    document.documentElement.scrollBy = scrollBy;
    render({ board: board({ open: [ticket('a', 1, { isLoud: true, lines })] }) });
    const cut = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 800));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    cut.mockRestore();
    expect(scrollBy).toHaveBeenCalledOnce();
    expect(actions.onTaken).not.toHaveBeenCalled();
    act(() => show(false));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    act(() => show(true));
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(actions.onTaken).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('becomes ready by one press, and offers a delay in minutes', async () => {
    render({ board: board({ open: [ticket('a', 5)] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Ready' }));
    expect(actions.onReady).toHaveBeenCalledWith('a');
    await userEvent.click(screen.getByRole('button', { name: 'More for order K2-41' }));
    await userEvent.click(await screen.findByRole('button', { name: '15 min' }));
    expect(actions.onDelay).toHaveBeenCalledWith('a', 15);
  });

  test('lists each of its dishes once to be taken off the menu', async () => {
    const lines = [line(0, 'Мусака'), { ...line(0, 'Мусака'), line: 1 }];
    render({ board: board({ open: [ticket('a', 5, { lines })] }) });
    await userEvent.click(screen.getByRole('button', { name: 'More for order K2-41' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold out: Мусака' }));
    expect(takeOff).toHaveBeenCalledExactlyOnceWith(lines[0]?.dish.productId);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('counts as seen once it is painted in a visible window, and reports that once', () => {
    render({ board: board({ open: [ticket('a', 1, { isSeen: false })] }) });
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => show(true));
    expect(actions.onShown).not.toHaveBeenCalled();
    visible.mockReturnValue('visible');
    act(() => show(false));
    expect(actions.onShown).not.toHaveBeenCalled();
    act(() => show(true));
    act(() => show(true));
    expect(actions.onShown.mock.calls).toEqual([['a']]);
    visible.mockRestore();
  });

  test('shows a pending mark while its command has not arrived', () => {
    render({ board: board({ open: [ticket('a', 5)] }), waiting: new Set(['a']) });
    expect(words(cards()[0] ?? null)).toContain('waits for the connection');
  });

  test('has no buttons for a read-only visitor, and asks for no press', () => {
    const said = () => words(screen.getByTestId('kitchen'));
    render({ board: board({ open: [ticket('a', 5, { isSaidDone: true })] }) });
    expect(said()).toContain('Tap “Ready” when it is.');
    expect(said()).not.toContain('View only');
    cleanup();
    render({ board: board({ open: [ticket('a', 5, { isSaidDone: true })] }), mayAct: false });
    expect(said()).not.toContain('Tap “Ready”');
    expect(said()).toContain('View only');
    expect(
      within(cards()[0] as HTMLElement)
        .queryAllByRole('button', { hidden: false })
        .filter((one) => !(one as HTMLButtonElement).disabled),
    ).toEqual([]);
  });
});

describe('kitchen board', () => {
  test('shows across its full width that it is offline and since when, and keeps its tickets', () => {
    render({ isStale: true, heardAt: NOW - 4 * MINUTE, board: board({ open: [ticket('a', 5)] }) });
    expect(words(screen.getByTestId('cut-off'))).toContain('No connection since 13:38. New orders do not arrive here.');
    expect(cards()).toHaveLength(1);
    expect(screen.queryByText(/last heard/)).toBeNull();
  });

  test('says how long ago it last heard from the server', () => {
    render();
    expect(screen.getByText('last heard 2 s ago')).toBeDefined();
    expect(screen.queryByTestId('cut-off')).toBeNull();
  });

  test('asks for one press when the browser blocks sound', async () => {
    const onUnlock = vi.fn();
    render({ sound: 'silent', onUnlock });
    await userEvent.click(screen.getByRole('button', { name: /No sound: tap here once/ }));
    expect(onUnlock).toHaveBeenCalled();
  });

  test('keeps the band about sound in its place after a press elsewhere, until the band is pressed', async () => {
    const { rerender } = render({ sound: 'silent' });
    const band = screen.getByTestId('silent');
    rerender(screenOf());
    expect([screen.getByTestId('silent') === band, words(band)]).toEqual([
      true,
      'This screen rings nowTap here to hide this.',
    ]);
    expect(screen.getByText(/^no sound/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^This screen rings now/ }));
    expect([screen.queryByTestId('silent'), screen.queryByText(/^no sound/)]).toEqual([null, null]);
  });

  test('removes the band about sound when the band itself is pressed', async () => {
    const { rerender } = render({ sound: 'silent' });
    await userEvent.click(screen.getByTestId('silent'));
    rerender(screenOf());
    expect(screen.queryByTestId('silent')).toBeNull();
  });

  test('recalls served tickets, the latest first', async () => {
    render({ board: board({ ready: [{ ...ticket('a', 5), readyAt: NOW - MINUTE }] }) });
    expect(screen.getByText('Everything has gone out')).toBeDefined();
    expect(screen.getByText('The last order went out at 13:41.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Call back' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call back' }));
    expect(actions.onRecall).toHaveBeenCalledWith('a');
  });

  test('counts the dishes still to be cooked', async () => {
    const dish = { productId: 1 as ProductId, variantId: 1 as VariantId, name: 'Мусака', size: '' };
    render({ board: board({ open: [ticket('a', 5)], counts: [{ dish, quantity: 3 }] }) });
    await userEvent.click(screen.getByRole('button', { name: 'In total' }));
    expect(words(await screen.findByRole('dialog'))).toContain('3 Мусака');
  });

  test.each([false, true])('strikes voided dishes until the void is confirmed as read: %s', async (isPart) => {
    const voided = { ...ticket('a', 5), voidedAt: NOW, by: 'Георги', isPart, isTaken: true };
    render({ board: board({ open: isPart ? [ticket('a', 5)] : [], voids: [voided] }) });
    const told = words(screen.getByTestId('void'));
    expect(told).toContain('Do not cookTable 3 · K2-41 · Георги1 × Мусака');
    expect([told.includes('The rest of the order stays.'), screen.queryAllByTestId('ticket').length]).toEqual([
      isPart,
      Number(isPart),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Taken off' }));
    expect(actions.onVoidRead).toHaveBeenCalledWith(voided);
  });
});

test('folds whole orders refused before the station took them into one line, read by one press', async () => {
  const refused = (id: string, isPart: boolean, isTaken: boolean) => ({
    ...ticket(id, 5, { label: `K2-${id}` }),
    ...{ voidedAt: NOW, by: 'Георги', isPart, isTaken },
  });
  const voids = [refused('41', false, false), refused('42', false, false), refused('43', false, true)];
  render({ board: board({ voids: [...voids, refused('44', true, false)], open: [ticket('44', 5)] }) });
  const folded = screen.getByTestId('untaken-voids');
  expect(words(folded)).toContain('2 orders refused before anybody took them Table 3 K2-41, Table 3 K2-42');
  expect(screen.getAllByTestId('void').map((card) => /K2-\d+/.exec(words(card))?.[0])).toEqual(['K2-43', 'K2-44']);
  await userEvent.click(within(folded).getByRole('button', { name: 'Taken off' }));
  expect(actions.onVoidRead.mock.calls.map(([{ id }]) => id)).toEqual(['41', '42']);
});

test('shows a cook who restores a refused order who refused it and when', () => {
  const refusal = { code: 'moved_on', by: 'Maria', at: NOW, status: 'rejected' } as const;
  renderScreen(<NotDone label="K2-41" refusal={refusal} timeZone="Europe/Sofia" onRead={() => undefined} />);
  expect(words(screen.getByRole('alert'))).toContain('Maria refused the order at 13:42.');
});

test('rings for another station’s unseen orders, names the station and lists at most three', () => {
  const at = (number: number) => ({
    label: `K2-${number}`,
    ...{ id: `o${number}` as OrderId, table: '3', room: undefined, orderType: 'spot' as const },
    stations: ['Бар', 'Скара'],
  });
  renderScreen(<UnseenNotice unseen={[41, 42, 43, 44, 45].map(at)} />);
  const told = words(screen.getByTestId('unseen-elsewhere'));
  expect(told).toContain('5 orders that nobody has seen');
  expect(told).toContain('Бар, Скара: K2-41, Table 3.');
  expect(told).not.toContain('K2-44');
  expect(told).toContain('+ 2.');
});

test('shows a ticket’s dishes before reference data, collapses the receiver and keeps the guest’s words visible', () => {
  const details = {
    ...{ name: 'Ана', phone: '+359888123456', payment: 'cash' as const },
    ...{ comment: 'no nuts please', wantedAt: NOW + 30 * 60_000 },
  };
  render({ board: board({ open: [ticket('a', 5, { details, lines: [line(0, 'Кебапчета')] })] }) });
  const card = cards()[0] as HTMLElement;
  const folded = card.querySelector('details') as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  expect(words(folded)).toContain('+359888123456');
  for (const said of within(card).getAllByText('“no nuts please”')) expect(folded.contains(said)).toBe(false);
  const dish = within(card).getByText('Кебапчета');
  expect(dish.compareDocumentPosition(folded) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(words(within(card).getByRole('banner', { hidden: true }))).toContain('For 14:12');
});

describe('kitchen board at rest', () => {
  const [a, b, c] = [ticket('a', 18), ticket('b', 17), ticket('c', 16)];
  const ids = () => cards().map((card) => card.dataset.order);

  test('a ticket that has gone out keeps its place with "Undo" for four seconds, and no other moves meanwhile', async () => {
    const { rerender } = render({ board: board({ open: [a, b, c] }) });
    const after = board({ open: [b, c], ready: [{ ...a, readyAt: NOW }] });
    rerender(screenOf({ board: after }));
    expect(ids()).toEqual(['a', 'b', 'c']);
    await userEvent.click(within(screen.getByTestId('ticket-gone')).getByRole('button', { name: 'Undo' }));
    expect(actions.onRecall).toHaveBeenCalledExactlyOnceWith('a');
    rerender(screenOf({ board: after, now: NOW + 4000 }));
    expect(ids()).toEqual(['b', 'c']);
  });

  test('among several late tickets the oldest says that it waits longest', () => {
    render({ board: board({ open: [a, b, c] }) });
    expect(cards().map((card) => card.textContent?.includes('Waits longest'))).toEqual([true, false, false]);
  });
});
