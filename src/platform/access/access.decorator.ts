/** The shop's own controllers say who may call them as a plugin's do. */
export { ACCESS, Access, type Admitted } from '#contracts';
