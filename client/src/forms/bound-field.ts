import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field of a form takes: the form's control, its own name, and the words around it. */
export interface BoundField<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
  readonly name: FieldPath<TValues>;
  readonly label: string;
  /** What to enter, where the label does not say it. */
  readonly hint?: string;
  /**
   * Said beside the label; every other field is required. `quietly` leaves it unsaid: for forms in which
   * nearly everything is optional and the label of the rest says so.
   */
  readonly isOptional?: boolean | 'quietly';
}
