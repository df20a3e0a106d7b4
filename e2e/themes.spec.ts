// Every screen in every theme: three designs in light, dim and black, and each voice in two designs and all schemes; passes
// axe.

import { patience } from '../tests/support/patience.ts';
import { checkAccessibility, checkLooks } from './support/accessibility.ts';
import { type DeviceName, SCREENS, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/**
 * Values of the setting `darker`, and the resulting schemes on a guest's device. Without a value the app follows the device.
 */
const DARKER = [
  {
    darker: 0,
    schemes: [
      ['light', 'light'],
      ['dark', 'dim'],
    ],
  },
  { darker: 2, schemes: [['light', 'black']] },
] as const;

test.use({ serverOf: 'own-places' });

for (const theme of [1, 2, 3] as const) {
  for (const [at, { darker, schemes }] of DARKER.entries()) {
    const subtheme = ((theme + at) % 3) + 1;
    const named = schemes.map(([, scheme]) => scheme).join(' and ');
    test(`design ${theme}, voice ${subtheme}, ${named}: every screen passes accessibility [S9.16] @deep`, async ({
      page,
      guard,
      addPlace,
      tables,
    }, info) => {
      test.setTimeout(patience(180_000));
      guard.allow(/status of 404/);
      const place = await addPlace({
        settings: { design_theme: theme, design_subtheme: subtheme, darker_theme: darker },
      });
      const { url: tableUrl } = tables.next(place);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const device = info.project.name as DeviceName;
      const html = page.locator('html');
      for (const screen of SCREENS) {
        if (screen.isElsewhere || (screen.on && !screen.on.includes(device))) continue;
        await test.step(screen.name, async () => {
          await screen.open({ page, device, place, tableUrl });
          for (const [colorScheme, scheme] of schemes) {
            await page.emulateMedia({ colorScheme });
            await expect(html).toHaveAttribute('data-scheme', scheme);
            await settle(page);
            await (scheme === 'light' ? checkAccessibility(page) : checkLooks(page));
          }
        });
      }
      await expect(html).toHaveAttribute('data-theme', String(theme));
      await expect(html).toHaveAttribute('data-subtheme', String(subtheme));
    });
  }
}
