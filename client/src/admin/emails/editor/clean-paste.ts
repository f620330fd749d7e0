/** Attribute that marks content copied from a ProseMirror editor. */
const OWN = 'data-pm-slice';

/**
 * Allowed attributes by element. All other attributes are removed, because they contain formatting from other
 * programs.
 */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  IMG: ['src', 'alt'],
  OL: ['start'],
};

const isOfList = (element: Element): boolean =>
  element.tagName === 'P' && /mso-list:(?!\s*none)/i.test(element.getAttribute('style') ?? '');

/** Converts paragraphs marked as list items by Word to HTML lists, because Word pastes lists as paragraphs. */
function makeLists(root: HTMLElement): void {
  for (const paragraph of [...root.querySelectorAll('p')].filter(isOfList)) {
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = /^\s*(?:\d+|[a-z]+)[.)]/i.test(mark?.textContent ?? '') ? 'OL' : 'UL';
    mark?.remove();
    const before = paragraph.previousElementSibling;
    const list = before?.tagName === tag && before.hasAttribute('data-list') ? before : document.createElement(tag);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.setAttribute('data-list', '');
    list.append(item);
    if (list === before) {
      paragraph.remove();
    } else {
      paragraph.replaceWith(list);
    }
  }
}

function removeComments(root: Node): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) {
      child.remove();
    } else {
      removeComments(child);
    }
  }
}

function cleanElement(element: Element): void {
  const isUnstyledBold = element.tagName === 'B' && /font-weight:\s*normal/i.test(element.getAttribute('style') ?? '');
  const isForeign = element.tagName.includes(':');
  if (element.tagName === 'IMG' && !/^https?:/i.test(element.getAttribute('src') ?? '')) {
    element.remove();
  } else if (isUnstyledBold || isForeign) {
    element.replaceWith(...element.childNodes);
  } else {
    const allowedNames = allowedAttributes[element.tagName] ?? [];
    for (const { name } of [...element.attributes].filter((attribute) => !allowedNames.includes(attribute.name))) {
      element.removeAttribute(name);
    }
  }
}

/**
 * Removes the formatting of content pasted from Word, web pages or emails. Preserves text, headings, lists, links and
 * public pictures.
 */
export function cleanPaste(html: string): string {
  if (html.includes(OWN)) {
    return html;
  }
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  removeComments(root);
  for (const element of root.querySelectorAll('style, script, meta, link, xml, title')) {
    element.remove();
  }
  makeLists(root);
  for (const element of [...root.querySelectorAll('*')]) {
    cleanElement(element);
  }
  return root.innerHTML;
}
