import { createFileRoute } from '@tanstack/react-router';

/** A category, by its slug. [S2.19] */
export const Route = createFileRoute('/$place/_menu/$category')({ component: () => null });
