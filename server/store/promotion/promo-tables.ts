// The table of the promo codes' uses, as Kysely types it.

export interface PromoTables {
  promo_uses: {
    place_id: number;
    order_id: string;
    code: string;
    /** Device that sent the order; the order's secret when the device sent no id. */
    guest: string;
  };
}
