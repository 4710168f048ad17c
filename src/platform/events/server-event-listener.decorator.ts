/** The shop's listeners are declared in the same way as those of plugins. */
export { ServerEventListener } from '#contracts';
