// The slice of the menu that a page brought from the server which drew it.
import { type PageSlice, readSlice, SLICE_ID } from '#contract/menu/slice.ts';

/** Reads the page's slice; undefined where the page has none, or one of a build that this one cannot read. */
export const takeSlice = (): PageSlice | undefined => readSlice(document.getElementById(SLICE_ID)?.textContent ?? '');
