// Data for the judge: the guest's intentions, the answers shown, and the venue's actions.
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { CommandId, ProductId, SessionId } from '#domain/ids.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import type { Prices } from './venue.ts';
import type { World } from './world.ts';

export interface Intent {
  readonly kind: 'order' | 'bill' | 'call';
  readonly id: CommandId;
  /** `undefined`: no table. */
  readonly sessionId: SessionId | undefined;
  /** True time of the tap. */
  readonly at: number;
  readonly shown: number;
  readonly dishes: readonly ProductId[];
  /** The device knew the server's clock, and its own had not been changed since. */
  readonly clockKnown: boolean;
  /** Amount of the promo code's discount; absent: none. */
  readonly off?: number | undefined;
  /** Delivery zone and fee; absent: pickup or table. */
  readonly way?: { readonly zone: string; readonly fee: number } | undefined;
  /** Wanted time, epoch ms; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
  /** Until when the wanted time is possible, epoch ms; before that, no question about its age. */
  readonly takenUntil?: number | undefined;
}

export interface Sighting {
  readonly at: number;
  readonly entry: StoredCommand;
}

export interface History {
  readonly intents: Map<CommandId, Intent>;
  /** Changes of each entry, as an attentive guest would see them. */
  readonly seen: Map<CommandId, Sighting[]>;
  /** "Yes, still." */
  readonly confirmed: Set<CommandId>;
  /** Every dish put into the cart, once. */
  readonly wished: Set<ProductId>;
  /** Sessions for which the server demanded a new scan. */
  readonly turnedAway: Set<SessionId>;
  /** Closing time of each sitting. */
  readonly closed: Map<SessionId, number>;
  /** Sittings given to the guest. */
  readonly sittings: Set<SessionId>;
  /** Table and time of scans whose session the device has stored. */
  readonly scanned: Map<SessionId, { readonly table: string; readonly at: number }>;
  /** Sittings whose session the device has stored. */
  readonly held: Set<SessionId>;
  /** Sittings that staff merged into another one. */
  readonly mergedInto: Map<SessionId, SessionId>;
  readonly prices: { readonly from: number; readonly prices: Prices }[];
  /** Times at which the device's clock was changed. */
  readonly clockSet: number[];
  /** Failed steps of our own code, which must not occur. */
  readonly errors: string[];
  readonly sight: (entry: StoredCommand) => void;
}

export function createHistory(world: World): History {
  const seen = new Map<CommandId, Sighting[]>();
  return {
    intents: new Map(),
    seen,
    confirmed: new Set(),
    wished: new Set(),
    turnedAway: new Set(),
    closed: new Map(),
    sittings: new Set(),
    scanned: new Map(),
    held: new Set(),
    mergedInto: new Map(),
    prices: [],
    clockSet: [],
    errors: [],
    sight: (entry) => {
      const sightings = seen.get(entry.id) ?? [];
      seen.set(entry.id, sightings);
      const last = sightings.at(-1)?.entry;
      if (last?.state !== entry.state || last.askReason !== entry.askReason) {
        const why = entry.askReason ?? entry.refusal?.code ?? '';
        world.note(`  ${entry.label} (${entry.id.slice(-4)}) is ${entry.state} ${why}`);
      }
      sightings.push({ at: world.now(), entry });
    },
  };
}

export const everSeen = (history: History, id: CommandId, state: EntryState): boolean =>
  history.seen.get(id)?.some(({ entry }) => entry.state === state) ?? false;
