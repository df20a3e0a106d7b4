// Ids of one kind cannot be passed where another is asked for. They are made by `contract` (from the wire and from
// storage) and by the server's store; nowhere else does a number become an id.
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
 * Thing that can be off for now: a dish by its id, one size of a dish, an ingredient wherever it is chosen, or (by the clock
 * alone) a category. A key of its own kind, so that one set holds them all.
 */
export type OffKey = ProductId | `size:${number}` | `ingredient:${number}` | `category:${number}`;
export type GroupId = Brand<number, 'GroupId'>;
/** One sitting at one table. Public: knowing it gives no right. */
export type SessionId = Brand<string, 'SessionId'>;
/** The secret that a table's code is exchanged for; at least 128 bits. Gives the right to order for its session. */
export type SessionToken = Brand<string, 'SessionToken'>;
/** Secret of an order without a table, made on the device: at least 128 bits. Its holder can follow the order. */
export type OrderSecret = Brand<string, 'OrderSecret'>;
/** The beginning of such a secret: its holder may look at the order, and no more. */
export type FollowKey = Brand<string, 'FollowKey'>;
/** Made on the device (UUIDv7) before a command is first sent, and borne by every retry: the idempotency key. */
export type CommandId = string & { readonly [command]: true };
/** The id of the command that ordered it. */
export type OrderId = Brand<CommandId, 'OrderId'>;
/** Key of one card payment: random, made by the server. Its holder may ask how that payment stands, and no more. */
export type PaymentKey = Brand<string, 'PaymentKey'>;
/** One share of a bill that is paid by card. */
export type ShareId = Brand<string, 'ShareId'>;
/** One part of a bill that a share holds while it is being paid. */
export type ClaimId = Brand<string, 'ClaimId'>;
/** One party's time on a device (UUIDv7). Never leaves the device. */
export type VisitId = Brand<string, 'VisitId'>;
