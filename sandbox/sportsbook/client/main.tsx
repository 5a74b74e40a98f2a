import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { wearTheme } from './settings.ts';

wearTheme();
const root = document.getElementById('book');
if (root) createRoot(root).render(<App />);
