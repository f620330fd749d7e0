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

/** A text that must be there: without blanks at its ends, at most `max` characters. */
export const RequiredText = (max: number): PropertyDecorator =>
  all(Transform(trimmed), IsString({ message: 'must be a text that is not blank' }), MaxLength(max));

/** Line breaks and tabs are text; other control characters are damage, and files that hold them are not read. */
export const NoDamage = (): PropertyDecorator =>
  Matches(/^[\P{Cc}\n\r\t]*$/u, { message: 'must not hold control characters' });

/** A text that may be left out or null. */
export const OptionalText = (max: number): PropertyDecorator => all(RequiredText(max), IsOptional());

/** A text of one line, which must be there: line breaks and other control characters are refused. */
export const RequiredLine = (max: number): PropertyDecorator =>
  all(RequiredText(max), Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'must be one line' }));

/** A text of one line that may be left out or null. */
export const OptionalLine = (max: number): PropertyDecorator => all(RequiredLine(max), IsOptional());

/** The address of a page on the web that may be left out or null. */
export const OptionalWebAddress = (): PropertyDecorator => all(OptionalText(2_000), IsWebAddress());

/** An e-mail address that must be there. Whatever is none, a missing one too, is told so. */
export const RequiredEmail = (): PropertyDecorator => all(IsEmail(), RequiredText(254));

/** An e-mail address that may be left out or null. */
export const OptionalEmail = (): PropertyDecorator => all(RequiredEmail(), IsOptional());

/** A password: taken as it is, blanks included. */
export const Secret = (): PropertyDecorator =>
  all(IsString({ message: 'must be a text that is not blank' }), MaxLength(1_000));

/** An object with rules of its own, which must be there. */
export const RequiredObject = (type: () => InputClass<object>): PropertyDecorator => IsInput(type);

/** An object with rules of its own, which may be left out or null. */
export const OptionalObject = (type: () => InputClass<object>): PropertyDecorator =>
  all(RequiredObject(type), IsOptional());

/** True or false, which must be there. */
export const RequiredFlag = (): PropertyDecorator => IsBoolean();

/** A flag that may be left out or null. */
export const OptionalFlag = (): PropertyDecorator => all(RequiredFlag(), IsOptional());

/** A patch's flag: may be left out, but not cleared. */
export const KeptFlag = (): PropertyDecorator => all(RequiredFlag(), IfGiven());

/** An instant: ISO 8601 with a time zone, or a day, which means its beginning in UTC. */
export const RequiredInstant = (): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'string' ? (readInstantOrDay(value) ?? value) : value)),
    AddRule({
      keywords: {},
      check: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
      // Each states the type: code generators look no further.
      documented: {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'date-time' },
        ],
      },
      message: 'must be a date of the calendar such as 2026-11-21 or 2026-11-21T09:30:00Z',
    }),
  );

/** The same that may be left out or null. */
export const OptionalInstant = (): PropertyDecorator => all(RequiredInstant(), IsOptional());

/** A number within closed ends and with at most so many decimals, which may be left out or null. */
export const OptionalDecimal = (range: { min: number; max: number; places: number }): PropertyDecorator =>
  all(RequiredDecimal(range), IsOptional());

/** A number within closed ends and with at most so many decimals. */
export const RequiredDecimal = ({
  min,
  max,
  places,
}: {
  min: number;
  max: number;
  places: number;
}): PropertyDecorator => all(HasPlaces(places), Min(min), Max(max));
