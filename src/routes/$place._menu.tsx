import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '#guest/menu/category-page.tsx';

/** One page for the place's own address and for those of its categories, so that it stays while they change. [S2.19, S2.20] */
export const Route = createFileRoute('/$place/_menu')({ component: MenuPage });
