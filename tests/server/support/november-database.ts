// A database file of the November 2026 build, before orders without a table, exactly as SQLite stores it.
import SqliteDatabase from 'better-sqlite3';

const SCHEMA = `
  CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
  CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
  CREATE TABLE "places" ("id" integer primary key, "slug" text not null unique, "version" text not null, "document" text not null, "published_at" bigint not null);
  CREATE TABLE "menu_ids" ("place" text not null, "kind" text not null, "key" text not null, "id" integer not null, constraint "menu_ids_key" primary key ("place", "kind", "key"), constraint "menu_ids_id" unique ("kind", "id"));
  CREATE TABLE "counters" ("place_id" integer primary key, "seq" bigint not null, "hash" text not null);
  CREATE TABLE "tables" ("place_id" integer not null references "places" ("id"), "name" text not null, "code" text not null, "order_type" text not null, "room" text, "position" integer not null, "closed" integer not null, constraint "tables_key" primary key ("place_id", "name"));
  CREATE INDEX "tables_by_code" on "tables" ("place_id", "code");
  CREATE TABLE "table_sessions" ("id" text primary key, "place_id" integer not null references "places" ("id"), "table_name" text not null, "order_type" text not null, "room" text, "opened_at" bigint not null, "closed_at" bigint);
  CREATE UNIQUE INDEX table_sessions_open on table_sessions (place_id, table_name) where closed_at is null;
  CREATE TABLE "session_tokens" ("token_hash" text primary key, "session_id" text not null references "table_sessions" ("id"), "place_id" integer not null, "issued_at" bigint not null, "expires_at" bigint not null);
  CREATE INDEX "session_tokens_by_session" on "session_tokens" ("session_id", "expires_at");
  CREATE TABLE "bills" ("session_id" text primary key, "place_id" integer not null, "payment_method" text, "requested_at" bigint not null);
  CREATE TABLE "orders" ("place_id" integer not null references "places" ("id"), "id" text not null, "session_id" text not null references "table_sessions" ("id"), "number" integer not null, "day" text not null, "label" text not null, "order_type" text not null, "status" text not null, "total" bigint not null, "currency" text not null, "fingerprint" text not null, "created_at" bigint not null, "placed_at" bigint not null, "lines" text not null, "guest_note" text, constraint "orders_key" primary key ("place_id", "id"), constraint "orders_number" unique ("place_id", "day", "number"));
  CREATE INDEX "orders_by_session" on "orders" ("session_id", "placed_at");
  CREATE TABLE "answers" ("place_id" integer not null, "order_id" text not null, "fingerprint" text not null, "session_id" text not null, "status" integer not null, "body" text not null, "at" bigint not null, constraint "answers_key" primary key ("place_id", "order_id"));
  CREATE TABLE "journal" ("place_id" integer not null, "seq" bigint not null, "at" bigint not null, "type" text not null, "order_id" text, "session_id" text, "payload" text not null, "prev_hash" text not null, "hash" text not null, constraint "journal_key" primary key ("place_id", "seq"));
  CREATE TABLE "availability" ("place_id" integer not null, "product_id" integer not null, "until" bigint, "seq" bigint not null, constraint "availability_key" primary key ("place_id", "product_id"));
  insert into kysely_migration values ('2026-10-venue', '2026-11-01T00:00:00.000Z'), ('2026-11-guest-notes', '2026-11-01T00:00:01.000Z');
  insert into kysely_migration_lock values ('migration_lock', 0);
  insert into counters values (0, 0, ''), (7, 1, 'h1');
  insert into places values (7, 'bistro', 'v1', '{}', 1);
  insert into table_sessions values ('sitting-1', 7, '12', 'spot', null, 1, null), ('stay-1', 7, 'R4', 'room', '4', 1, null);
  insert into session_tokens values ('hash-1', 'sitting-1', 7, 1, 999);
  insert into journal values (7, 1, 5, 'menu.published', null, null, '{"version":"v1"}', '', 'h1');
`;

/** Rows of an order by that build, without later columns. */
export const orderOfThatBuild = (id: string, session: string, number: number): string => `
  insert into orders (place_id, id, session_id, number, day, label, order_type, status, total, currency, fingerprint,
    created_at, placed_at, lines, guest_note)
  values (7, '${id}', '${session}', ${number}, '2026-11-20', 'K2-1', '${session === 'stay-1' ? 'room' : 'spot'}', 'ordered',
    790, 'EUR', 'f', 5, 6, '[]', null);
  insert into answers (place_id, order_id, fingerprint, session_id, status, body, at)
  values (7, '${id}', 'f', '${session}', 201, '{}', 6);`;

export const makeNovemberDatabase = (file: string): void => {
  const database = new SqliteDatabase(file);
  database.exec(SCHEMA);
  database.exec(orderOfThatBuild('order-1', 'sitting-1', 1));
  database.exec(orderOfThatBuild('order-2', 'stay-1', 2));
  database.close();
};
