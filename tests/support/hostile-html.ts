// Generates hostile HTML, as a malicious venue or a thief of its file might write it: to run code on a guest's device, to
// redirect the guest, or to report the visit. Every payload that runs sets `__hit` on the window.
import { addresses } from './hostile-addresses.ts';
import { broken, templates } from './hostile-broken.ts';
import { RUN } from './hostile-code.ts';
import { clobbering, foreigners, styles } from './hostile-foreign.ts';
import { handlers } from './hostile-handlers.ts';
import { mutations } from './hostile-mutations.ts';
import { scripts } from './hostile-scripts.ts';

export const FAMILIES = [
  'script',
  'handler',
  'address',
  'foreign',
  'style',
  'mutation',
  'clobbering',
  'broken',
  'template',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Hostile {
  readonly family: Family;
  readonly html: string;
}

const all = function* (): Generator<Hostile> {
  const made: Readonly<Record<Family, Iterable<string>>> = {
    script: scripts(),
    handler: handlers(RUN),
    address: addresses(),
    foreign: foreigners(),
    style: styles(),
    mutation: mutations(RUN),
    clobbering: clobbering(),
    broken: broken(),
    template: templates(),
  };
  for (const family of FAMILIES) for (const html of made[family]) yield { family, html };
};

/** Each once. */
export const HOSTILE_HTML: readonly Hostile[] = [...new Map([...all()].map((one) => [one.html, one])).values()];
