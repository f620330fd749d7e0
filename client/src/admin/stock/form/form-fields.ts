import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { textAt, valueAt } from '../../../table/columns/value-kinds';

/** Values by the names of inputs. */
type Given = Record<string, unknown>;

/** Slots that are nothing but places of an item's pictures; a picture of a whole set, for one, is another thing. */
const PLAIN_SLOT = /^(image|pic)(Url)?\d*$/;

/** The order in which slots are shown, where a type keeps one. */
const ORDER = 'imageOrder';

/** The slots for the pictures of an item, in their order. People see them as one ordered set. */
function pictureSlots({ fields }: StockDeclaration): readonly string[] {
  return fields
    .filter(({ name, value, isGiven }) => isGiven && value === 'picture' && PLAIN_SLOT.test(name))
    .map(({ name }) => name);
}

function slotted(record: StockRecord, path: string, slots: readonly string[]): readonly string[] {
  const images = valueAt(record, path);
  return Array.isArray(images)
    ? images
        .filter((image) => slots.includes(textAt(image, 'slot') ?? ''))
        .flatMap((image) => textAt(image, 'url') ?? [])
    : [];
}

/** The addresses of the pictures in some slots, as the house shows them; behind them those that it does not show. */
export function picturesIn(slots: readonly string[], record: StockRecord): readonly string[] {
  return [...slotted(record, 'media.images', slots), ...slotted(record, 'media.hiddenImages', slots)];
}

/** A set of pictures as inputs have it: the first in the first slot. What is not given is left alone. */
export function inSlots(declaration: StockDeclaration, given: Given): Given {
  const slots = pictureSlots(declaration);
  const set = given[slots[0] ?? ''];
  if (!Array.isArray(set)) {
    return given;
  }
  const order = declaration.fields.find(({ name }) => name === ORDER);
  return {
    ...given,
    ...Object.fromEntries(slots.map((slot, place) => [slot, set[place] ?? null])),
    ...(order !== undefined && { [ORDER]: order.default ?? null }),
  };
}

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
