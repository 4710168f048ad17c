import './shell.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Application } from './application.js';

createRoot(document.getElementById('app')!).render(
  <BrowserRouter>
    <Application />
  </BrowserRouter>,
);
