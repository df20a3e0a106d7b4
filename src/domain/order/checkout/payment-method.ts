/** Payment methods on receipt of an order. */
export const RECEIPT_METHODS = ['cash', 'card'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** All payment methods. `online`: by card on a provider's page, before receipt. `room`: with the hotel's bill for the room. */
export const PAYMENT_METHODS = ['room', ...RECEIPT_METHODS, 'online'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Key of the card payment module in a place's modules. [S6.05] */
export const PAYMENTS_MODULE = 'payments';
