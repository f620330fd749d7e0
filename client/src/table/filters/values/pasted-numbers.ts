/** As many as one paste may hold. */
export const MOST_PASTED_NUMBERS = 500;

/**
 * The stock or report numbers in a pasted text, each once, in their order. Spaces, line ends, tabs,
 * commas, semicolons, pipes and quotes separate them.
 */
export function readPastedNumbers(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;|"']+/).filter((number) => number !== ''))];
}
