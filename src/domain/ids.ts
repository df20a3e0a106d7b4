// Branded ids: one kind cannot be passed for another. Only `contract` (from wire and storage) and the server's store create
// them.
import type { Brand } from './brand.ts';

declare const command: unique symbol;

export type PlaceId = Brand<number, 'PlaceId'>;
/** A node of the category tree. The wire calls it `catHierarchyId`. */
export type CategoryId = Brand<number, 'CategoryId'>;
export type SubcategoryId = Brand<number, 'SubcategoryId'>;
export type ProductId = Brand<number, 'ProductId'>;
export type VariantId = Brand<number, 'VariantId'>;
export type IngredientId = Brand<number, 'IngredientId'>;
/**
 * An item that can be temporarily off: a dish by its id, one size, an ingredient in each dish or (only by the clock) a
 * category. Keys of all kinds fit in one set.
 */
export type OffKey = ProductId | `size:${number}` | `ingredient:${number}` | `category:${number}`;
export type GroupId = Brand<number, 'GroupId'>;
/** One sitting at one table. Public: the id alone grants no access. */
export type SessionId = Brand<string, 'SessionId'>;
/** Secret received in exchange for a table's code, at least 128 bits. Grants ordering for its session. */
export type SessionToken = Brand<string, 'SessionToken'>;
/** Secret of an order without a table, made on the device, at least 128 bits. Its holder can follow the order. */
export type OrderSecret = Brand<string, 'OrderSecret'>;
/** Prefix of an order secret: its holder may only view the order. */
export type FollowKey = Brand<string, 'FollowKey'>;
/** Idempotency key: a UUIDv7 made on the device before a command is first sent, and repeated with each retry. */
export type CommandId = string & { readonly [command]: true };
/** Id of the command that placed the order. */
export type OrderId = Brand<CommandId, 'OrderId'>;
/** Key of one card payment: random, made by the server. Its holder may only read the payment's status. */
export type PaymentKey = Brand<string, 'PaymentKey'>;
/** Share of a bill that is paid by card. */
export type ShareId = Brand<string, 'ShareId'>;
/** Part of a bill that a share holds during its payment. */
export type ClaimId = Brand<string, 'ClaimId'>;
/** One party's visit on a device (UUIDv7). Never leaves the device. */
export type VisitId = Brand<string, 'VisitId'>;
