import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { pictureSlots } from './picture-slots';

/** A field of a form: one of the declaration, or several slots for pictures as one ordered set. */
export interface FormField extends StockFieldDeclaration {
  /** Names of the slots that the set fills, in their order. */
  readonly slots?: readonly string[];
}

/** A section of a form with its fields. */
interface FormSection {
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** The slots for pictures as the one field that people see of them. */
function asOneSet(fields: readonly StockFieldDeclaration[], slots: readonly string[]): readonly FormField[] {
  const [first] = slots;
  return fields.flatMap((field): FormField[] => {
    if (field.name === first) {
      return [{ ...field, label: 'Pictures', value: 'pictures', limits: { most: slots.length }, slots }];
    }
    return slots.includes(field.name) ? [] : [field];
  });
}

/** What a form enters: whatever inputs have, and GraphQL shows where it can be read again. */
export function formFields(declaration: StockDeclaration): readonly FormField[] {
  const given = declaration.fields.filter(({ isGiven, output }) => isGiven && output !== null);
  const slots = pictureSlots(declaration);
  return slots.length > 1 ? asOneSet(given, slots) : given;
}

/** Boxes to tick stand in rows of their own, behind what is typed and chosen. */
function inRows(fields: readonly FormField[]): readonly FormField[] {
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
