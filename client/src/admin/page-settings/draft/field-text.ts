/** Converts a field name in the schema to words, used as a fallback label: `price.perCarat` → `Price per carat`. */
export function fieldText(name: string): string {
  const words = name
    .replaceAll('.', ' ')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/ Ids$/, '')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
