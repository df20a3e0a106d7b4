import { Accordion } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * Stacked panels, each toggled by its head; arrow keys, Home and End move between heads. Unstyled. Includes Radix: load them
 * with React.lazy.
 */
export const Panels = ({
  open,
  onOpen,
  children,
}: {
  readonly open: readonly string[];
  readonly onOpen: (open: string[]) => void;
  readonly children: ReactNode;
}) => (
  <Accordion.Root type="multiple" value={[...open]} onValueChange={onOpen}>
    {children}
  </Accordion.Root>
);

/** A panel. `head`: an element that contains a <PanelTrigger/>; omitted while the head is off-screen. */
export const Panel = ({
  id,
  head,
  children,
}: {
  readonly id: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}) => (
  <Accordion.Item value={id}>
    {head}
    <Accordion.Content>{children}</Accordion.Content>
  </Accordion.Item>
);

export const PanelTrigger = ({
  className,
  children,
}: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) => (
  <Accordion.Header asChild>
    <h2>
      <Accordion.Trigger className={className}>{children}</Accordion.Trigger>
    </h2>
  </Accordion.Header>
);
