import { createFileRoute } from '@tanstack/react-router';
import { categoryParts } from '#guest/lazy/lazy-category.tsx';

export const Route = createFileRoute('/$place/all')({ component: categoryParts.WholeMenuPage });
