import { invalid } from '../errors/errors.ts';
import type { InputClass } from './input-plan.ts';
import { ArrayMaxSize, ArrayNotEmpty, all, IsArray, IsInput, IsOptional } from './rules.ts';

/*
 * Rules for lists in inputs. Each list has a maximum length, which `readInput` checks before it validates the
 * entries. Rules with `each` apply to the entries.
 */

/** Maximum length of lists that people enter, such as pasted stock numbers. */
const defaultLength = 500;

/** Maximum number of columns to sort by. */
export const maxSorts = 3;

/** A required list. */
export const RequiredList = (maxLength = defaultLength): PropertyDecorator => all(IsArray(), ArrayMaxSize(maxLength));

/** A list that may be omitted or null. */
export const OptionalList = (maxLength = defaultLength): PropertyDecorator =>
  all(RequiredList(maxLength), IsOptional());

/** Rejects an empty list. */
export const FilledList = (): PropertyDecorator => ArrayNotEmpty();

/** A required list of objects of another input class. */
export const RequiredObjects = (type: () => InputClass<object>, maxLength = defaultLength): PropertyDecorator =>
  all(RequiredList(maxLength), IsInput(type, { each: true }));

/** A list of objects of another input class, which may be omitted or null. */
export const OptionalObjects = (type: () => InputClass<object>, maxLength = defaultLength): PropertyDecorator =>
  all(RequiredObjects(type, maxLength), IsOptional());

/**
 * Checks the length of a list that is a separate argument instead of an input field. Throws INVALID_REQUEST if it is
 * empty or too long.
 */
export function checkList(values: readonly unknown[], path: string, maxLength: number): void {
  if (values.length === 0) throw invalid(path, 'must not be empty');
  if (values.length > maxLength) throw invalid(path, `must have at most ${maxLength} values`);
}
