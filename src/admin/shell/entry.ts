import './shell.css';
import { Application } from './application.js';

// what AdminJS starts with instead of its own
window.AdminJS.UserComponents = { ...window.AdminJS.UserComponents, Application };

declare global {
  interface Window {
    AdminJS: { UserComponents: Record<string, unknown> };
  }
}
