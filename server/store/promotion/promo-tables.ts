// The table of the promo codes' uses, as Kysely types it.

export interface PromoTables {
  promo_uses: {
    place_id: number;
    order_id: string;
    code: string;
    /** The device that sent the order, or its secret where it gave no id. */
    guest: string;
  };
}
