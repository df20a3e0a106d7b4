import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from './-product-page.tsx';

export const Route = createFileRoute('/$place/$category_/$product')({ component: Product });

function Product() {
  const { product } = Route.useParams();
  return <ProductPage slug={product} />;
}
