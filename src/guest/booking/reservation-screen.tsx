import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Season } from '#domain/booking/season.ts';
import type { Said } from '#domain/language/translated.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './booking.module.css';
import { SeasonText } from './booking-text.tsx';
import { PersonFields } from './person-fields.tsx';
import type { BookingControl } from './use-booking.ts';
import { WhenFields } from './when-fields.tsx';

export interface HallView {
  readonly key: string;
  readonly name: Said;
  readonly note: Said;
  readonly most: number;
  readonly season?: Season | undefined;
  readonly isShut: boolean;
}

/** Table reservation: number of people, hall and time. [S2.06] */
export const ReservationScreen = ({
  halls,
  hall,
  people,
  mostPeople,
  kept,
  control,
  contact,
  foot,
  onHall,
  onPeople,
}: {
  readonly halls: readonly HallView[];
  /** Key of the chosen hall. */
  readonly hall: string | undefined;
  readonly people: number;
  readonly mostPeople: number;
  /** Links to bookings that the guest has already. */
  readonly kept: ReactNode;
  readonly control: BookingControl;
  /** Contact of the venue, for larger parties. */
  readonly contact: ReactNode;
  readonly foot: ReactNode;
  readonly onHall: (key: string) => void;
  readonly onPeople: (people: number) => void;
}) => {
  const { t } = useLingui();
  const where = useId();
  const { days } = control;
  const terms = typeof days === 'object' && days.ok ? days.value : undefined;
  return (
    <WordsPage title={t`A table for how many?`} above={kept} testId="reservations">
      <div className={styles.booking}>
        <section className={styles.section}>
          <div className={styles.people}>
            <h2 className={styles.heading}>
              <Trans>People</Trans>
            </h2>
            <Stepper name={t`People`} value={people} min={1} max={mostPeople} onChange={onPeople} />
          </div>
          <p className={styles.hint}>
            <Trans>From 1 to {mostPeople}. For more, please call us.</Trans>
          </p>
          {people >= mostPeople && contact}
        </section>
        <section className={styles.section}>
          <h2 id={where} className={styles.heading}>
            <Trans>Where</Trans>
          </h2>
          <RadioCards
            labelledBy={where}
            look="rows"
            value={halls.findIndex(({ key }) => key === hall)}
            onChange={(at) => halls[at] && onHall(halls[at].key)}
            options={halls.map(({ name, note, most, season, isShut }, value) => ({
              value,
              label: (
                <>
                  <span lang={name.language}>{name.text}</span>
                  {note.text !== '' && (
                    <span className={styles.hint} lang={note.language}>
                      {' '}
                      {note.text}
                    </span>
                  )}
                  {isShut && season && (
                    <span className={styles.reason}>
                      <SeasonText season={season} />
                    </span>
                  )}
                </>
              ),
              disabled: isShut || people > most,
              end: !isShut && people > most && (
                <span className={styles.hint}>
                  <Trans>up to {most} people</Trans>
                </span>
              ),
            }))}
          />
        </section>
        {hall !== undefined && <WhenFields control={control} />}
        {terms && <PersonFields control={control} mails={terms.mails} />}
        {terms && <div className={styles.bar}>{foot}</div>}
      </div>
    </WordsPage>
  );
};
