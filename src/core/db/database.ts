// The device's storage: one Dexie database shared by page and worker. Each table declares its owner. Schema changes only
// add: after a rollback an earlier build must still flush its outbox.
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { StoredPlacedOrder } from '#contract/order/stored-order.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { Owner } from '#contract/owner.ts';
import type { StoredBoard } from '#contract/service/board.ts';
import type { StoredStaff } from '#contract/staff/stored-staff.ts';
import type { StoredSession } from '#contract/stored.ts';
import { DEVICE_KEYS, type DeviceKey, type GuestKey, PLACE_KEYS } from '#core/db/device/device-keys.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { GuestGallery } from '#domain/gallery/guest-picture.ts';
import type { CommandId, OffKey, OrderId, PlaceId, SessionId, VisitId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Paying } from '#domain/payment/paying.ts';
import type { Client } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import type { Visit } from '#domain/visit/visit.ts';

/** A place's menu as one record (35 ms to read for 3,000 products, against 76 as rows). */
export interface StoredMenu {
  readonly placeId: PlaceId;
  readonly format: number;
  readonly menu: Menu;
  readonly settings: Settings;
  /** Epoch ms, device clock: shown as "menu of …" when the menu is old. */
  readonly fetchedAt: number;
}
export interface StoredTexts {
  readonly placeId: PlaceId;
  readonly language: Language;
  readonly format: number;
  readonly texts: MenuTexts;
}
export interface StoredPages {
  readonly placeId: PlaceId;
  readonly format: number;
  readonly pages: PlacePages;
  /** Absent until the gallery was opened. */
  readonly guests?: GuestGallery | undefined;
}
export interface StoredClient {
  readonly key: 'client';
  readonly format: number;
  readonly client: Client;
}
export interface StoredPicture {
  /** Full path, `/pictures/<hash>/<width>.avif`. */
  readonly path: string;
  /** `/pictures/<hash>`: used to find another width of the picture. */
  readonly picture: string;
  readonly blob: Blob;
  readonly bytes: number;
  readonly usedAt: number;
}
/** Small data of the current guest: avoided allergens, unfinished choices. */
export interface GuestRow {
  readonly key: GuestKey;
  readonly value: unknown;
  /** undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}
/** Counters and small data of the device. */
export interface DeviceRow {
  readonly key: DeviceKey;
  readonly value: unknown;
}

export class TablDatabase extends Dexie {
  declare menus: EntityTable<StoredMenu, 'placeId'>;
  declare texts: Table<StoredTexts, [PlaceId, Language]>;
  declare pages: EntityTable<StoredPages, 'placeId'>;
  declare clients: EntityTable<StoredClient, 'key'>;
  declare availability: Table<AvailabilityRow, [PlaceId, OffKey]>;
  declare pictures: EntityTable<StoredPicture, 'path'>;
  declare carts: EntityTable<Cart, 'placeId'>;
  declare outbox: Table<StoredCommand, CommandId>;
  declare orders: Table<StoredPlacedOrder, OrderId>;
  declare sessions: Table<StoredSession, [PlaceId, SessionId]>;
  declare device: EntityTable<DeviceRow, 'key'>;
  declare guest: EntityTable<GuestRow, 'key'>;
  declare visits: Table<Visit, VisitId>;
  declare staff: EntityTable<StoredStaff, 'placeId'>;
  declare boards: EntityTable<StoredBoard, 'placeId'>;
  declare payments: Table<Paying, Paying['id']>;

  constructor(dependencies?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }, name = 'tabl') {
    // Strict durability: an order reported as saved must survive a power cut.
    super(name, { chromeTransactionDurability: 'strict', ...dependencies });
    this.version(1).stores({
      menus: 'placeId',
      texts: '[placeId+language], placeId',
      clients: 'key',
      availability: '[placeId+productId], placeId',
      pictures: 'path, picture, usedAt',
      carts: 'placeId',
      outbox: 'id, [placeId+sessionId], state, seq',
      orders: 'id, [placeId+sessionId], placeId',
      sessions: '[placeId+id], placeId',
      device: 'key',
    });
    this.version(2).stores({ guest: 'key' });
    this.version(3).stores({ pages: 'placeId' });
    this.version(4).stores({
      visits: 'id, placeId',
      carts: 'placeId, visitId',
      outbox: 'id, [placeId+sessionId], state, seq, visitId',
      orders: 'id, [placeId+sessionId], placeId, visitId',
      sessions: '[placeId+id], placeId, visitId',
      guest: 'key, visitId',
    });
    this.version(5).stores({ staff: 'placeId' });
    this.version(6).stores({ boards: 'placeId' });
    this.version(7).stores({ payments: 'id, placeId, visitId' });
  }
}

/** A table with data of several owners declares the owner per key. */
export const TABLE_OWNERS = {
  menus: 'place',
  texts: 'place',
  pages: 'place',
  clients: 'place',
  availability: 'place',
  pictures: 'place',
  carts: 'guest',
  outbox: 'guest',
  orders: 'guest',
  sessions: 'guest',
  visits: 'guest',
  guest: 'guest',
  device: { ...DEVICE_KEYS, ...PLACE_KEYS },
  // The device's own: the end of a visit signs out no staff.
  staff: 'device',
  // The staff's board: deleted with their sign-in, not with a guest's visit.
  boards: 'device',
  payments: 'guest',
} as const satisfies Record<string, Owner | Readonly<Record<string, Owner>>>;
