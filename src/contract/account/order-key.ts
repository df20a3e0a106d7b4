// Key that assigns an order to its customer.
import * as v from 'valibot';

export const orderKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}\.[A-Za-z0-9_-]{22,128}$/));
