import { Trans } from '@lingui/react/macro';
import type { SheetProblem } from '#domain/owner/read-menu-sheet.ts';

/** Fault of a cell, and how to correct it. */
export const SheetProblemWords = ({ kind }: { readonly kind: SheetProblem['kind'] }) => {
  switch (kind) {
    case 'amount':
      return <Trans>is no amount such as 7.90</Trans>;
    case 'percent':
      return <Trans>is no percentage up to 100</Trans>;
    case 'category':
      return <Trans>is no category of the menu</Trans>;
    case 'allergen':
      return <Trans>is no allergen of the list</Trans>;
    case 'diet':
      return <Trans>is no diet: vegan, vegetarian, halal, kosher</Trans>;
    case 'longer':
      return <Trans>is too long</Trans>;
    case 'language':
      return <Trans>is in a language that the menu does not have</Trans>;
    case 'key':
      return <Trans>needs a key of small letters, digits and hyphens</Trans>;
    case 'which-size':
      return <Trans>is missing: the dish has several sizes</Trans>;
    case 'twice':
      return <Trans>stands in another row already</Trans>;
    case 'contradicts':
      return <Trans>says something else than another row of the dish</Trans>;
    case 'needed':
      return <Trans>is missing, and cannot be left out</Trans>;
  }
};

/** Why nothing of a file was compared. */
export const SheetFaultWords = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'encoding':
      return <Trans>The file is not in UTF-8. Save it as “CSV UTF-8”.</Trans>;
    case 'quote':
      return <Trans>A quotation mark is opened and never closed.</Trans>;
    case 'columns':
      return <Trans>There is nothing in the file.</Trans>;
    case 'no_response':
      return <Trans>Nothing answers. This needs the network.</Trans>;
    default:
      return <Trans>The file could not be read. Try again.</Trans>;
  }
};
