import { readInstantOrDay } from '../values/dates.ts';
import type { InputClass } from './input-plan.ts';
import {
  AddRule,
  all,
  HasPlaces,
  IfGiven,
  IsBoolean,
  IsEmail,
  IsInput,
  IsOptional,
  IsString,
  IsWebAddress,
  Matches,
  Max,
  MaxLength,
  Min,
  Transform,
} from './rules.ts';

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** A required string of at most `max` characters. Leading and trailing white space is removed. */
export const RequiredText = (max: number): PropertyDecorator =>
  all(Transform(trimmed), IsString({ message: 'must be non-blank text' }), MaxLength(max));

/** Rejects control characters other than line breaks and tabs, because they make generated files unreadable. */
export const NoControlCharacters = (): PropertyDecorator =>
  Matches(/^[\P{Cc}\n\r\t]*$/u, { message: 'must not contain control characters' });

/** A string that may be omitted or null. */
export const OptionalText = (max: number): PropertyDecorator => all(RequiredText(max), IsOptional());

/** A required single-line string. Rejects line breaks and other control characters. */
export const RequiredLine = (max: number): PropertyDecorator =>
  all(RequiredText(max), Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'must be one line' }));

/** A single-line string that may be omitted or null. */
export const OptionalLine = (max: number): PropertyDecorator => all(RequiredLine(max), IsOptional());

/** An http or https URL that may be omitted or null. */
export const OptionalWebAddress = (): PropertyDecorator => all(OptionalText(2_000), IsWebAddress());

/** A required email address. A missing address produces the same error as an invalid one. */
export const RequiredEmail = (): PropertyDecorator => all(IsEmail(), RequiredText(254));

/** An email address that may be omitted or null. */
export const OptionalEmail = (): PropertyDecorator => all(RequiredEmail(), IsOptional());

/** A password. Leading and trailing white space is preserved. */
export const Secret = (): PropertyDecorator => all(IsString({ message: 'must be non-blank text' }), MaxLength(1_000));

/** A required object of another input class. */
export const RequiredObject = (type: () => InputClass<object>): PropertyDecorator => IsInput(type);

/** An object of another input class that may be omitted or null. */
export const OptionalObject = (type: () => InputClass<object>): PropertyDecorator =>
  all(RequiredObject(type), IsOptional());

export const RequiredFlag = (): PropertyDecorator => IsBoolean();

/** A boolean that may be omitted or null. */
export const OptionalFlag = (): PropertyDecorator => all(RequiredFlag(), IsOptional());

/** A boolean in a patch. It may be omitted, but not null. */
export const PatchedFlag = (): PropertyDecorator => all(RequiredFlag(), IfGiven());

/** A required instant: ISO 8601 with a time zone. A date without a time means the start of the day in UTC. */
export const RequiredInstant = (): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'string' ? (readInstantOrDay(value) ?? value) : value)),
    AddRule({
      keywords: {},
      check: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
      // The type is repeated in each alternative, because code generators read it only there.
      documented: {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'date-time' },
        ],
      },
      message: 'must be a date such as 2026-11-21 or 2026-11-21T09:30:00Z',
    }),
  );

/** An instant that may be omitted or null. */
export const OptionalInstant = (): PropertyDecorator => all(RequiredInstant(), IsOptional());

/** A number from `min` to `max` with at most `places` decimals. It may be omitted or null. */
export const OptionalDecimal = (range: { min: number; max: number; places: number }): PropertyDecorator =>
  all(RequiredDecimal(range), IsOptional());

/** A required number from `min` to `max` with at most `places` decimals. */
export const RequiredDecimal = ({
  min,
  max,
  places,
}: {
  min: number;
  max: number;
  places: number;
}): PropertyDecorator => all(HasPlaces(places), Min(min), Max(max));
