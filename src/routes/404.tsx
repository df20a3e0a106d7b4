import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#pages/frame/not-found-page.tsx';

export const Route = createFileRoute('/404')({ component: NotFoundPage });
