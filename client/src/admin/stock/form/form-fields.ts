import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';

/** A section of a form with its fields. */
interface FormSection {
  readonly title: string;
  readonly fields: readonly StockFieldDeclaration[];
}

/** What a form enters: whatever inputs have, and GraphQL shows where it can be read again. */
export function formFields({ fields }: StockDeclaration): readonly StockFieldDeclaration[] {
  return fields.filter(({ isGiven, output }) => isGiven && output !== null);
}

/** Boxes to tick stand in rows of their own, behind what is typed and chosen. */
function inRows(fields: readonly StockFieldDeclaration[]): readonly StockFieldDeclaration[] {
  return [...fields.filter(({ value }) => value !== 'flag'), ...fields.filter(({ value }) => value === 'flag')];
}

/** The fields of a form under the titles of their sections. */
export function formSections(declaration: StockDeclaration): readonly FormSection[] {
  const fields = formFields(declaration);
  return [...new Set(fields.map(({ group }) => group))].map((title) => ({
    title,
    fields: inRows(fields.filter(({ group }) => group === title)),
  }));
}

/** The house makes it when nobody gives it; it is kept from then on. */
export function isMadeByHouse({ presence, value, ...field }: StockFieldDeclaration): boolean {
  return presence === 'made' && field.default === undefined && value === 'text';
}

/** Whether a form refuses an empty field. */
export function isNeeded(field: StockFieldDeclaration, { isNew }: { readonly isNew: boolean }): boolean {
  return field.presence === 'required' || (isMadeByHouse(field) && !isNew);
}
