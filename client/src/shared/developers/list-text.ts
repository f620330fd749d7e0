/** Several names as one part of a sentence. `Order placed, order changed` */
export const listText = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ');
