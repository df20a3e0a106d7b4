// A name of the menu in a second language, beside the reader's own.
import { createContext, type ReactNode, useContext } from 'react';
import type { NamedKind, NameKey } from '#domain/menu/menu-names.ts';

/** The second name of a thing on the menu. Guests read none; a waiter also reads the kitchen's word. */
export const SecondName = createContext<(key: NameKey) => ReactNode>(() => null);

/** A name of the menu, struck through while it is sold out. */
export const MenuName = ({
  kind,
  of: { id, name, isOff },
}: {
  readonly kind: NamedKind;
  readonly of: { readonly id: number | string; readonly name: ReactNode; readonly isOff?: boolean | undefined };
}) => (
  <>
    {isOff ? <s>{name}</s> : name}
    {useContext(SecondName)(`${kind}:${id}`)}
  </>
);
