/** Returns the URL of a template. The ID `new` opens an empty one. */
export const templateHref = (id: string): string => `/admin/emails/templates/${id}`;

/** Returns the URL of a new template that starts as a copy of another. */
export const copyHref = (id: string): string => `${templateHref('new')}?from=${id}`;

/** Returns the URL of a new email, optionally from a template. */
export const sendHref = (templateId?: string): string =>
  templateId === undefined ? '/admin/emails/send' : `/admin/emails/send?template=${templateId}`;

/** Returns the URL of a sent email. */
export const dispatchHref = (id: string): string => `/admin/emails/sent?open=${id}`;
