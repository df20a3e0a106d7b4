import { Trans } from '@lingui/react/macro';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './tender-tiles.module.css';

/** Number of the hotel room on whose bill a payment goes. `isMissed`: staff went on without a room of the venue. */
export const RoomField = ({
  value,
  onChange,
  isMissed,
}: {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly isMissed: boolean;
}) => (
  <div className={styles.room}>
    <TextField
      label={<Trans comment="field: the hotel room on whose bill a payment goes">Room number</Trans>}
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="off"
      data-testid="charged-room"
      problem={
        isMissed &&
        (value.trim() === '' ? (
          <Trans>Enter the number of the room.</Trans>
        ) : (
          <Trans>There is no such room here.</Trans>
        ))
      }
    />
  </div>
);
