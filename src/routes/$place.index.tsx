import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from './-category-page.tsx';

export const Route = createFileRoute('/$place/')({ component: PlaceHome });

/** Same as a category page: the first one. [S2.20] */
function PlaceHome() {
  return <CategoryPage slug={undefined} />;
}
