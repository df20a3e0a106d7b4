import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ProductPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/$category_/$product')({ component: Product });

function Product() {
  const { product } = Route.useParams();
  return (
    <Suspense>
      <ProductPage slug={product} />
    </Suspense>
  );
}
