// Notes that a schedule is judged by: the guest's intentions, the answers shown to them, and the venue's actions.
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { CommandId, ProductId, SessionId } from '#domain/ids.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import type { Prices } from './venue.ts';
import type { World } from './world.ts';

export interface Intent {
  readonly kind: 'order' | 'bill' | 'call';
  readonly id: CommandId;
  /** undefined: it has no table. */
  readonly sessionId: SessionId | undefined;
  /** True time of the tap. */
  readonly at: number;
  readonly shown: number;
  readonly dishes: readonly ProductId[];
  /** The device knew the server's clock, and its own was not set since. */
  readonly clockKnown: boolean;
  /** Amount that a promo code takes off; absent: none. */
  readonly off?: number | undefined;
  /** Where it is to be brought, and what that costs; absent: it is fetched, or comes to its table. */
  readonly way?: { readonly zone: string; readonly fee: number } | undefined;
  /** For when it is wanted, epoch ms; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
  /** Until when it can be had for its time, epoch ms: with `wantedAt`. Until then nobody is asked about its age. */
  readonly takenUntil?: number | undefined;
}

export interface Sighting {
  readonly at: number;
  readonly entry: StoredCommand;
}

export interface History {
  readonly intents: Map<CommandId, Intent>;
  /** Changes of each entry as an attentive guest would have seen them. */
  readonly seen: Map<CommandId, Sighting[]>;
  /** "Yes, still." */
  readonly confirmed: Set<CommandId>;
  /** Every dish that got into the cart, once. */
  readonly wished: Set<ProductId>;
  /** Sessions about which the server said that the table must be scanned again. */
  readonly turnedAway: Set<SessionId>;
  /** When each sitting was closed. */
  readonly closed: Map<SessionId, number>;
  /** Sittings that the guest was given. */
  readonly sittings: Set<SessionId>;
  /** Where and when the guest scanned those whose secret the device has written down. */
  readonly scanned: Map<SessionId, { readonly table: string; readonly at: number }>;
  /** Sittings whose secret the device has stored. */
  readonly held: Set<SessionId>;
  /** Sittings that the staff have made a part of another one. */
  readonly mergedInto: Map<SessionId, SessionId>;
  readonly prices: { readonly from: number; readonly prices: Prices }[];
  /** When the device's own clock was set. */
  readonly clockSet: number[];
  /** Steps that failed: none of ours ever should. */
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
