import { ValidateIf } from 'class-validator';

/** What a patch says: its fields without those that are undefined, which stay as they are. Null clears. */
export const given = (patch: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** Whether a field is there at all. */
export const isGiven = (_input: object, value: unknown): boolean => value !== undefined;

/** The other rules count unless the field is left out: null is no way to say nothing. */
export const IfGiven = (): PropertyDecorator => ValidateIf(isGiven);

/** The other rules count unless the field is null; it may not be left out. */
export const UnlessNull = (): PropertyDecorator => ValidateIf((_input, value) => value !== null);
