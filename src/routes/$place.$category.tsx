import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from './-category-page.tsx';

export const Route = createFileRoute('/$place/$category')({ component: Category });

function Category() {
  const { category } = Route.useParams();
  return <CategoryPage slug={category} />;
}
