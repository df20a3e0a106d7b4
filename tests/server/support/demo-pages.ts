// Requests to the page renderer for the demo venue.
import type { PageToDraw } from '#contract/menu/page-renderer.ts';
import type { PublishedPlace } from '../../../server/services/place/published-places.ts';
import { publishedDemo } from './demo-places.ts';

export const NOON = Date.UTC(2026, 10, 24, 11);

export interface DemoPages {
  readonly neven: PublishedPlace;
  /** A page to render: at noon, for a phone, in Bulgarian. */
  readonly page: (url: string, over?: Partial<PageToDraw>) => PageToDraw;
}

export async function demoPages(): Promise<DemoPages> {
  const neven = (await publishedDemo()).get('neven');
  if (!neven) throw new Error('The demo venue is missing');
  return {
    neven,
    page: (url, over = {}) => ({
      url,
      language: 'bg',
      kind: 'phone',
      client: { id: 'house', name: 'House', places: [neven.document.place] },
      document: neven.document,
      now: NOON,
      ...over,
    }),
  };
}
