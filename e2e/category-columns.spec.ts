// How many categories and dishes stand beside each other, at every width.
import type { Locator } from '@playwright/test';
import { EVERY_KIND } from './support/category-venue.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PLACE = EVERY_KIND;

interface Columns {
  /** Of the page beside rail and order, in CSS pixels of an unscaled letter. */
  readonly room: number;
  /** Of the window, in the same pixels. */
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

/** From this width on so many, the widest last. */
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
const GRIDS = [
  ['categories in tiles [S2.31]', `/${PLACE}/drinks`, '[data-design="tiles"]', 'window', CATEGORY_STEPS],
  ['categories in cards [S2.31] @deep', `/${PLACE}-2/drinks`, '[data-design="cards"]', 'window', CATEGORY_STEPS],
  [
    'categories in tiles, more beside each other [S2.27]',
    `/${PLACE}-wide-1/drinks`,
    '[data-design="tiles"]',
    'window',
    WIDER_CATEGORY_STEPS,
  ],
  [
    'categories in cards, more beside each other [S2.27] @deep',
    `/${PLACE}-wide-3/drinks`,
    '[data-design="cards"]',
    'window',
    WIDER_CATEGORY_STEPS,
  ],
  [
    'dishes [S2.32]',
    `/${PLACE}/salads`,
    '[data-multiple]',
    'room',
    [
      [0, 1],
      [480, 2],
      [896, 3],
      [1280, 4],
    ],
  ],
  [
    'dishes in theme 2 [S2.32] @deep',
    `/${PLACE}-2/salads`,
    '[data-multiple]',
    'room',
    [
      [0, 2],
      [528, 3],
      [688, 4],
      [1152, 6],
    ],
  ],
  [
    'dishes, more beside each other [S2.32] @deep',
    `/${PLACE}-wide/salads`,
    '[data-multiple]',
    'room',
    [
      [0, 1],
      [480, 3],
      [688, 4],
      [1152, 6],
    ],
  ],
  [
    'rows, more beside each other @deep',
    `/${PLACE}-wide/drinks`,
    '[data-design="rows"]',
    'room',
    [
      [0, 1],
      [480, 2],
      [896, 3],
      [1280, 4],
    ],
  ],
] as const;

for (const [what, path, selector, counted, steps] of GRIDS) {
  test(`columns of ${what} @deep`, async ({ page }) => {
    const seen = new Set<number>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) await page.goto(path);
      const list = page.getByTestId('category').locator(selector);
      await expect(list).toBeVisible();
      // Dishes are counted on the room beside rail and order, categories on the window.
      const { [counted]: have, columns } = await columnsOf(list);
      expect(columns, `${width} wide, ${counted} ${have}`).toBe(expected(steps, have));
      seen.add(columns);
    }
    expect(seen).toEqual(new Set(steps.map(([, columns]) => columns)));
  });
}

test('a kiosk lays two beside each other, a room tablet two, a table tablet two or three [S2.32] @every-size @tablet', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/salads`);
  await new MenuPage(page).ready();
  // A page that was drawn for another kind of device is laid out anew when the app is there.
  const columns = async () => (await columnsOf(page.getByTestId('category').locator('[data-multiple]'))).columns;
  await expect.poll(columns).toBe((page.viewportSize()?.width ?? 0) < 1000 ? 1 : 2);
});
