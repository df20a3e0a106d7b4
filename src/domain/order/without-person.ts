// An order's details once nobody has to know any more whom it was for.
import type { OrderDetails } from './order-details.ts';

/** How it was paid, for when it was wanted and what went with it stay for the accounts; whom it was for, and their words, do not. */
export const withoutPerson = ({
  payment,
  wantedAt,
  cutlery,
  pickupPlaceId,
  additionalType,
}: OrderDetails): OrderDetails => ({
  name: '',
  phone: '',
  payment,
  ...(wantedAt !== undefined && { wantedAt }),
  ...(cutlery !== undefined && { cutlery }),
  ...(pickupPlaceId !== undefined && { pickupPlaceId }),
  ...(additionalType !== undefined && { additionalType }),
});
