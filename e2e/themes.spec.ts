// Every screen in every theme: three designs in three voices, light, dim and black; nothing that axe can find.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkAccessibility } from './support/accessibility.ts';
import { type DeviceName, SCREENS, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { codeOf, makeVariant } from './support/test-venues.ts';

const SCHEMES = [
  { name: 'light', darker: 0, colorScheme: 'light' },
  { name: 'dim', darker: 1, colorScheme: 'light' },
  { name: 'black', darker: 2, colorScheme: 'dark' },
] as const;

for (const theme of [1, 2, 3] as const) {
  for (const [at, scheme] of SCHEMES.entries()) {
    // Each voice is heard in each design and in each scheme; the two do not depend on each other.
    const subtheme = ((theme + at) % 3) + 1;
    test(`design ${theme}, voice ${subtheme}, ${scheme.name}: every screen can be used by everyone [S9.16] [S9.18]`, async ({
      page,
      guard,
      server,
      folder,
    }, info) => {
      test.setTimeout(180_000);
      guard.allow(/status of 404/);
      const place = `looks-${theme}-${scheme.name}`;
      mkdirSync(join(folder, 'variants'), { recursive: true });
      const settings = { design_theme: theme, design_subtheme: subtheme, darker_theme: scheme.darker };
      server.run(['import', makeVariant(folder, place, settings)]);
      await page.emulateMedia({ colorScheme: scheme.colorScheme, reducedMotion: 'reduce' });
      const device = info.project.name as DeviceName;
      for (const screen of SCREENS) {
        if (screen.isElsewhere || (screen.on && !screen.on.includes(device))) continue;
        await test.step(screen.name, async () => {
          await screen.open({ page, device, place, tableUrl: `/${place}/t/${codeOf(place, 1)}` });
          await settle(page);
          await checkAccessibility(page);
        });
      }
      await page.goto(`/${place}`);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme.name);
      await expect(page.locator('html')).toHaveAttribute('data-theme', String(theme));
      await expect(page.locator('html')).toHaveAttribute('data-subtheme', String(subtheme));
    });
  }
}
