// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ticket } from '#domain/kitchen/tickets.ts';
import { KitchenScreen } from '#staff/kitchen/kitchen-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { board, line, NOW, ticket } from './build-tickets.ts';

const none = () => undefined;
const actions = {
  ...{ onShown: none, onTaken: none, onStart: none, onTick: none, onReady: none },
  ...{ onRecall: none, onDelay: none, onVoidRead: none },
};
const show = (over: Partial<Ticket>) => {
  // jsdom has none.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  renderScreen(
    <KitchenScreen
      {...{ name: { text: 'Топла кухня', language: 'bg' }, language: 'bg', timeZone: 'Europe/Sofia' }}
      {...{ board: board({ open: [ticket('a', 5, over)] }), now: NOW, actions, heardAt: NOW, isStale: false }}
      {...{ sound: 'ready', waiting: new Set<string>(), mayAct: true }}
      {...{ onOff: none, onUnlock: none, onTakeOff: none }}
    />,
  );
};
const stressed = () => [...document.querySelectorAll('[data-flag][data-allergy]')].map(words);
const ALLERGIC = 'Алергия към орехи!';

test('kitchen ticket: a note to a dish that speaks of an allergy stands out as an allergy, also in the header', () => {
  show({ lines: [line(0, 'Мусака', { dish: { comment: ALLERGIC } } as never)] });
  expect(words(screen.getByTestId('ticket-allergy-note'))).toContain('Allergy: read the note');
  expect(stressed().join()).toContain(ALLERGIC);
});

test('kitchen ticket: its header repeats a note of an allergy that stands further down, unless it is long', () => {
  const head = (comment: string) => {
    show({ lines: [line(0, 'Мусака'), line(1, 'Катък', { dish: { comment } } as never)] });
    const said = words(screen.getByTestId('ticket-allergy-note'));
    cleanup();
    return said;
  };
  expect(head(ALLERGIC)).toBe(`Allergy: “${ALLERGIC}”`);
  expect(head(`${ALLERGIC} ${'Моля, внимавайте! '.repeat(4)}`)).toBe('Allergy: read the note');
});

test('kitchen ticket: an allergy in the booking of its guests stands above the dishes, and in the header', () => {
  show({ bookingNote: ALLERGIC, lines: [line(0, 'Мусака')] });
  expect(words(screen.getByTestId('ticket-booking'))).toBe(`The booking says: “${ALLERGIC}”`);
  expect(screen.getByTestId('ticket-allergy-note')).toBeDefined();
  expect(stressed().join()).toContain(ALLERGIC);
});

test('kitchen ticket: so does a note to the whole order; any other note is a note', () => {
  show({ orderType: 'delivery', details: { comment: ALLERGIC } as never });
  expect(screen.getByTestId('ticket-allergy-note')).toBeDefined();
  expect(stressed().join()).toContain(ALLERGIC);
  cleanup();
  show({ lines: [line(0, 'Мусака', { dish: { comment: 'без сол' } } as never)] });
  expect(screen.queryByTestId('ticket-allergy-note')).toBeNull();
  expect(stressed()).toEqual([]);
});
