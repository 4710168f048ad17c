import './shell.css';
import { Application } from './application.js';

// These components replace those of AdminJS.
window.AdminJS.UserComponents = { ...window.AdminJS.UserComponents, Application };

declare global {
  interface Window {
    AdminJS: { UserComponents: Record<string, unknown> };
  }
}
