import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import type { MailMessage } from '../../kernel/use-cases/services.ts';

interface MailTemplateSource {
  /** Folder with `<name>.html.hbs` and `<name>.text.hbs`, which have the same content. */
  readonly folder: URL;
  readonly name: string;
  /** One-line Handlebars template. */
  readonly subject: string;
}

/** Values that every template can use. */
interface CommonValues {
  readonly brandName: string;
}

const read = (file: URL): string => readFileSync(fileURLToPath(file), 'utf8');
const compile = (source: string, isHtml: boolean): Handlebars.TemplateDelegate =>
  Handlebars.compile(source, { strict: true, noEscape: !isHtml });

const layout = compile(read(new URL('./mail-layout.html.hbs', import.meta.url)), true);

/** Wraps HTML in the email layout. The HTML must be safe. */
export const inEmailLayout = (brandName: string, html: string): string =>
  layout({ brandName, body: new Handlebars.SafeString(html) });

/**
 * Returns a function that renders an email from Handlebars files. HTML values are escaped. Rendering throws if a
 * value is missing.
 */
export function mailTemplate<V extends object>({ folder, name, subject }: MailTemplateSource) {
  const toSubject = compile(subject, false);
  const toHtml = compile(read(new URL(`${name}.html.hbs`, folder)), true);
  const toText = compile(read(new URL(`${name}.text.hbs`, folder)), false);
  return (to: string, values: V & CommonValues): MailMessage => ({
    to,
    subject: toSubject(values).replace(/\s+/g, ' ').trim(),
    html: inEmailLayout(values.brandName, toHtml(values)),
    text: toText(values),
  });
}
