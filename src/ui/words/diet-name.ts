import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Diet } from '#domain/menu/menu.ts';

const NAMES = { vegan: msg`vegan`, vegetarian: msg`vegetarian`, halal: msg`halal`, kosher: msg`kosher` } as const;
const REFUSALS = {
  vegan: msg`Not vegan`,
  vegetarian: msg`Not vegetarian`,
  halal: msg`Not halal`,
  kosher: msg`Not kosher`,
} as const;

/** Name of a diet in the guest's language, and the text for a dish that does not suit it. */
export const useDietName = () => {
  const { i18n } = useLingui();
  return {
    nameOf: (diet: Diet): string => i18n._(NAMES[diet]),
    notOf: (diet: Diet): string => i18n._(REFUSALS[diet]),
  };
};
