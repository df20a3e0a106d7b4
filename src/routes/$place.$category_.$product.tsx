import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#guest/lazy/lazy-pages.tsx';

export const Route = createFileRoute('/$place/$category_/$product')({ component: Product });

function Product() {
  const { product } = Route.useParams();
  return <pages.ProductPage slug={product} />;
}
