// Why something may not be ordered: the closed list, and which of it can be said of what.

/**
 * Every reason, the weightiest first: of several that hold, the first one is told. Who only looks is told that and no
 * hours; what nobody can have now comes before what cannot be had here; what is wrong with a dish comes before its choice.
 *
 * looking_only      the session, or the place, only shows the menu
 * no_table          no table session: its code must be scanned
 * orders_paused     no orders are taken, whatever the hours [S8.05]
 * place_closed      outside the hours of a place that insists on them [S5.03]
 * empty_cart        [S8.06]
 * foreign_dish      of another place; a device knows its own place alone, and takes such a dish for gone [S8.04]
 * gone              the dish, or the chosen size, is no longer on the menu
 * out_of_stock      off for now, or published as out of stock [S4.06]
 * wrong_order_type  not offered to this kind of session [S4.14]
 * outside_hours     its category can be had at other hours: a breakfast card
 * not_orderable     no category of it takes orders, it is hidden from ordering, or booked and not ordered [S5.02, S5.04]
 * price_unknown     its price is not fixed: the waiter knows
 * choice_wrong      too many, too few, or an ingredient that is not the dish's [S5.05, S5.06]
 * ingredient_gone   a chosen ingredient has run out [S8.03]
 */
export const REASONS = [
  'looking_only',
  'no_table',
  'orders_paused',
  'place_closed',
  'empty_cart',
  'foreign_dish',
  'gone',
  'out_of_stock',
  'wrong_order_type',
  'outside_hours',
  'not_orderable',
  'price_unknown',
  'choice_wrong',
  'ingredient_gone',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why a place takes no orders at the moment. */
export type PlaceReason = Extract<Reason, 'orders_paused' | 'place_closed'>;
/** Why nothing at all can be sent from here. */
export type VenueReason = Extract<Reason, 'looking_only' | 'no_table'> | PlaceReason;
/** Why a dish that is on the menu cannot be ordered. */
export type DishReason = Extract<
  Reason,
  'out_of_stock' | 'wrong_order_type' | 'outside_hours' | 'not_orderable' | 'price_unknown'
>;
/** Why a line of an order cannot be. */
export type LineReason = Extract<Reason, 'foreign_dish' | 'gone' | 'choice_wrong' | 'ingredient_gone'> | DishReason;
