import type { ReactNode } from 'react';
import { type Standing, Step } from '#guest/orders/step.tsx';
import { check } from '#ui/look/icons-later.ts';
import styles from './service-steps.module.css';

export interface ServiceStep {
  readonly key: string;
  readonly standing: Standing;
  readonly icon: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
}

/** Progress of a service that staff do for a table. */
export const ServiceSteps = ({ steps }: { readonly steps: readonly ServiceStep[] }) => (
  <ol className={styles.steps} data-testid="service-steps">
    {steps.map(({ key, standing, icon, name, note }) => (
      <Step key={key} standing={standing} icon={standing === 'done' ? check : icon} note={note}>
        {name}
      </Step>
    ))}
  </ol>
);
