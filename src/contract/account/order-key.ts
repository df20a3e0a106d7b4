// Key by which an order is known as its customer's.
import * as v from 'valibot';

export const orderKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}\.[A-Za-z0-9_-]{22,128}$/));
