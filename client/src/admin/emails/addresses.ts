/** Address of a template; `new` for one that is about to be. */
export const templateHref = (id: string): string => `/admin/emails/templates/${id}`;

/** Address of a new template that begins as a copy of another. */
export const copyHref = (id: string): string => `${templateHref('new')}?from=${id}`;

/** Address of a new mail, from a template where one is named. */
export const sendHref = (templateId?: string): string =>
  templateId === undefined ? '/admin/emails/send' : `/admin/emails/send?template=${templateId}`;

/** Address of what became of a mail. */
export const dispatchHref = (id: string): string => `/admin/emails/sent?open=${id}`;
