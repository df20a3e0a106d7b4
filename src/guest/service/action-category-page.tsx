import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { CategoryAction } from '#domain/menu/category-link.ts';
import { ActionText } from '#guest/menu/category-action-text.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { bell } from '#ui/look/service-icons.ts';
import { CallDialog } from './call-dialog.tsx';

/** The only button on the page of a bell category. */
const CallOpener = ({ onPress }: { readonly onPress: () => void }) => (
  <Button look="primary" wide icon={<Icon path={bell} />} data-testid="open-call-here" onClick={onPress}>
    <Trans>Call the waiter</Trans>
  </Button>
);

const CallHere = () => {
  const isSaid = useServiceCatalog();
  const [isOpen, setOpen] = useState(false);
  if (!isSaid) return null;
  return (
    <>
      <CallOpener onPress={() => setOpen(true)} />
      {isOpen && <CallDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** Page of a category with an action, opened by its address: links, or the bell. [S2.25, S2.26] */
export const ActionCategoryPage = ({
  action,
  ...links
}: ComponentProps<typeof ActionText> & { readonly action: CategoryAction | undefined }) =>
  action?.kind === 'waiter' ? <CallHere /> : <ActionText {...links} />;
