import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#guest/lazy/lazy-pages.tsx';

export const Route = createFileRoute('/$place/about-tabl')({ component: pages.AboutTablPage });
