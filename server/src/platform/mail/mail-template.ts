import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import type { MailMessage } from '../../kernel/use-cases/services.ts';

interface MailTemplateSource {
  /** Beside it lie `<name>.html.hbs` and `<name>.text.hbs`, which say the same. */
  readonly folder: URL;
  readonly name: string;
  /** Handlebars, one line. */
  readonly subject: string;
}

/** Values that every mail has. */
interface HouseValues {
  readonly brandName: string;
}

const read = (file: URL): string => readFileSync(fileURLToPath(file), 'utf8');
const compile = (source: string, isHtml: boolean): Handlebars.TemplateDelegate =>
  Handlebars.compile(source, { strict: true, noEscape: !isHtml });

const layout = compile(read(new URL('./mail-layout.html.hbs', import.meta.url)), true);

/** Puts HTML into the house's layout. The HTML must be safe. */
export const inHouseLayout = (brandName: string, html: string): string =>
  layout({ brandName, body: new Handlebars.SafeString(html) });

/**
 * A mail whose text lies in Handlebars files. In HTML values are escaped; a value that is missing is an error when the
 * mail is made, not a gap in it.
 */
export function mailTemplate<V extends object>({ folder, name, subject }: MailTemplateSource) {
  const toSubject = compile(subject, false);
  const toHtml = compile(read(new URL(`${name}.html.hbs`, folder)), true);
  const toText = compile(read(new URL(`${name}.text.hbs`, folder)), false);
  return (to: string, values: V & HouseValues): MailMessage => ({
    to,
    subject: toSubject(values).replace(/\s+/g, ' ').trim(),
    html: inHouseLayout(values.brandName, toHtml(values)),
    text: toText(values),
  });
}
