/** A sort field as REST spells it, like every other field of its: `PRICE_PER_CARAT` → `pricePerCarat`. */
export const restSortField = (constant: string): string =>
  constant.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** The sort field that REST means: `pricePerCarat` → `PRICE_PER_CARAT`, which is also taken as it is. */
export const sortFieldOfRest = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;
