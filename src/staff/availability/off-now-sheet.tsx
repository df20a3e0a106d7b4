import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { OffThing } from '#domain/availability/off-now.ts';
import type { OffKey } from '#domain/ids.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import rows from '#staff/menu-sheet/sheet-rows.module.css';
import { Button } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './off-now-sheet.module.css';

export interface OffNowSheetProps {
  readonly off: readonly (OffThing & { readonly name: string })[];
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Matches for the typed text; `undefined` without text. */
  readonly found:
    | readonly { readonly key: OffKey; readonly kind: 'dish' | 'size' | 'ingredient'; readonly name: string }[]
    | undefined;
  /** Epoch ms of the server's clock. */
  readonly now: number;
  readonly timeZone: string;
  /** This person has the page of the menu. */
  readonly hasMenuPage: boolean;
  /** Opens the sheet that takes the found item off for a time. */
  readonly onPick: (key: OffKey) => void;
  readonly onPutBack: (key: OffKey) => void;
  readonly onClose: () => void;
}

/** Times further away than this include the day, ms. */
const SAME_DAY_MS = 12 * 3_600_000;

const useWhen = ({ now, timeZone }: Pick<OffNowSheetProps, 'now' | 'timeZone'>) => {
  const language = useTextLanguage();
  return (at: number): string => {
    const time = formatTime(at, timeZone);
    return Math.abs(at - now) < SAME_DAY_MS ? time : `${formatDay(at, language, timeZone)} ${time}`;
  };
};

const Since = ({ at }: { readonly at: string }) => <Trans comment="a dish is off since 12:30">since {at}</Trans>;
const Until = ({ at }: { readonly at: string | undefined }) =>
  at === undefined ? <Trans>until somebody puts it back</Trans> : <Trans>until {at}</Trans>;

const ByMenu = ({ hasMenuPage }: Pick<OffNowSheetProps, 'hasMenuPage'>) =>
  hasMenuPage ? (
    <Trans comment="a dish that the menu itself marks as sold out; the staff's page of the menu changes that">
      sold out on the menu: changed on the page “Menu”
    </Trans>
  ) : (
    <Trans comment="a dish that the menu itself marks as sold out; said to a waiter, who cannot change the menu">
      sold out on the menu: ask a manager to change it
    </Trans>
  );

const OffRow = ({
  thing: { key, name, since, until, waits, isByMenu },
  hasMenuPage,
  onPutBack,
  ...time
}: Pick<OffNowSheetProps, 'now' | 'timeZone' | 'hasMenuPage' | 'onPutBack'> & {
  readonly thing: OffNowSheetProps['off'][number];
}) => {
  const when = useWhen(time);
  return (
    <li data-testid="off-row">
      <p>
        <strong>{name}</strong>
        <span className={styles.times}>
          {since !== undefined && (
            <>
              <Since at={when(since)} />
              {', '}
            </>
          )}
          {isByMenu ? <ByMenu hasMenuPage={hasMenuPage} /> : <Until at={until === null ? undefined : when(until)} />}
        </span>
        {waits && (
          <span className={styles.times}>
            {waits === 'off' ? (
              <Trans>waits for the connection</Trans>
            ) : (
              <Trans>Put back, waits for the connection</Trans>
            )}
          </span>
        )}
      </p>
      {waits !== 'back' && !isByMenu && (
        <Button small onClick={() => onPutBack(key)}>
          <Trans>Put it back</Trans>
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
};

const Found = ({
  found,
  onPick,
}: Required<Pick<OffNowSheetProps, 'onPick'>> & { readonly found: NonNullable<OffNowSheetProps['found']> }) =>
  found.length === 0 ? (
    <p className={styles.none} role="status">
      <Trans>Nothing on the menu is called so.</Trans>
    </p>
  ) : (
    <ul className={rows.rows} data-testid="off-found">
      {found.map(({ key, kind, name }) => (
        <li key={key}>
          <p>
            <strong>{name}</strong>
            {kind === 'ingredient' && (
              <span className={styles.times}>
                <Trans>Ingredient</Trans>
              </span>
            )}
          </p>
          <Button small onClick={() => onPick(key)}>
            <Trans comment="a button: a dish cannot be had for a while; its name follows unseen">Take off</Trans>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );

/** Items that are off, each put back by one press; and a search for any dish, size or ingredient to take off. */
export const OffNowSheet = (props: OffNowSheetProps) => {
  const { off, typed, onTyped, found, onPick, onClose } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sheet open onClose={onClose} title={<Trans comment="heading over the dishes that are off">Off now</Trans>}>
      <div className={styles.sheet} data-testid="off-now">
        <SearchBox
          input={input}
          name="off"
          label={t`Find a dish, a size or an ingredient to take off`}
          placeholder={t`Dish, size or ingredient`}
          clearLabel={t`Clear the field`}
          value={typed}
          onValue={onTyped}
          onSubmit={() => found?.[0] && onPick(found[0].key)}
          enterKeyHint="search"
          testId="find-off"
        />
        {found ? (
          <Found found={found} onPick={onPick} />
        ) : off.length === 0 ? (
          <p className={styles.none}>
            <Trans>Nothing is off.</Trans>
          </p>
        ) : (
          <ul className={rows.rows}>
            {off.map((thing) => (
              <OffRow key={thing.key} thing={thing} {...props} />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
};
