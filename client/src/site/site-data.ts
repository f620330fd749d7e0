import * as v from 'valibot';

const text = v.nullable(v.string());

/** Whether the shop is closed for work on it, as the server tells. */
export const maintenanceSchema = v.object({ isEnabled: v.boolean(), message: text });

const siteDataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    siteSettings: v.object({
      brandName: v.string(),
      recaptchaSiteKey: text,
      analyticsId: text,
      domainLayout: v.object({ domain: text, logoUrl: text, primaryColor: v.string(), agentId: text }),
    }),
    shownPages: v.array(v.string()),
    contact: v.nullable(
      v.object({ companyName: v.string(), address: text, city: text, country: text, phone: text, email: text }),
    ),
    maintenance: maintenanceSchema,
  }),
);

/** What the server has written into the page, so that nothing has to be asked for before it is shown. */
export type SiteData = v.InferOutput<typeof siteDataSchema>;

let known: SiteData | null | undefined;

/**
 * What the page says of the site, as it was when the page was sent. `null`: it came without the server (`npm run dev`), or
 * the server could not tell.
 */
export function siteData(): SiteData | null {
  if (known === undefined) {
    const parsed = v.safeParse(siteDataSchema, document.getElementById('site-data')?.textContent);
    known = parsed.success ? parsed.output : null;
  }
  return known;
}
