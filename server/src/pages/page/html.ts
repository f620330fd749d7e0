import Handlebars from 'handlebars';

type Attributes = Readonly<Record<string, string | null>>;

/** Text as it stands in an element or an attribute. */
export const escaped = (text: string): string => Handlebars.escapeExpression(text);

/** An element without an end tag. Attributes of null are left out. */
export function element(name: 'meta' | 'link', attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : `${key}="${escaped(value)}"`,
  );
  return `<${[name, ...given].join(' ')} />`;
}

/**
 * Data for scripts. Browsers run nothing of it, whatever the security policy says, and nothing that stands in it ends the
 * element.
 */
export function dataElement(type: string, data: unknown, attributes: Attributes = {}): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`);
  return `<script type="${type}"${given.join('')}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
