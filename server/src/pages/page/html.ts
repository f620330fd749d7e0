import Handlebars from 'handlebars';

type Attributes = Readonly<Record<string, string | null>>;

/** Escapes text for use in an HTML element or attribute. */
export const escaped = (text: string): string => Handlebars.escapeExpression(text);

/** Returns a void HTML element. Attributes whose value is null are omitted. */
export function element(name: 'meta' | 'link', attributes: Attributes): string {
  const rendered = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : `${key}="${escaped(value)}"`,
  );
  return `<${[name, ...rendered].join(' ')} />`;
}

/**
 * Returns a script element that contains JSON data. Browsers never execute it, regardless of the content security
 * policy, and the data cannot close the element.
 */
export function dataElement(type: string, data: unknown, attributes: Attributes = {}): string {
  const rendered = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`);
  return `<script type="${type}"${rendered.join('')}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
