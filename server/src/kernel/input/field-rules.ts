import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDate,
  IsEmail,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { readInstantOrDay } from '../values/dates.ts';
import { hasDecimals } from '../values/money.ts';
import { IfGiven } from './given.ts';
import type { InputClass } from './input.ts';

/** Puts several decorators on one property. Rules are tried in this order, up to the first that is broken. */
export const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** A text that must be there: without blanks at its ends, at most `max` characters. */
export const RequiredText = (max: number): PropertyDecorator =>
  all(
    Transform(({ value }) => trimmed(value)),
    IsString({ message: 'must be a text that is not blank' }),
    MaxLength(max, { message: `must have at most ${max} characters` }),
  );

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

/** A patch's line: may be left out, but not cleared. */
export const KeptLine = (max: number): PropertyDecorator => all(RequiredLine(max), IfGiven());

/** The address of a page on the web that may be left out or null. */
export const OptionalWebAddress = (): PropertyDecorator =>
  all(
    OptionalText(2_000),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
      { message: 'must be an http or https address' },
    ),
  );

/** An e-mail address that must be there. Whatever is none, a missing one too, is told so. */
export const RequiredEmail = (): PropertyDecorator =>
  all(IsEmail({}, { message: 'must be an e-mail address' }), RequiredText(254));

/** An e-mail address that may be left out or null. */
export const OptionalEmail = (): PropertyDecorator => all(RequiredEmail(), IsOptional());

/** A password: taken as it is, blanks included. */
export const Secret = (): PropertyDecorator =>
  all(
    IsString({ message: 'must be a text that is not blank' }),
    MaxLength(1_000, { message: 'must have at most 1000 characters' }),
  );

/** A patch's text: may be left out, but not cleared. */
export const KeptText = (max: number): PropertyDecorator => all(RequiredText(max), IfGiven());

/** An object with rules of its own, which must be there. */
export const RequiredObject = (type: () => InputClass<object>): PropertyDecorator =>
  all(Type(type), ValidateNested(), IsObject({ message: 'must be an object' }));

/** An object with rules of its own, which may be left out or null. */
export const OptionalObject = (type: () => InputClass<object>): PropertyDecorator =>
  all(RequiredObject(type), IsOptional());

/** True or false, which must be there. */
export const RequiredFlag = (): PropertyDecorator => IsBoolean({ message: 'must be true or false' });

/** A flag that may be left out or null. */
export const OptionalFlag = (): PropertyDecorator => all(RequiredFlag(), IsOptional());

/** A patch's flag: may be left out, but not cleared. */
export const KeptFlag = (): PropertyDecorator => all(RequiredFlag(), IfGiven());

/** An instant: ISO 8601 with a time zone, or a day, which means its beginning in UTC. */
export const RequiredInstant = (): PropertyDecorator =>
  all(
    Transform(({ value }) => (typeof value === 'string' ? (readInstantOrDay(value) ?? value) : value)),
    IsDate({ message: 'must be a date of the calendar such as 2026-11-21 or 2026-11-21T09:30:00Z' }),
  );

/** The same that may be left out or null. */
export const OptionalInstant = (): PropertyDecorator => all(RequiredInstant(), IsOptional());

/** A number within closed ends and with at most so many decimals, which may be left out or null. */
export const OptionalDecimal = (range: { min: number; max: number; places: number }): PropertyDecorator =>
  all(RequiredDecimal(range), IsOptional());

/** Not class-validator's IsNumber: that throws on numbers such as 1e-7. */
const HasPlaces = (places: number): PropertyDecorator =>
  ValidateBy({
    name: 'hasPlaces',
    constraints: [places],
    validator: {
      validate: (value) => typeof value === 'number' && hasDecimals(value, places),
      defaultMessage: () => `must be a number with at most ${places} decimals`,
    },
  });

/** A number within closed ends and with at most so many decimals. */
export const RequiredDecimal = ({
  min,
  max,
  places,
}: {
  min: number;
  max: number;
  places: number;
}): PropertyDecorator =>
  all(
    HasPlaces(places),
    Min(min, { message: `must be at least ${min}` }),
    Max(max, { message: `must be at most ${max}` }),
  );
