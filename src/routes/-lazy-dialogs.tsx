// The dialogs: Radix comes with them.
import { lazyPart } from './-lazy-part.tsx';

const language = lazyPart(async () => (await import('#screens/language/language-sheet.tsx')).LanguageSheet);
const placeChange = lazyPart(
  async () => (await import('#screens/place-change/place-change-sheet.tsx')).PlaceChangeSheet,
);
const viewer = lazyPart(async () => (await import('#screens/product/picture-viewer.tsx')).PictureViewer);
const variant = lazyPart(async () => (await import('#screens/product/variant-sheet.tsx')).VariantSheet);

export const LanguageSheet = language.Part;
export const PlaceChangeSheet = placeChange.Part;
export const PictureViewer = viewer.Part;
export const VariantSheet = variant.Part;

/** The likelier first. */
export const loadDialogs = [variant.load, language.load, placeChange.load, viewer.load];
