import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { isLanguage } from '#domain/language/language.ts';
import { clearsCart, UNKNOWN_REFUSAL } from '#domain/order/refusal.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { openingAt } from '#domain/place/opening-at.ts';
import { REMOVED_WORDS } from '#shared/order/reason-text.tsx';
import { OpenText } from '#shared/place/open-text.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { MinimumText } from './minimum-text.tsx';
import { isRefusedLine } from './refused-lines.ts';
import { FIELD_WORDS, REFUSED_WORDS, UNKNOWN_WORDS } from './refused-text.tsx';

/** The next available time, in place of the unavailable one. `at`: epoch ms. */
const NextTimeText = ({ at, timeZone }: { readonly at: number; readonly timeZone: string }) => {
  const { i18n } = useLingui();
  const day = formatDay(at, isLanguage(i18n.locale) ? i18n.locale : 'en', timeZone);
  const time = formatTime(at, timeZone);
  return (
    <Trans>
      The next free time: {day}, {time}.
    </Trans>
  );
};

export type RefusedEntry = Pick<OutboxEntry, 'refusal' | 'lines' | 'summary'>;

/** Text after the names of the dishes that caused a rejection. */
const AFTER_NAMES: Partial<Record<string, ReactNode>> = {
  inactive_products: REMOVED_WORDS.out_of_stock,
  product_not_orderable: REMOVED_WORDS.not_orderable,
  products_outside_hours: REMOVED_WORDS.outside_hours,
  inactive_ingredients: REMOVED_WORDS.ingredient_gone,
  invalid_ingredients: REMOVED_WORDS.choice_wrong,
};

/** A rejection after which no dishes return to the cart, because there were none. */
const NONE_BACK = 'empty_cart';

const TOO_SMALL = 'min_order_price_for_radius_not_fulfilled';

/** Dishes that caused a rejection, by their stored names, each once; without those listed by `ShortText`. */
const guiltyNames = (entry: RefusedEntry): string => {
  const { refusal, lines, summary } = entry;
  const short = new Set(refusal?.portions?.map(({ productId }) => productId));
  const names = lines.flatMap(({ productId }, at) =>
    !short.has(productId) && isRefusedLine(entry, at) ? summary[at]?.name || [] : [],
  );
  return [...new Set(names)].join(', ');
};

/** Each dish with too few portions, and the number left. */
const ShortText = ({ entry: { refusal, lines, summary } }: { readonly entry: RefusedEntry }) =>
  (refusal?.portions ?? []).map(({ productId, left }) => {
    const name = summary[lines.findIndex((line) => line.productId === productId)]?.name ?? '';
    return (
      <Fragment key={productId}>
        <strong>{name}</strong>: {left > 0 ? <Trans>only {left} left</Trans> : REMOVED_WORDS.out_of_stock}.{' '}
      </Fragment>
    );
  });

interface RefusalProps {
  readonly entry: RefusedEntry;
  /** Time zone of the place. */
  readonly timeZone: string;
  /** Epoch ms of the server's clock; `undefined` when unknown. */
  readonly now?: number | undefined;
}

/** Text for a closed place with its opening time; after that time, that it was closed. */
const ClosedText = ({ at, timeZone, now }: { readonly at: number } & Omit<RefusalProps, 'entry'>) => {
  const { i18n } = useLingui();
  const next = now === undefined ? ({ at, when: 'date' } as const) : openingAt(at, timeZone, now);
  if (!next) return <Trans>The kitchen was closed then.</Trans>;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  return (
    <>
      {REFUSED_WORDS.place_closed} <OpenText state={{ open: false, next }} language={language} timeZone={timeZone} />.
    </>
  );
};

/** Why the server rejected an order, for which dishes, and when it would be possible. [S8.03] */
export const RefusalReason = ({ entry, timeZone, now }: RefusalProps) => {
  const code = entry.refusal?.code ?? 'invalid_order';
  const names = guiltyNames(entry);
  const why = AFTER_NAMES[code];
  // The server's own text is preferred to a general sentence, and a dish's name to both. [S8.08]
  const { words, field, minimum, nextAt, opensAt } = entry.refusal ?? {};
  const ours =
    minimum === undefined ? REFUSED_WORDS : { ...REFUSED_WORDS, [TOO_SMALL]: <MinimumText minimum={minimum} /> };
  const opens = opensAt !== undefined && <ClosedText at={opensAt} timeZone={timeZone} now={now} />;
  const about = field && FIELD_WORDS[field];
  const general = words ?? (code === UNKNOWN_REFUSAL ? UNKNOWN_WORDS : opens || about || ours[code]);
  return (
    <>
      <ShortText entry={entry} />
      {names !== '' && why ? (
        <Trans>
          <strong>{names}</strong>: {why}.
        </Trans>
      ) : (
        entry.refusal?.portions === undefined && general
      )}{' '}
      {nextAt !== undefined && (
        <>
          <NextTimeText at={nextAt} timeZone={timeZone} />{' '}
        </>
      )}
    </>
  );
};

/** Why the server rejected an order, and where its dishes are now. */
export const RefusalText = (props: RefusalProps) => {
  const code = props.entry.refusal?.code ?? 'invalid_order';
  return (
    <>
      <RefusalReason {...props} />
      {code !== NONE_BACK && !clearsCart(code) && <Trans>The dishes are back in your order.</Trans>}
    </>
  );
};
