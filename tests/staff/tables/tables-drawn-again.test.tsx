// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import type { TableState } from '#domain/service/table-state.ts';
import { TablesScreen } from '#staff/tables/tables-screen.tsx';
import type { FoodView, TableTileView } from '#staff/tables/tables-view.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const drawn = vi.hoisted(() => [] as string[]);
vi.mock('#ui/layout/link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => {
    drawn.push(href);
    return <a href={href}>{children}</a>;
  },
}));
beforeEach(() => {
  drawn.length = 0;
});

const NOW = Date.UTC(2026, 5, 1, 10, 42);
const tile = (name: string, kind: TableState['kind']): TableTileView => ({
  ...{ name, href: `tile ${name}`, state: { kind, since: NOW - 61_000 }, waits: false },
});
const food = (id: string): FoodView => ({
  ...{ kind: 'sent', key: `sent ${id}`, orderId: id as OrderId, table: '1', href: `food ${id}`, at: NOW - 61_000 },
  ...{ orderType: 'spot', label: 'K2-47', dishes: ['Мусака'], avoids: [], isWhole: false, waits: false },
  ...{ isForWaiters: false, isDue: true, isSeen: true },
});
const answers = { onComing: vi.fn(), onDone: vi.fn(), onTaken: vi.fn(), onAccept: vi.fn(), onShown: vi.fn() };
const screen = (tables: readonly TableTileView[], rows: readonly FoodView[], now = NOW) => (
  <TablesScreen
    onOff={() => undefined}
    offCount={0}
    {...answers}
    placeName="Neven"
    rooms={[{ name: 'Terrace', tables }]}
    own={[]}
    queue={{ asking: [], food: rows }}
    time={{ now, isStale: false, timeZone: 'Europe/Sofia' }}
    heardAt={now}
    tab="tables"
    tabHref={(tab) => tab}
  />
);
const ofTables = () => drawn.filter((href) => href.includes(' '));

test('tables: a new order renders only its table and row; each second renders the counters in seconds, each minute renders all', () => {
  const [quiet, waiting] = [tile('1', 'sent'), tile('2', 'calls')];
  const old = food('old');
  const { rerender } = renderScreen(screen([quiet, waiting], [old]));
  expect(ofTables()).toEqual(['tile 1', 'tile 2', 'food old']);
  drawn.length = 0;
  rerender(screen([quiet, { ...waiting, waits: true }], [old, food('new')]));
  expect(ofTables()).toEqual(['tile 2', 'food new']);
  drawn.length = 0;
  rerender(screen([quiet, waiting], [old], NOW + 1000));
  expect(ofTables()).toEqual(['tile 2']);
  drawn.length = 0;
  rerender(screen([quiet, waiting], [old], NOW + 60_000));
  expect(ofTables()).toEqual(['tile 1', 'tile 2', 'food old']);
});
