/** The shop's own listeners are declared as a plugin's are. */
export { ServerEventListener } from '#contracts';
