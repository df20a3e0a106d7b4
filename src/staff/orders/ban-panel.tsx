import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Ban, NewBan } from '#domain/staff/ban.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { BanRow, type WhenOf } from './ban-row.tsx';
import { BanSheet } from './ban-sheet.tsx';

/** On an order: bans its device or lifts the ban. */
export const BanPanel = ({
  label,
  ban,
  why,
  whenOf,
  onBan,
  onLift,
}: {
  readonly label: string;
  /** Ban of the order's device; `undefined`: not banned. */
  readonly ban: Ban | undefined;
  readonly why: string | undefined;
  readonly whenOf: WhenOf;
  readonly onBan: (ban: Omit<NewBan, 'orderId'>) => void;
  readonly onLift: (id: string) => void;
}) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <section data-testid="ban-panel">
      <ManageProblemText why={why} />
      {ban ? (
        <BanRow ban={ban} whenOf={whenOf} onLift={() => onLift(ban.id)} />
      ) : (
        <Button className={manage.danger} data-testid="ban" onClick={() => setAsked(true)}>
          <Trans>Take no more orders from this device</Trans>
        </Button>
      )}
      {isAsked && (
        <BanSheet
          label={label}
          onClose={() => setAsked(false)}
          onBan={(asked) => {
            setAsked(false);
            onBan(asked);
          }}
        />
      )}
    </section>
  );
};
