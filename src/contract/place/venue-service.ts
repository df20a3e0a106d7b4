// Service settings in a venue file: needs of a call, ways to pay, questions to its guests.
import * as v from 'valibot';
import { NEED_ICONS, NEED_PLACES } from '#domain/service/service-offer.ts';
import { key, words } from './venue-fields.ts';

const MOST = 12;

export const service = v.strictObject({
  /** Needs for which guests call the waiter; `at`: at tables alone, or in a hotel's rooms alone. */
  needs: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key,
          name: words,
          icon: v.optional(v.picklist(NEED_ICONS), 'bell'),
          at: v.optional(v.picklist(NEED_PLACES)),
        }),
      ),
      v.maxLength(MOST),
    ),
    [],
  ),
  /** Ways to pay the bill: `cash` and `card` bear pictures of their own. */
  payments: v.optional(v.pipe(v.array(v.strictObject({ key, name: words })), v.maxLength(MOST)), []),
  /** Questions to guests on the feedback page; without options, five squares with words at both ends. */
  questions: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key,
          title: words,
          low: v.optional(words),
          high: v.optional(words),
          options: v.optional(v.pipe(v.array(words), v.maxLength(6)), []),
        }),
      ),
      v.maxLength(MOST),
    ),
    [],
  ),
});
