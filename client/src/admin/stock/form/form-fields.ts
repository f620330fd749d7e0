import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { textAt, valueAt } from '../../../table/columns/value-kinds';

type FormInput = Record<string, unknown>;

/** Matches the names of an item's picture slots. Does not match pictures of a whole set. */
const PLAIN_SLOT = /^(image|pic)(Url)?\d*$/;

/** Input field for the display order of the picture slots. Only some stock types have it. */
const ORDER = 'imageOrder';

/** Returns the picture slots of an item in order. The form shows them as a single ordered set. */
function pictureSlots({ fields }: StockDeclaration): readonly string[] {
  return fields
    .filter(({ name, value, isGiven }) => isGiven && value === 'picture' && PLAIN_SLOT.test(name))
    .map(({ name }) => name);
}

function slotPictures(record: StockRecord, path: string, slots: readonly string[]): readonly string[] {
  const images = valueAt(record, path);
  return Array.isArray(images)
    ? images
        .filter((image) => slots.includes(textAt(image, 'slot') ?? ''))
        .flatMap((image) => textAt(image, 'url') ?? [])
    : [];
}

/** Returns the picture URLs in display order, followed by the URLs of pictures that are not displayed. */
export function picturesIn(slots: readonly string[], record: StockRecord): readonly string[] {
  return [...slotPictures(record, 'media.images', slots), ...slotPictures(record, 'media.hiddenImages', slots)];
}

/**
 * Assigns the pictures of a set to the slots of the input, starting with the first slot. If the set is omitted, the
 * pictures are unchanged.
 */
export function inSlots(declaration: StockDeclaration, input: FormInput): FormInput {
  const slots = pictureSlots(declaration);
  const set = input[slots[0] ?? ''];
  if (!Array.isArray(set)) {
    return input;
  }
  const order = declaration.fields.find(({ name }) => name === ORDER);
  return {
    ...input,
    ...Object.fromEntries(slots.map((slot, index) => [slot, set[index] ?? null])),
    ...(order !== undefined && { [ORDER]: order.default ?? null }),
  };
}

/** Field of the form: a declared field, or a set of picture slots. */
export interface FormField extends StockFieldDeclaration {
  /** Names of the picture slots in the set, in order. */
  readonly slots?: readonly string[];
}

interface FormSection {
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** Replaces the picture slots with a single form field. */
function mergeSlots(fields: readonly StockFieldDeclaration[], slots: readonly string[]): readonly FormField[] {
  const [first] = slots;
  return fields.flatMap((field): FormField[] => {
    if (field.name === first) {
      return [{ ...field, label: 'Pictures', value: 'pictures', limits: { most: slots.length }, slots }];
    }
    return slots.includes(field.name) ? [] : [field];
  });
}

/** Returns the form's fields: all input fields that GraphQL also returns. */
export function formFields(declaration: StockDeclaration): readonly FormField[] {
  const inputFields = declaration.fields.filter(({ isGiven, output }) => isGiven && output !== null);
  const slots = pictureSlots(declaration);
  return slots.length > 1 ? mergeSlots(inputFields, slots) : inputFields;
}

/** Moves checkboxes to the end of the section, so that they do not share rows with other fields. */
function inRows(fields: readonly FormField[]): readonly FormField[] {
  return [...fields.filter(({ value }) => value !== 'flag'), ...fields.filter(({ value }) => value === 'flag')];
}

/** Returns the form's fields, grouped in sections. */
export function formSections(declaration: StockDeclaration): readonly FormSection[] {
  const fields = formFields(declaration);
  return [...new Set(fields.map(({ group }) => group))].map((title) => ({
    title,
    fields: inRows(fields.filter(({ group }) => group === title)),
  }));
}

/** Returns whether the server generates the value if it is omitted, and does not change it later. */
export function isGeneratedByServer({ presence, value, ...field }: StockFieldDeclaration): boolean {
  return presence === 'made' && field.default === undefined && value === 'text';
}

/** Returns whether the field is required in the form. */
export function isNeeded(field: StockFieldDeclaration, { isNew }: { readonly isNew: boolean }): boolean {
  return field.presence === 'required' || (isGeneratedByServer(field) && !isNew);
}
