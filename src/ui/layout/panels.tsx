import { Accordion } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * Panels one above the other, each opened and closed by its head: arrows, Home and End lead from head to head. They
 * have no style of their own. They bring Radix with them, so load them with React.lazy.
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

/** A panel. `head`: an element with a <PanelTrigger/> in it; absent where the head is out of sight. */
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
