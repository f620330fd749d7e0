/** Maximum number of pasted numbers. */
export const MAX_PASTED_NUMBERS = 500;

/** Separators that are unambiguous. A space is not, because numbers can contain spaces. */
const SEPARATORS = /[\r\n\t,;|"']+/;

/** Returns true if a part is a complete number, such as `A-102`, but not the `A` or the `12` of `A 12`. */
const isCompleteNumber = (part: string): boolean => part.length >= 3 && /\d/.test(part);

/**
 * Returns the stock or report numbers in a pasted string, in order and without duplicates. Line breaks, tabs, commas,
 * semicolons, pipes and quotes separate numbers. Spaces also separate them if each part is a complete number.
 */
export function readPastedNumbers(text: string): readonly string[] {
  const pieces = text.split(SEPARATORS).map((piece) => piece.trim().replaceAll(/\s+/g, ' '));
  const numbers = pieces.flatMap((piece) => {
    const parts = piece.split(' ');
    return parts.every(isCompleteNumber) ? parts : [piece];
  });
  return [...new Set(numbers.filter((number) => number !== ''))];
}

/** Returns true if a string is a list of numbers rather than words: at least two parts, each with a digit. */
export function isNumberList(text: string): boolean {
  const numbers = readPastedNumbers(text);
  return numbers.length > 1 && numbers.every((number) => /\d/.test(number));
}
