/** A program that can print, and what its start needs beside the usual. */
export interface FoundBrowser {
  readonly path: string;
  /** A folder with libraries that the machine may lack; null when it is the machine's own browser. */
  readonly libraries: string | null;
}
