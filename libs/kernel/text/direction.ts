const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The text without embeddings, overrides and isolates of its direction (UAX #9): one that is left open reverses what
 * follows it on the line, such as an amount after a name. The direction of letters and marks stays.
 */
export const withoutDirectionControls = (text: string): string => text.replace(DIRECTION_CONTROLS, '');
