// Number of category and dish columns at every width.
import type { Locator, Page } from '@playwright/test';
import { EVERY_KIND } from './support/category-venue.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PLACE = EVERY_KIND;

interface Columns {
  /** Width of the page without rail and order, in CSS pixels at normal text size. */
  readonly room: number;
  /** Width of the window, in the same pixels. */
  readonly window: number;
  readonly columns: number;
}
const columnsOf = (list: Locator): Promise<Columns> =>
  list.evaluate((element) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    let frame: Element | null = element;
    while (frame && getComputedStyle(frame).containerType !== 'inline-size') frame = frame.parentElement;
    return {
      room: (frame?.clientWidth ?? 0) / rem,
      window: innerWidth,
      columns: getComputedStyle(element).gridTemplateColumns.split(' ').length,
    };
  });

/** Number of columns from a width on, widest last. */
type Steps = readonly (readonly [from: number, columns: number])[];
const expected = (steps: Steps, room: number): number | undefined => steps.findLast(([from]) => room >= from)?.[1];

const WIDTHS = [320, 350, 390, 550, 551, 750, 751, 900, 901, 999, 1100, 1280, 1500, 1800, 2100, 2400];
const CATEGORY_STEPS: Steps = [
  [0, 2],
  [551, 3],
  [751, 4],
  [1280, 5],
  [1600, 6],
  [1920, 7],
];
const WIDER_CATEGORY_STEPS: Steps = [
  [0, 2],
  [351, 3],
  [551, 4],
  [751, 5],
  [1280, 6],
  [1600, 7],
  [1920, 8],
];

interface Grid {
  readonly path: string;
  readonly selector: string;
  /** Dishes depend on the room without rail and order, categories on the window. */
  readonly counted: 'room' | 'window';
  readonly steps: Steps;
}
const TILES = '[data-design="tiles"]';
const CARDS = '[data-design="cards"]';
const DISHES = '[data-multiple]';

const expectColumns = async (page: Page, { path, selector, counted, steps }: Grid) => {
  const seen = new Set<number>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (width === WIDTHS[0]) await page.goto(path);
    const list = page.getByTestId('category').locator(selector);
    await expect(list).toBeVisible();
    const { [counted]: have, columns } = await columnsOf(list);
    expect(columns, `${path}, ${width} wide, ${counted} ${have}`).toBe(expected(steps, have));
    seen.add(columns);
  }
  expect(seen).toEqual(new Set(steps.map(([, columns]) => columns)));
};

test('category columns: 7, 6, 5 or 4, then 4 at 900 px, 3 at 750, 2 at 550 and 2 at 350 [S2.31] @deep', async ({
  page,
}) => {
  const grid = { counted: 'window', steps: CATEGORY_STEPS } as const;
  await expectColumns(page, { ...grid, path: `/${PLACE}/drinks`, selector: TILES });
  await expectColumns(page, { ...grid, path: `/${PLACE}-2/drinks`, selector: CARDS });
});

test('category layout: tiles in design 1, cards in 3, rows in others, and wider for more columns [S2.27] @deep', async ({
  page,
}) => {
  const wider = { counted: 'window', steps: WIDER_CATEGORY_STEPS } as const;
  await expectColumns(page, { ...wider, path: `/${PLACE}-wide-1/drinks`, selector: TILES });
  await expectColumns(page, { ...wider, path: `/${PLACE}-wide-3/drinks`, selector: CARDS });
  await expectColumns(page, {
    ...{ path: `/${PLACE}-wide/drinks`, selector: '[data-design="rows"]', counted: 'room' },
    steps: [
      [0, 1],
      [480, 2],
      [896, 3],
      [1280, 4],
    ],
  });
});

test('dish columns: 1 to 4, and in theme 2 or with more columns up to 6 [S2.32] @deep', async ({ page }) => {
  const dishes = { selector: DISHES, counted: 'room' } as const;
  await expectColumns(page, {
    ...{ ...dishes, path: `/${PLACE}/salads` },
    steps: [
      [0, 1],
      [480, 2],
      [896, 3],
      [1280, 4],
    ],
  });
  await expectColumns(page, {
    ...{ ...dishes, path: `/${PLACE}-2/salads` },
    steps: [
      [0, 2],
      [528, 3],
      [688, 4],
      [1152, 6],
    ],
  });
  await expectColumns(page, {
    ...{ ...dishes, path: `/${PLACE}-wide/salads` },
    steps: [
      [0, 1],
      [480, 3],
      [688, 4],
      [1152, 6],
    ],
  });
});

test('dish columns: two on a kiosk, two on a room tablet, two or three on a table tablet [S2.32] @every-size @tablet', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/salads`);
  await new MenuPage(page).ready();
  // A page rendered for another device type is laid out again once the app runs.
  const columns = async () => (await columnsOf(page.getByTestId('category').locator('[data-multiple]'))).columns;
  await expect.poll(columns).toBe((page.viewportSize()?.width ?? 0) < 1000 ? 1 : 2);
});
