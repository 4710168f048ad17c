const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Removes direction embeddings, overrides and isolates (UAX #9). An unclosed one reverses the rest of its line, such as
 * an amount after a name. Letters and marks keep their direction.
 */
export const withoutDirectionControls = (text: string): string => text.replace(DIRECTION_CONTROLS, '');
