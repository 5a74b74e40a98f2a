import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { wearTheme } from './settings.ts';

wearTheme();
const place = document.getElementById('book');
if (place) createRoot(place).render(<App />);
