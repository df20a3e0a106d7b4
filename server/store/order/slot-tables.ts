// Tables of the slots of orders for later, as Kysely types.

export interface SlotTables {
  /** Number of orders per slot. */
  slot_uses: { place_id: number; at: number; used: number };
  /** Slot of an order. */
  slot_orders: { place_id: number; order_id: string; at: number };
}
