// Reasons why something cannot be ordered: the closed list, and the subset for each subject.

/**
 * All reasons, weightiest first: of several that apply, the first is shown. A browse-only guest sees that reason, and no
 * hours; general reasons come before those of this place; a dish's reason comes before its choice's.
 *
 * looking_only      the session or the place is browse-only
 * no_table          no table session: the table's code must be scanned
 * orders_paused     no orders are taken, at any hour [S8.05]
 * place_closed      outside the hours of a place that enforces them [S5.03]
 * empty_cart        [S8.06]
 * foreign_dish      a dish of another place; a device knows only its own place, and treats such a dish as gone [S8.04]
 * gone              the dish, or the chosen size, is no longer on the menu
 * out_of_stock      temporarily off, or published as out of stock [S4.06]
 * wrong_order_type  not offered to this kind of session [S4.14]
 * outside_hours     the category has other hours, such as a breakfast card
 * not_orderable     no category of the dish takes orders, it is hidden from ordering, or only bookable [S5.02, S5.04]
 * price_unknown     no fixed price: the waiter knows it
 * choice_wrong      too many, too few, or an ingredient of another dish [S5.05, S5.06]
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

/** Why a place takes no orders now. */
export type PlaceReason = Extract<Reason, 'orders_paused' | 'place_closed'>;
/** Why no order can be sent from here. */
export type VenueReason = Extract<Reason, 'looking_only' | 'no_table'> | PlaceReason;
/** Why a dish that is on the menu cannot be ordered. */
export type DishReason = Extract<
  Reason,
  'out_of_stock' | 'wrong_order_type' | 'outside_hours' | 'not_orderable' | 'price_unknown'
>;
/** Why a line of an order cannot be ordered. */
export type LineReason = Extract<Reason, 'foreign_dish' | 'gone' | 'choice_wrong' | 'ingredient_gone'> | DishReason;
