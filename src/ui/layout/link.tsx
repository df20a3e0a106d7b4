import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the router's navigation for internal links. Without it a link is a plain anchor. */
export const LinkProvider = ({
  link,
  children,
}: {
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={link}>{children}</LinkContext>;

/** A real anchor with an address, however it is followed. */
export const Link = (props: LinkProps) => {
  const Inner = useContext(LinkContext);
  return <Inner {...props} />;
};
