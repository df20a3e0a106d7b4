// Words that the law demands on the order button.
import { expect, test } from 'vitest';
import { readCatalog } from './read-catalog.ts';

test.each([
  ['en', 'Order with obligation to pay'],
  ['bg', 'Поръчка със задължение за плащане'],
  ['de', 'Kostenpflichtig bestellen'],
  ['es', 'Pedido con obligación de pago'],
  ['fr-CH', 'Commande avec obligation de paiement'],
] as const)('order button: states the obligation to pay in %s', (language, label) => {
  expect(readCatalog(language).get('Order with obligation to pay')).toBe(label);
});
