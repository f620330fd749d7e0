import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../kernel/resources/json-schema.ts';

/** Named schemas of the OpenAPI document. Each one is defined once and then referenced. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /**
   * Adds a schema with a title to the named schemas, together with its nested schemas that have titles. Returns a
   * reference. Throws if two different schemas have the same title.
   */
  refer(schema: JsonSchema): JsonSchema {
    const inner: JsonSchema = Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, this.referWithin(keyword, value)]),
    );
    const { title } = inner;
    if (typeof title !== 'string') return inner;
    const existing = this.schemas[title];
    if (existing && !isDeepStrictEqual(existing, inner))
      throw new Error(`two different schemas have the title ${title}`);
    this.schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  }

  private referWithin(keyword: string, value: unknown): unknown {
    if (Array.isArray(value) && lists.has(keyword)) return value.map((item) => this.refer(item));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (maps.has(keyword)) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.refer(item)]));
    }
    return singles.has(keyword) ? this.refer({ ...value }) : value;
  }
}

/** Keywords that contain schemas, grouped by structure. All other keywords contain data. */
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const maps = new Set(['properties', 'patternProperties']);
const singles = new Set(['items', 'additionalProperties', 'not']);
