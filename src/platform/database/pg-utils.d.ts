/** A part of pg that its types lack. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** Converts a JavaScript value to PostgreSQL's text format. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
