import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import type { Said } from '#domain/language/translated.ts';
import styles from '#staff/frame/manage.module.css';
import { RoleText } from '#staff/people/role-text.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check } from '#ui/look/icons-later.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { SignInProblemText } from './problem-text.tsx';

export interface OwnPlaceView {
  readonly id: number;
  readonly name: Said;
  readonly role: Role;
  /** The currently open place. */
  readonly isHere: boolean;
}

export interface OwnPlacesSheetProps {
  readonly places: readonly OwnPlaceView[];
  readonly onClose: () => void;
  /** Opens another place; resolves to the problem. */
  readonly onOpen: (id: number) => Promise<{ readonly why: string } | undefined>;
}

/** Places where the signed-in person has a role, each with that role; a press opens one. */
export const OwnPlacesSheet = ({ places, onClose, onOpen }: OwnPlacesSheetProps) => {
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (id: number) => {
    setBusy(true);
    setWhy((await onOpen(id))?.why);
    setBusy(false);
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>Your places</Trans>}>
      <ul className={styles.rows} data-testid="own-places">
        {places.map(({ id, name, role, isHere }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-current={isHere ? 'true' : undefined}
              disabled={isBusy}
              onClick={() => (isHere ? onClose() : void open(id))}
            >
              <span className={styles.flower}>
                <Rosette name={name.text} />
              </span>
              <span className={styles.words}>
                <span className={styles.name} lang={name.language}>
                  {name.text}
                </span>
                <span className={styles.note}>
                  <RoleText role={role} />
                </span>
              </span>
              {isHere && <Icon path={check} />}
            </button>
          </li>
        ))}
      </ul>
      <SignInProblemText why={why} />
    </Sheet>
  );
};
