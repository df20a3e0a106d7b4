import { createFileRoute } from '@tanstack/react-router';
import { MenuPage } from '#guest/menu/category-page.tsx';

/**
 * One route for the place's own and its categories' addresses, so that the page stays mounted when they change.
 * [S2.19, S2.20]
 */
export const Route = createFileRoute('/$place/_menu')({ component: MenuPage });
