import { generateHTML, generateJSON } from '@tiptap/core';
import { mailExtensions } from './mail-extensions';
import { braces } from './placeholder-node';

/**
 * Style for links that look like buttons. Uses hexadecimal colors, because some email clients support no other
 * format.
 */
export const buttonStyle =
  'display:inline-block;padding:12px 24px;background-color:#1d1d1b;color:#ffffff;text-decoration:none';

/** Style that limits pictures to the width of the email. */
const pictureStyle = 'max-width:100%;height:auto';

/** Normalizes a style: removes spaces and the last semicolon. */
const bareStyle = (style: string): string =>
  style
    .replace(/\s*([:;,])\s*/g, '$1')
    .replace(/;$/, '')
    .trim();

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Replaces the text nodes below a root node. */
function replaceTexts(root: Node, replace: (text: string) => readonly (string | Node)[]): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE && child.parentNode !== null) {
      const parts = replace(child.textContent ?? '');
      child.parentNode.replaceChild(fragmentOf(parts), child);
    } else {
      replaceTexts(child, replace);
    }
  }
}

function fragmentOf(parts: readonly (string | Node)[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...parts);
  return fragment;
}

function chip(code: string): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute('data-placeholder', code);
  return element;
}

/** Adds a marker attribute to elements with exactly this style, so that the editor recognizes them. */
function markStyle(root: HTMLElement, selector: string, style: string, mark: string): void {
  for (const element of root.querySelectorAll(`${selector}[style]`)) {
    if (bareStyle(element.getAttribute('style') ?? '') === style) {
      element.removeAttribute('style');
      element.setAttribute(mark, '');
    }
  }
}

function unmarkStyle(root: HTMLElement, style: string, mark: string): void {
  for (const element of root.querySelectorAll(`[${mark}]`)) {
    element.removeAttribute(mark);
    element.setAttribute('style', style);
  }
}

/** Converts stored HTML to the editor's format. Placeholders in the text become nodes. */
export function toEditor(stored: string): string {
  const root = parse(stored);
  // If the pattern has a capturing group, `split` returns the captured text at every second position.
  replaceTexts(root, (text) => text.split(braces).map((part, index) => (index % 2 === 0 ? part : chip(part))));
  markStyle(root, 'a', buttonStyle, 'data-button');
  markStyle(root, 'img', pictureStyle, 'data-fits');
  return root.innerHTML;
}

/** Removes the paragraph that the editor adds to each list item, because email clients would add space around it. */
function unwrapItems(root: HTMLElement): void {
  for (const item of root.querySelectorAll('li')) {
    const paragraphs = [...item.children].filter(({ tagName }) => tagName === 'P');
    const [first] = paragraphs;
    if (
      paragraphs.length === 1 &&
      first !== undefined &&
      first === item.firstElementChild &&
      first.attributes.length === 0
    ) {
      first.replaceWith(...first.childNodes);
    }
  }
}

/** Converts the editor's content to HTML for storage. Returns an empty string if all paragraphs are empty. */
export function fromEditor(edited: string): string {
  const root = parse(edited);
  for (const element of root.querySelectorAll('[data-placeholder]')) {
    element.replaceWith(`{{${element.getAttribute('data-placeholder') ?? ''}}}`);
  }
  root.normalize();
  unmarkStyle(root, buttonStyle, 'data-button');
  unmarkStyle(root, pictureStyle, 'data-fits');
  unwrapItems(root);
  return root.textContent?.trim() === '' && root.querySelector('img, hr') === null ? '' : root.innerHTML;
}

/** Canonical tag names of elements with the same meaning. */
const synonyms: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** Elements for which leading and trailing white space is ignored. */
const flowing =
  /^(?:body|p|h[1-6]|ul|ol|li|blockquote|hr|br|div|table|tbody|thead|tfoot|tr|td|th|center|pre|dl|dd|dt)$/;

/** Returns a normalized form of a node for comparison. White space and attribute order are ignored. */
function gist(node: Node): string {
  if (!(node instanceof Element)) {
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ') : '<!>';
  }
  const tag = node.tagName.toLowerCase();
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}=${JSON.stringify(name === 'style' ? bareStyle(value) : value)}`)
    .sort();
  const name = synonyms[tag] ?? tag;
  const inside = [...node.childNodes].map(gist).join('');
  const opened = [name, ...attributes].join(' ');
  return flowing.test(tag) ? `\n<${opened}>\n${inside}\n</${name}>\n` : `<${opened}>${inside}</${name}>`;
}

function gistOf(html: string): string {
  const root = parse(html);
  unwrapItems(root);
  return gist(root).replace(/ *\n[ \n]*/g, '\n');
}

/** Returns whether the editor preserves an email's HTML. If not, the email is edited as source code. */
export function isPreserved(stored: string): boolean {
  const edited = generateHTML(generateJSON(toEditor(stored), mailExtensions), mailExtensions);
  return gistOf(fromEditor(edited)) === gistOf(stored) || stored.trim() === '';
}
