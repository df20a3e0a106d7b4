// The tables, as Kysely types them. Times are epoch milliseconds, truth values 0 or 1, lists and documents JSON in text,
// because SQLite and PostgreSQL spell these alike.

import type { AccountTables } from './account/account-tables.ts';
import type { ShareTables } from './bill/share-tables.ts';
import type { BookingTables } from './booking/booking-tables.ts';
import type { SharedDeviceTables } from './device/shared-device-tables.ts';
import type { GalleryTables } from './gallery/gallery-tables.ts';
import type { LogTables } from './log/log-tables.ts';
import type { LoyaltyTables } from './loyalty/loyalty-tables.ts';
import type { MailTables } from './mail/mail-tables.ts';
import type { BanTables } from './order/ban-tables.ts';
import type { SlotTables } from './order/slot-tables.ts';
import type { DraftTables } from './owner/draft-tables.ts';
import type { PaymentTables } from './payment/payment-tables.ts';
import type { PrintingTables } from './printing/printing-tables.ts';
import type { PromoTables } from './promotion/promo-tables.ts';
import type { PushTables } from './push/push-tables.ts';
import type { ServiceTables } from './service/service-tables.ts';
import type { SessionTables } from './session/session-tables.ts';
import type { DeadCodeTables } from './table/dead-code-tables.ts';
import type { WebhookTables } from './webhook/webhook-tables.ts';

export interface Database
  extends AccountTables,
    BanTables,
    BookingTables,
    GalleryTables,
    SharedDeviceTables,
    PaymentTables,
    LoyaltyTables,
    ServiceTables,
    PrintingTables,
    PromoTables,
    PushTables,
    SessionTables,
    ShareTables,
    SlotTables,
    DeadCodeTables,
    WebhookTables,
    DraftTables,
    LogTables,
    MailTables {
  /** One row a place: its published document. */
  places: { id: number; slug: string; version: string; document: string; published_at: number };
  /** Every id ever given to a key of a venue file. Never deleted: a dish that comes back is the same dish. */
  menu_ids: { place: string; kind: string; key: string; id: number };
  /** Last journal number of each place. A writer for the place locks its row. Place 0 is the installation itself. */
  counters: { place_id: number; seq: number; hash: string };
  /** Marks of the key files that this database belongs to, by the file's name. */
  server_keys: { file: string; mark: string };
  tables: {
    place_id: number;
    name: string;
    code: string;
    order_type: string;
    room: string | null;
    position: number;
    closed: number;
    /** Name of the table in the venue file; null: no file has named it, or an older server wrote it. */
    file_name: string | null;
    /** 1: made by the venue's people, so no import closes it. */
    made_here: number | null;
    /** Id of the person who took it out of use; null: it is in use. */
    retired_by: string | null;
  };
  /** Sittings: one party at one table. */
  table_sessions: {
    id: string;
    place_id: number;
    table_name: string;
    order_type: string;
    room: string | null;
    opened_at: number;
    closed_at: number | null;
    /** The sitting that it became a part of; null: it is none's, or an older server merged it. */
    merged_into: string | null;
  };
  /** Merges that may still be undone: rows of the joint party that belong to the merged one. */
  merges: {
    place_id: number;
    from_id: string;
    into_id: string;
    at: number;
    /** MovedRows */
    moved: string;
  };
  session_tokens: {
    token_hash: string;
    session_id: string;
    place_id: number;
    issued_at: number;
    expires_at: number;
    /** The shared device whose right it is; null: a person's. */
    device_id: string | null;
    /** The waiter who scanned; null: a guest's or a device's. */
    staff_id: string | null;
  };
  orders: {
    place_id: number;
    id: string;
    /** On whose list and bill it stands; null: on no table's. */
    session_id: string | null;
    /** `ordererKey`; null: an older server wrote it, and the sitting ordered. */
    orderer: string | null;
    /** Key of the sending device, or of its secret: equal orders of one sender within seconds are a slip. */
    sender: string | null;
    /** Number of the order on its day, at the place. */
    number: number;
    /** "2026-10-03", by the place's clock. */
    day: string;
    label: string;
    order_type: string;
    status: string;
    total: number;
    currency: string;
    fingerprint: string;
    /** When the guest sent it off, as far as the device knew. */
    created_at: number;
    placed_at: number;
    /** PlacedOrderLine[] */
    lines: string;
    /** OrderDiscount[]; null: none, or an older server wrote it. */
    discounts: string | null;
    /** Charges on top of it, and the tax in it: JSON. */
    breakdown: string | null;
    /** GuestNote; null: the guest avoids nothing. */
    guest_note: string | null;
    /** OrderDetails; null: it was ordered without, or an older server wrote it. */
    details: string | null;
    /** For when its guest wants it, epoch ms; null: as soon as possible. */
    wanted_at: number | null;
    /** When name, phone, address and words were taken out of the details; null: they were not. */
    person_removed_at: number | null;
    /** 1: its kitchen gets it when it is paid, or never got it; the house knows nothing of it. */
    held: number | null;
  };
  /** Answers by the command's id, of every kind and kept for ever: a retry hears the same. */
  answers: {
    place_id: number;
    /** The command's id; named when orders were the only kind. */
    order_id: string;
    fingerprint: string;
    session_id: string | null;
    /** `ordererKey`; null: an older server wrote it, and the sitting asked. */
    orderer: string | null;
    status: number;
    body: string;
    at: number;
    /** Hash of the order's own secret, where it has no table; null: a table's session asked. */
    secret_hash: string | null;
    /** Hash of the key of its link; null: it has none. */
    follow_hash: string | null;
  };
  /** Append-only. */
  journal: {
    place_id: number;
    seq: number;
    at: number;
    type: string;
    order_id: string | null;
    session_id: string | null;
    /** `ordererKey`; null: nobody's, or of an older server. */
    orderer: string | null;
    payload: string;
    prev_hash: string;
    hash: string;
  };
  /** Whole dishes that are off; `at` null: an older server wrote it. */
  availability: { place_id: number; product_id: number; until: number | null; seq: number; at: number | null };
  /** Sizes and ingredients that are off, by `OffKey`. */
  parts_off: { place_id: number; part: string; until: number | null; seq: number; at: number };
  /** Dishes whose portions are counted. `count_id`: the journal's number of the word that began the count. */
  portions: {
    place_id: number;
    product_id: number;
    portions_left: number;
    until: number | null;
    count_id: number;
    seq: number;
    at: number;
  };
  /** Portions that orders took from counts, until they are given back. */
  portions_taken: { place_id: number; order_id: string; product_id: number; count_id: number; quantity: number };
  bills: {
    session_id: string;
    place_id: number;
    payment_method: string | null;
    requested_at: number;
    /** BillSplit; null: one bill for all. */
    split: string | null;
  };
  staff_people: {
    id: string;
    /** null: at all places of the client. */
    place_id: number | null;
    name: string;
    role: string;
    /** null: the person has no PIN. */
    pin_hash: string | null;
    /** PINs tried since the last right one. */
    wrong_pins: number;
    locked_until: number;
    created_at: number;
    removed_at: number | null;
  };
  /** Links with a one-time secret. */
  staff_invites: {
    secret_hash: string;
    person_id: string;
    place_id: number | null;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  staff_devices: {
    id: string;
    place_id: number;
    name: string;
    kind: string;
    station_id: string | null;
    /** Where a table's tablet or a room's stands. */
    table_name: string | null;
    /** Hash of the one-use code; null once it was used. */
    code_hash: string | null;
    code_expires_at: number;
    /** Hash of the device's own secret; null until it was enrolled. */
    secret_hash: string | null;
    /** PINs tried and not found right within the hour that began at `wrong_since`. */
    wrong_pins: number;
    wrong_since: number;
    created_at: number;
    seen_at: number | null;
    removed_at: number | null;
  };
  staff_approvals: {
    place_id: number;
    command_id: string;
    fingerprint: string;
    asker_id: string;
    approver_id: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  /** Screens of the kitchen, each since it first said how it is. */
  staff_screens: {
    device_id: string;
    place_id: number;
    heard_at: number;
    /** Since when nothing can ring there; null: it can. */
    mute_since: number | null;
    /** The journal's last word about the screen. */
    told: string;
  };
  /** Devices that wrong PINs have locked, the last time of each. */
  staff_locks: {
    device_id: string;
    locked_at: number;
    /** When a manager has seen it, and who, by name; null: nobody has. */
    seen_at: number | null;
    seen_by: string | null;
  };
  /** One row a person who has a second factor, or is setting one up. */
  staff_second_factors: {
    person_id: string;
    /** Sealed with a key of the data folder. */
    secret: string;
    created_at: number;
    /** null: it is being set up, and asked for nowhere. */
    confirmed_at: number | null;
    /** Time step of the last accepted code. */
    last_step: number | null;
  };
  /** Recovery codes that were not used. */
  staff_recovery_codes: {
    person_id: string;
    code_hash: string;
  };
  staff_returns: {
    /** The sign-in that was ended, whose secret the phone keeps. */
    sign_in_id: string;
    ends_at: number;
    /** PINs that were given since. */
    tries: number;
  };
  staff_sign_ins: {
    id: string;
    person_id: string;
    /** null: at all places of the client. */
    place_id: number | null;
    /** Where a PIN was given; null: on a phone of the person's own. */
    device_id: string | null;
    secret_hash: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
    /** Group of sign-ins of one person at several places; null: it stands alone. */
    session_id: string | null;
  };
}
