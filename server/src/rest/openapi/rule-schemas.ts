import type { MetadataStorage } from 'class-validator';

/** One rule on one field of an input class. */
export type FieldRule = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];

/** The values of a TypeScript enum; those with numbers also have their names as values. */
const enumValues = (type: object): unknown[] => {
  const values = Object.entries(type).filter(([name]) => Number.isNaN(Number(name)));
  return values.map(([, value]) => value);
};

/** A pattern says nothing true to a reader who does not know its flags. */
const patternOf = ({ constraints: [pattern] }: FieldRule): object =>
  pattern instanceof RegExp && !pattern.flags.includes('i') ? { pattern: pattern.source } : {};

/** Each of them says that it is a text: generators look no further. */
const instant = {
  anyOf: [
    { type: 'string' as const, format: 'date' },
    { type: 'string' as const, format: 'date-time' },
  ],
};

/**
 * What the rules of input classes mean as JSON Schema, where class-validator-jsonschema has another idea, or none:
 * bounds must not turn whole numbers into any numbers, and what is optional or defined is asked of the rules themselves.
 */
export const ruleSchemas = {
  customValidation: {},
  isDefined: {},
  isPositive: { minimum: 1 },
  isDate: instant,
  isImageOrder: { type: 'string' as const },
  isDay: { type: 'string' as const, format: 'date' },
  min: ({ constraints: [minimum] }: FieldRule) => ({ minimum }),
  max: ({ constraints: [maximum] }: FieldRule) => ({ maximum }),
  isIn: ({ constraints: [values] }: FieldRule) => ({ enum: values }),
  isEnum: ({ constraints: [type] }: FieldRule) => ({ enum: enumValues(type) }),
  matches: (rule: FieldRule) => ({ type: 'string' as const, ...patternOf(rule) }),
  hasPlaces: ({ constraints: [places] }: FieldRule) => ({
    type: 'number' as const,
    'x-note': `At most ${places} decimals.`,
  }),
  isSentMedia: {
    type: 'string' as const,
    'x-note': 'Base64, with or without a data-URL prefix; or the address that it has already.',
  },
  isSentPicture: {
    type: 'string' as const,
    'x-note':
      'An http or https address, or a path of this site; or the picture as base64, with or without a data-URL prefix.',
  },
};
