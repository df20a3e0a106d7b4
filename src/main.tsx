import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/base.css';
import { App } from './app.tsx';
import { createTablRouter } from './router.tsx';
import { startTabl } from '#state/tabl.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const tabl = await startTabl();
createRoot(root).render(<App tabl={tabl} router={createTablRouter(tabl)} />);
