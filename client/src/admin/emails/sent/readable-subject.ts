/**
 * Replaces the placeholders in a subject with names in brackets, because their values differ by recipient: `Hello
 * [first name]`.
 */
export const readableSubject = (subject: string): string =>
  subject
    .replace(/\{\{\s*[#/^]?(?:if|unless|else)[^}]*\}\}/g, '')
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => `[${name.replace(/([A-Z])/g, ' $1').toLowerCase()}]`)
    .replace(/\s+/g, ' ')
    .trim();
