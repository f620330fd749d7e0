import * as v from 'valibot';

const optionSchema = v.object({ value: v.string(), label: v.string(), imageUrl: v.nullable(v.string()) });

const filterSchema = v.object({
  field: v.string(),
  label: v.string(),
  kind: v.picklist(['MULTISELECT', 'RANGE', 'TEXT', 'TOGGLE']),
  isActive: v.boolean(),
  options: v.array(optionSchema),
});

/** Validation schema for `PageSettings`. */
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

/** Settings of a page, edited in the back office. The GraphQL schema defines the names. */
export type PageSettings = v.InferOutput<typeof settingsSchema>;

/** Filter in the page settings. */
export type FilterSetting = PageSettings['filters'][number];

/** Parses settings from local storage. Returns null if they are invalid. */
export function parseStoredSettings(text: string | null): PageSettings | null {
  const parsed = v.safeParse(keptSchema, text);
  return parsed.success ? parsed.output : null;
}

/** Unsaved page settings shown in a preview. */
export interface PreviewedSettings {
  readonly pageName: string;
  readonly settings: PageSettings;
}
