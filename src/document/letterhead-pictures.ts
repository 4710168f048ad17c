/** Port for uploaded pictures. The catalog stores them, and this module does not import the catalog. */
export abstract class LetterheadPictures {
  /**
   * Returns the picture as an opaque PNG; null if it was deleted.
   * @param image path of an uploaded picture
   */
  abstract png(image: string): Promise<Buffer | null>;
}
