import { Trans, useLingui } from '@lingui/react/macro';
import { Popover } from '#ui/layout/popover.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { MoreList, type MoreListProps } from './more-list.tsx';

export interface MoreMenuProps extends Omit<MoreListProps, 'isKiosk'> {
  readonly device: DeviceKind;
  /** The button that opened the menu. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The menu of tools: a sheet on a phone and a kiosk, a popover at its button elsewhere. Includes Radix. */
export const MoreMenu = ({ device, anchor, onClose, ...list }: MoreMenuProps) => {
  const { t } = useLingui();
  if (device === 'tablet' || device === 'room') {
    return (
      <Popover anchor={anchor} title={t`More`} onClose={onClose}>
        <MoreList {...list} />
      </Popover>
    );
  }
  return (
    <Sheet open onClose={onClose} title={<Trans>More</Trans>}>
      <MoreList {...list} isKiosk={device === 'kiosk'} />
    </Sheet>
  );
};
