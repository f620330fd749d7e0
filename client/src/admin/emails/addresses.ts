/** Returns the URL of a template. The ID `new` opens an empty template. */
export const templateHref = (id: string): string => `/admin/emails/templates/${id}`;

/** Returns the URL that opens a copy of a template as a new template. */
export const copyHref = (id: string): string => `${templateHref('new')}?from=${id}`;

/** Returns the URL of the form for a new email, optionally based on a template. */
export const sendHref = (templateId?: string): string =>
  templateId === undefined ? '/admin/emails/send' : `/admin/emails/send?template=${templateId}`;

/** Returns the URL of a sent email. */
export const dispatchHref = (id: string): string => `/admin/emails/sent?open=${id}`;
