import { type ComponentProps, useState } from 'react';
import type { CategoryDoor } from '#domain/menu/category-link.ts';
import { DoorWords } from '#guest/menu/door-words.tsx';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { CallDialog } from './call-dialog.tsx';
import { CallOpener } from './call-opener.tsx';

const CallHere = () => {
  const isSaid = useServiceWords();
  const [isOpen, setOpen] = useState(false);
  if (!isSaid) return null;
  return (
    <>
      <CallOpener onPress={() => setOpen(true)} />
      {isOpen && <CallDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** The page of a category with a door, for a guest who comes by its address: links, or the bell. [S2.25, S2.26] */
export const DoorHere = ({
  door,
  ...links
}: ComponentProps<typeof DoorWords> & { readonly door: CategoryDoor | undefined }) =>
  door?.kind === 'waiter' ? <CallHere /> : <DoorWords {...links} />;
