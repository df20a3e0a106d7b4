import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#guest/lazy/lazy-pages.tsx';

export const Route = createFileRoute('/thankyou')({ component: pages.ThankYouPage });
