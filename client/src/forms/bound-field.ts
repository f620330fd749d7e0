import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** Props shared by all form fields: control, name and texts. */
export interface BoundField<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
  readonly name: FieldPath<TValues>;
  readonly label: string;
  /** Help text. Set it if the label needs an explanation. */
  readonly hint?: string;
  /**
   * Marks the label as optional. Fields without it are required. `quietly` omits the mark, for forms in which most
   * fields are optional.
   */
  readonly isOptional?: boolean | 'quietly';
}
