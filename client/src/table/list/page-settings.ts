import * as v from 'valibot';

const optionSchema = v.object({ value: v.string(), label: v.string(), imageUrl: v.nullable(v.string()) });

const filterSchema = v.object({
  field: v.string(),
  label: v.string(),
  kind: v.picklist(['MULTISELECT', 'RANGE', 'TEXT', 'TOGGLE']),
  isActive: v.boolean(),
  options: v.array(optionSchema),
});

/** Schema of `PageSettings`. */
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

/** Settings of a page, edited in the back office. Names are defined by the schema. */
export type PageSettings = v.InferOutput<typeof settingsSchema>;

/** Filter in the page settings. */
export type FilterSetting = PageSettings['filters'][number];

/** Parses settings stored in this browser; null if they are invalid. */
export function parseStoredSettings(text: string | null): PageSettings | null {
  const parsed = v.safeParse(keptSchema, text);
  return parsed.success ? parsed.output : null;
}

/** Unsaved settings in a preview. */
export interface PreviewedSettings {
  readonly pageName: string;
  readonly settings: PageSettings;
}
