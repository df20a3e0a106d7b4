import { Trans } from '@lingui/react/macro';
import type { Ban } from '#domain/staff/ban.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { BanRow, type WhenOf } from './ban-row.tsx';

/** All banned devices; empty when there is none. */
export const BanList = ({
  bans,
  why,
  whenOf,
  onLift,
}: {
  readonly bans: readonly Ban[];
  readonly why: string | undefined;
  readonly whenOf: WhenOf;
  readonly onLift: (id: string) => void;
}) =>
  bans.length > 0 && (
    <section data-testid="bans">
      <h2 className={manage.heading}>
        <Trans>Devices whose orders are not taken</Trans>
      </h2>
      <ManageProblemText why={why} />
      <ul className={manage.rows}>
        {bans.map((ban) => (
          <li key={ban.id}>
            <BanRow ban={ban} whenOf={whenOf} onLift={() => onLift(ban.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
