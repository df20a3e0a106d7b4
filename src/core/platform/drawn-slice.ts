// The menu slice embedded in a server-drawn page.
import { type PageSlice, readSlice, SLICE_ID } from '#contract/menu/slice.ts';

/** Parses the page's slice; undefined: none, or of a build that this one cannot read. */
export const takeSlice = (): PageSlice | undefined => readSlice(document.getElementById(SLICE_ID)?.textContent ?? '');
