import { createFileRoute } from '@tanstack/react-router';
import { PlacesPage } from './-places-page.tsx';

export const Route = createFileRoute('/')({ component: PlacesPage });
