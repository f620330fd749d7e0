import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { TypedRecord } from './typed-record';

/** A record as it was typed and found in order, by the names of inputs. */
export type RecordValues = Record<string, unknown>;

/** The control of the form of a record. */
export type RecordControl = Control<TypedRecord, unknown, RecordValues>;

/** Something wrong with a field that only several fields together show. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** What the form of a type has besides its declared fields, or does with some of them in a way of its own. */
export interface FormParts {
  /** What is typed besides the fields, as an empty form has it. */
  readonly extra: Readonly<Record<string, string>>;
  /** Rules over several fields. */
  readonly check: (values: RecordValues) => readonly FieldProblem[];
  /** Better controls than those of their kinds, by the field's name. */
  readonly controls: Readonly<Record<string, ComponentType<{ readonly control: RecordControl }>>>;
  /** Fields that such a control has besides the one that it stands for. */
  readonly besides: readonly string[];
  /** What is sent of the values that changed; of a new record all of them have. */
  readonly sent: (changed: RecordValues, values: RecordValues) => RecordValues;
}

/** Nothing but the declared fields. */
export const plainForm: FormParts = {
  extra: {},
  check: () => [],
  controls: {},
  besides: [],
  sent: (changed) => changed,
};
