import { invalid } from '../errors/errors.ts';
import type { InputClass } from './input-plan.ts';
import { ArrayMaxSize, ArrayNotEmpty, all, IsArray, IsInput, IsOptional } from './rules.ts';

/*
 * Lists in inputs. Each says how long it may be; `readInput` looks at that before it looks at what is in the list.
 * What its values must be is said beside it, by rules with `each`.
 */

/** Longest list of values that people put together, for instance of pasted numbers. */
const usualLength = 500;

/** Columns of one sort. */
export const mostSorts = 3;

/** A list that must be there. */
export const RequiredList = (most = usualLength): PropertyDecorator => all(IsArray(), ArrayMaxSize(most));

/** A list that may be left out or null. */
export const OptionalList = (most = usualLength): PropertyDecorator => all(RequiredList(most), IsOptional());

/** A list that, where it is given, has at least one value. */
export const FilledList = (): PropertyDecorator => ArrayNotEmpty();

/** A list of objects with rules of their own, which must be there. */
export const RequiredObjects = (type: () => InputClass<object>, most = usualLength): PropertyDecorator =>
  all(RequiredList(most), IsInput(type, { each: true }));

/** The same for a list that may be left out or null. */
export const OptionalObjects = (type: () => InputClass<object>, most = usualLength): PropertyDecorator =>
  all(RequiredObjects(type, most), IsOptional());

/** The same for a list that is an argument by itself, in no input: INVALID_REQUEST where it is empty or too long. */
export function checkList(values: readonly unknown[], path: string, most: number): void {
  if (values.length === 0) throw invalid(path, 'must not be empty');
  if (values.length > most) throw invalid(path, `must have at most ${most} values`);
}
