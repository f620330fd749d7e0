import * as v from 'valibot';

const optionSchema = v.object({ value: v.string(), label: v.string(), imageUrl: v.nullable(v.string()) });

const filterSchema = v.object({
  field: v.string(),
  label: v.string(),
  kind: v.picklist(['MULTISELECT', 'RANGE', 'TEXT', 'TOGGLE']),
  isActive: v.boolean(),
  options: v.array(optionSchema),
});

/** The shape of `PageSettings`. */
export const settingsSchema = v.object({
  title: v.string(),
  description: v.nullable(v.string()),
  isVisible: v.boolean(),
  columns: v.array(v.string()),
  pageSize: v.number(),
  defaultSort: v.nullable(v.object({ field: v.string(), direction: v.picklist(['ASC', 'DESC']) })),
  filters: v.array(filterSchema),
});

const keptSchema = v.pipe(v.string(), v.parseJson(), settingsSchema);

/** What the back office has decided for the list of a page. Names are those of the schema. */
export type PageSettings = v.InferOutput<typeof settingsSchema>;

/** A filter that the settings of a page offer. */
export type SettledFilter = PageSettings['filters'][number];

/** Settings as they were kept in this browser; `null` for what are none. */
export function readKeptSettings(text: string | null): PageSettings | null {
  const parsed = v.safeParse(keptSchema, text);
  return parsed.success ? parsed.output : null;
}

/** Settings of a page that are looked at before they are saved. */
export interface PreviewedSettings {
  readonly pageName: string;
  readonly settings: PageSettings;
}
