// The tables of the times for which orders are wanted, as Kysely types them.

export interface SlotTables {
  /** How many orders are wanted for a time. */
  slot_uses: { place_id: number; at: number; used: number };
  /** Which time an order has taken. */
  slot_orders: { place_id: number; order_id: string; at: number };
}
