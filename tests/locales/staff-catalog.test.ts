import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { activateLanguage, i18n } from '#locales/activate.ts';
import { loadStaffCatalog } from '#locales/staff-catalog.ts';

/** Words that the order page shows to a guest for the same state. */
const said = (entrance: string) => [msg`entrance ${entrance}`, msg`No cutlery`];

test.each(LANGUAGES)('staff see in %s what a guest answered on the order page', async (language) => {
  await activateLanguage(language);
  await loadStaffCatalog(language);
  for (const message of said('B')) expect(i18n.messages).toHaveProperty(message.id);
});
