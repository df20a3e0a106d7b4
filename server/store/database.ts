// Tables as Kysely types. Times are epoch ms, booleans 0 or 1, lists and documents JSON text, because SQLite and PostgreSQL
// share these forms.

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
  /** One row per place: its published document. */
  places: { id: number; slug: string; version: string; document: string; published_at: number };
  /** Every id ever given to a key of a venue file. Never deleted, so that a returning dish keeps its id. */
  menu_ids: { place: string; kind: string; key: string; id: number };
  /** Last journal number of each place. A writer for the place locks its row. Place 0 is the installation. */
  counters: { place_id: number; seq: number; hash: string };
  /** Fingerprints of the key files of this database, by file name. */
  server_keys: { file: string; mark: string };
  tables: {
    place_id: number;
    name: string;
    code: string;
    order_type: string;
    room: string | null;
    position: number;
    closed: number;
    /** Name of the table in the venue file; null: in no file, or written by an older server. */
    file_name: string | null;
    /** 1: created by the venue's staff, so an import does not close it. */
    made_here: number | null;
    /** Id of the person who retired the table; null: in use. */
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
    /** Sitting into which this one was merged; null: none, or merged by an older server. */
    merged_into: string | null;
  };
  /** Merges that can still be undone: the rows of the joint party that belong to the merged one. */
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
    /** Shared device of the session; null: a person's. */
    device_id: string | null;
    /** Waiter who scanned; null: a guest's or a device's session. */
    staff_id: string | null;
  };
  orders: {
    place_id: number;
    id: string;
    /** Sitting whose list and bill contain the order; null: no table. */
    session_id: string | null;
    /** `ordererKey`; null: written by an older server, the sitting ordered. */
    orderer: string | null;
    /** Key of the sending device, or of its secret: equal orders of a sender within seconds are duplicates. */
    sender: string | null;
    /** Number of the order at the place on its day. */
    number: number;
    /** "2026-10-03", in the place's time zone. */
    day: string;
    label: string;
    order_type: string;
    status: string;
    total: number;
    currency: string;
    fingerprint: string;
    /** When the guest sent the order, as far as the device knew. */
    created_at: number;
    placed_at: number;
    /** PlacedOrderLine[] */
    lines: string;
    /** OrderDiscount[]; null: none, or written by an older server. */
    discounts: string | null;
    /** Charges on top, and the VAT included: JSON. */
    breakdown: string | null;
    /** GuestNote; null: the guest avoids nothing. */
    guest_note: string | null;
    /** OrderDetails; null: none, or written by an older server. */
    details: string | null;
    /** Wanted time, epoch ms; null: as soon as possible. */
    wanted_at: number | null;
    /** When name, phone, address and comments were deleted; null: not yet. */
    person_removed_at: number | null;
    /** 1: the kitchen gets it once it is paid, or never; it is hidden from staff. */
    held: number | null;
  };
  /** Answers by command id, of every kind, kept for good for retries. */
  answers: {
    place_id: number;
    /** The command's id; named when orders were the only kind. */
    order_id: string;
    fingerprint: string;
    session_id: string | null;
    /** `ordererKey`; null: written by an older server, the sitting asked. */
    orderer: string | null;
    status: number;
    body: string;
    at: number;
    /** Hash of the secret of an order without a table; null: a table session asked. */
    secret_hash: string | null;
    /** Hash of the key of the order's link; null: none. */
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
    /** `ordererKey`; null: none, or written by an older server. */
    orderer: string | null;
    payload: string;
    prev_hash: string;
    hash: string;
  };
  /** Dishes that are off; `at` null: written by an older server. */
  availability: { place_id: number; product_id: number; until: number | null; seq: number; at: number | null };
  /** Sizes and ingredients that are off, by `OffKey`. */
  parts_off: { place_id: number; part: string; until: number | null; seq: number; at: number };
  /** Dishes with counted portions. `count_id`: journal number of the count's start. */
  portions: {
    place_id: number;
    product_id: number;
    portions_left: number;
    until: number | null;
    count_id: number;
    seq: number;
    at: number;
  };
  /** Portions that orders took from counts, until they are returned. */
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
    /** Attempt that used the link, its second factor's code, and its sign-in; null: unused, or used without an attempt id. */
    attempt_hash: string | null;
    attempt_code_hash: string | null;
    sign_in_id: string | null;
  };
  staff_devices: {
    id: string;
    place_id: number;
    name: string;
    kind: string;
    station_id: string | null;
    /** Table or room in which a tablet stands. */
    table_name: string | null;
    /** Hash of the one-time code; null after its use. */
    code_hash: string | null;
    code_expires_at: number;
    /** Hash of the device's secret; null before enrolment. */
    secret_hash: string | null;
    /** Wrong PINs within the hour that began at `wrong_since`. */
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
  /** Kitchen screens, each since its first report. */
  staff_screens: {
    device_id: string;
    place_id: number;
    heard_at: number;
    /** Since when the screen cannot ring; null: the screen can ring. */
    mute_since: number | null;
    /** The last state in the journal. */
    told: string;
  };
  /** Devices locked by wrong PINs, with the last lock of each. */
  staff_locks: {
    device_id: string;
    locked_at: number;
    /** When and by whom (name) the lock was seen; null: by no manager yet. */
    seen_at: number | null;
    seen_by: string | null;
  };
  /** One row per person who has a second factor or is setting one up. */
  staff_second_factors: {
    person_id: string;
    /** Encrypted with a key of the data folder. */
    secret: string;
    created_at: number;
    /** null: being set up, and not required yet. */
    confirmed_at: number | null;
    /** Time step of the last accepted code. */
    last_step: number | null;
  };
  /** Unused recovery codes. */
  staff_recovery_codes: {
    person_id: string;
    code_hash: string;
  };
  staff_returns: {
    /** The ended sign-in whose secret the phone keeps. */
    sign_in_id: string;
    ends_at: number;
    /** PINs tried since. */
    tries: number;
  };
  staff_sign_ins: {
    id: string;
    person_id: string;
    /** null: at all places of the client. */
    place_id: number | null;
    /** Device on which a PIN was entered; null: a personal phone. */
    device_id: string | null;
    secret_hash: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
    /** Groups sign-ins of one person at several places; null: not grouped. */
    session_id: string | null;
  };
}
