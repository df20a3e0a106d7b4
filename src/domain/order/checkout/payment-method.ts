/** How an order is paid when it is received. */
export const RECEIPT_METHODS = ['cash', 'card'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** How an order is paid; `online`: by card on a provider's page, before it is received. */
export const PAYMENT_METHODS = [...RECEIPT_METHODS, 'online'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The part of a place that takes cards, among the place's modules. [S6.05] */
export const PAYMENTS_MODULE = 'payments';
