import { invalid } from '../errors/errors.ts';
import type { InputClass } from './input-plan.ts';
import { ArrayMaxSize, ArrayNotEmpty, all, IsArray, IsInput, IsOptional } from './rules.ts';

/*
 * Rules for lists in inputs. Each list has a maximum length, which `readInput` checks before the values. Rules with
 * `each` apply to the values.
 */

/** Maximum length of lists that people enter, such as pasted stock numbers. */
const usualLength = 500;

/** Maximum number of columns to sort by. */
export const mostSorts = 3;

/** A required list. */
export const RequiredList = (most = usualLength): PropertyDecorator => all(IsArray(), ArrayMaxSize(most));

/** A list that may be omitted or null. */
export const OptionalList = (most = usualLength): PropertyDecorator => all(RequiredList(most), IsOptional());

/** Rejects an empty list. */
export const FilledList = (): PropertyDecorator => ArrayNotEmpty();

/** A required list of objects of another input class. */
export const RequiredObjects = (type: () => InputClass<object>, most = usualLength): PropertyDecorator =>
  all(RequiredList(most), IsInput(type, { each: true }));

/** A list of objects of another input class, which may be omitted or null. */
export const OptionalObjects = (type: () => InputClass<object>, most = usualLength): PropertyDecorator =>
  all(RequiredObjects(type, most), IsOptional());

/**
 * Checks a list that is itself an argument and not a field of an input. Throws INVALID_REQUEST if it is empty or too
 * long.
 */
export function checkList(values: readonly unknown[], path: string, most: number): void {
  if (values.length === 0) throw invalid(path, 'must not be empty');
  if (values.length > most) throw invalid(path, `must have at most ${most} values`);
}
