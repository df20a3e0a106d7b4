import { createFileRoute } from '@tanstack/react-router';

/** Same as a category page: shows the first category. [S2.20] */
export const Route = createFileRoute('/$place/_menu/')({ component: () => null });
