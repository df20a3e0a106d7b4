import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { UsualMinutes } from '#domain/order/usual-minutes.ts';
import { backgroundOf } from '#shared/menu/card-view.ts';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { Picture, type PictureProps } from '#ui/picture/picture.tsx';
import { useSecondsLeft } from './countdown.tsx';
import styles from './thanks-screen.module.css';
import whole from './whole-page.module.css';

export interface ThanksScreenProps {
  /** Labels of the orders, the newest first. */
  readonly labels: readonly string[];
  /** Name of the venue, at the top of the screen. */
  readonly placeName?: { readonly text: string; readonly language: Language } | undefined;
  /** `waiting`: not answered yet; `received`: the kitchen has it; `unsent`: it is sent later, and the staff should know. */
  readonly state: 'waiting' | 'received' | 'unsent';
  /** Time in ms until the screen clears itself; `undefined`: it stays. */
  readonly clearsInMs: number | undefined;
  /** Each new value restarts the shown seconds. */
  readonly asked?: number | undefined;
  /** Keeps the number on the screen for longer; `undefined`: not offered. */
  readonly onKeep?: (() => void) | undefined;
  readonly onDone: () => void;
  /** The ordered dishes. */
  readonly dishes?: readonly (Pick<PictureProps, 'picture' | 'name' | 'cloth'> & {
    /** `undefined`: the page's. */
    readonly language?: Language | undefined;
  })[];
  /** How the guest gets the dishes; `undefined`: the order says nothing about it. */
  readonly gets?: 'fetched' | 'brought' | undefined;
  /** Amount to pay at the till, as text; `undefined`: the guest pays nothing at the till. */
  readonly toPay?: string | undefined;
  /** Approximate duration; `undefined`: unknown. */
  readonly minutes?: UsualMinutes | undefined;
  /** Text of a place that took the order outside its hours; `undefined`: the kitchen is open. */
  readonly closed?: ReactNode;
}

/** Maximum number of dishes in one row. */
const MOST_SHOWN = 3;

/** Dishes of an order that are still on the menu, for its screen. */
export const dishesOf = (index: MenuIndex, ids: readonly ProductId[]): NonNullable<ThanksScreenProps['dishes']> =>
  ids.flatMap((id) => {
    const dish = index.productById.get(id);
    return dish
      ? [{ picture: dish.images[0], name: dish.name, language: dish.textLanguage, cloth: backgroundOf(index, dish) }]
      : [];
  });

/** Last screen of a guest: the number of their order, and its state. */
export const ThanksScreen = ({
  labels,
  state,
  clearsInMs,
  asked = 0,
  onKeep,
  onDone,
  dishes = [],
  minutes,
  gets,
  toPay,
  placeName,
  closed,
}: ThanksScreenProps) => {
  const more = dishes.length - MOST_SHOWN;
  return (
    <WholeScreen
      look="screen"
      testId="thanks"
      title={
        <h2 className={classNames(whole.title, styles.title)}>
          {state === 'received' && (closed ? <Trans>Thank you!</Trans> : <Trans>Enjoy your meal!</Trans>)}
          {state === 'waiting' && <Trans>We are sending your order</Trans>}
          {state === 'unsent' && <Trans>Please tell the staff</Trans>}
        </h2>
      }
    >
      <div className={classNames(whole.page, styles.page)}>
        {placeName && (
          <p className={styles.venue} lang={placeName.language}>
            <span className={styles.mark}>
              <Rosette name={placeName.text} radius={6} />
            </span>
            {placeName.text}
          </p>
        )}
        <p className={whole.words}>
          {state === 'received' && (closed ?? <Trans>Your order is sent. Please remember your number.</Trans>)}
          {state === 'waiting' && <Trans>One moment, please. We are waiting for the kitchen’s answer.</Trans>}
          {state === 'unsent' && (
            <Trans>
              There is no connection to the kitchen now. Show the staff your number before you go: they can see whether
              your order has come.
            </Trans>
          )}
        </p>
        <div className={styles.card} data-state={state}>
          <StitchBorder />
          <p className={styles.caption}>
            <Trans>Your number</Trans>
          </p>
          {labels.map((label) => (
            <p
              key={label}
              className={styles.number}
              style={{ '--letters': label.length } as CSSProperties}
              data-testid="number"
            >
              {label}
            </p>
          ))}
          {state === 'received' && !closed && minutes && (
            <p className={styles.minutes}>
              <Trans>
                about {minutes.from}–{minutes.to} minutes
              </Trans>
            </p>
          )}
          <StitchBorder />
        </div>
        {state === 'received' && (toPay !== undefined || gets !== undefined) && (
          <ol className={styles.next} data-testid="thanks-next">
            {toPay !== undefined && (
              <li data-testid="pay-at-till">
                <Trans>Please pay {toPay} at the till.</Trans>
              </li>
            )}
            {gets === 'fetched' && (
              <li>
                <Trans>Fetch your order with this number when it is ready.</Trans>
              </li>
            )}
            {gets === 'brought' && (
              <li>
                <Trans>We bring it to your table.</Trans>
              </li>
            )}
          </ol>
        )}
        {dishes.length > 0 && (
          <ul className={styles.dishes} data-testid="thanks-dishes">
            {dishes.slice(0, MOST_SHOWN).map((dish) => (
              <li key={dish.name}>
                <Picture {...dish} alt="" sizes="33vw" className={styles.dish} />
                <span className={styles.name} lang={dish.language}>
                  {dish.name}
                </span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className={styles.more}>
            <Plural value={more} one="and # more dish" other="and # more dishes" />
          </p>
        )}
        <div className={styles.foot}>
          <Button look="ink" wide onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
          {onKeep && (
            <Button wide onClick={onKeep} data-testid="keep-number">
              <Trans>Keep it on the screen</Trans>
            </Button>
          )}
          {clearsInMs !== undefined && <Clears key={`${state} ${asked}`} ms={clearsInMs} />}
        </div>
      </div>
    </WholeScreen>
  );
};

const Clears = ({ ms }: { readonly ms: number }) => {
  const left = useSecondsLeft(ms);
  return (
    <p className={styles.clears}>
      <span className={styles.rest} aria-hidden="true">
        <span style={{ inlineSize: `${(left / (ms / 1000)) * 100}%` }} />
      </span>
      <Plural value={left} one="The screen clears itself in # second" other="The screen clears itself in # seconds" />
    </p>
  );
};
