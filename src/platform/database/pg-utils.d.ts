/** A part of pg that its types leave out. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** A JavaScript value as PostgreSQL's text format has it. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
