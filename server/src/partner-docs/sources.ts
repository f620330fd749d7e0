import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const named = v.object({ name: v.string(), meaning: v.string() });
const typed = v.nullable(v.object({ path: v.string(), type: v.string() }));

const sources = v.object({
  /** Texts of the examples by their names, and within that by the ends of their files: `sh`, `ts`, `py`. */
  examples: v.record(v.string(), v.record(v.string(), v.string())),
  /** Scopes of keys, as the dialog that creates a key shows them. */
  scopes: v.array(v.object({ value: v.string(), label: v.string(), hint: v.string() })),
  events: v.array(named),
  deprecations: v.array(named),
  /** Fields of each type of stock. */
  stock: v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      typeName: v.string(),
      fields: v.array(
        v.object({
          section: v.string(),
          rest: typed,
          graphql: typed,
          meaning: v.string(),
          unit: v.nullable(v.string()),
          isPrice: v.optional(v.boolean()),
        }),
      ),
    }),
  ),
});

/** Content of the partner documents that the client is built with. */
export type PartnerSources = v.InferOutput<typeof sources>;

/** Reads what the client's build wrote for the partner documents (`client/build/partner-sources.ts`). Null: there is no such build. */
export function readPartnerSources(folder: string): PartnerSources | null {
  const file = path.join(folder, '.partners.json');
  return existsSync(file) ? v.parse(sources, JSON.parse(readFileSync(file, 'utf8'))) : null;
}
