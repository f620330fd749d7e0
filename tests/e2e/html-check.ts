/** Attributes that refer to IDs, each with a selector for the elements that support the attribute. */
const references = {
  'aria-activedescendant': '*',
  'aria-controls': '*',
  'aria-describedby': '*',
  'aria-details': '*',
  'aria-errormessage': '*',
  'aria-flowto': '*',
  'aria-labelledby': '*',
  'aria-owns': '*',
  for: 'label, output',
  form: 'button, fieldset, input, object, output, select, textarea',
  headers: 'td, th',
  list: 'input',
  popovertarget: 'button, input',
};

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]';

/** Rules passed to `markupFindings`, which runs in the page and cannot access this module. */
export const markupRules = { references: Object.entries(references), controls };

/**
 * Returns markup errors that axe does not report, in the page or in the elements that match a selector. They are
 * duplicate IDs, references to missing IDs, labels without a control, nested controls, and headings out of order.
 */
export function markupFindings({
  references,
  controls,
  selector,
}: typeof markupRules & { selector?: string | undefined }): string[] {
  const parts = selector === undefined ? [document.documentElement] : [...document.querySelectorAll(selector)];
  if (parts.length === 0) return [`no element matches ${selector}`];
  const all = (selector: string): Element[] => [
    ...new Set(parts.flatMap((part) => [...part.querySelectorAll(selector)])),
  ];
  const report = (problem: string, elements: readonly Element[]): string[] =>
    elements.map((element) => `${problem}: ${element.outerHTML.slice(0, 200)}`);

  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);

  const withId = all('[id]');
  const ids = [
    ...report(
      'an id that nothing can name',
      withId.filter(({ id }) => /^$|\s/.test(id)),
    ),
    ...report(
      'an id that is there twice',
      withId.filter(({ id }) => (counts.get(id) ?? 0) > 1),
    ),
  ];

  const leadsNowhere = (names: string): boolean => names.split(/\s+/).some((id) => !counts.has(id));
  const dangling = references.flatMap(([attribute, elements]) =>
    report(
      `${attribute} leads nowhere`,
      all(`:is(${elements})[${attribute}]`).filter((element) => leadsNowhere(element.getAttribute(attribute) ?? '')),
    ),
  );
  const links = report(
    'a link that leads nowhere',
    all('a[href^="#"]:not([href="#"], [href="#top"]), use[href^="#"]').filter((element) =>
      leadsNowhere(decodeURIComponent(element.getAttribute('href')?.slice(1) ?? '')),
    ),
  );

  const labels = all('label').filter((label) => label instanceof HTMLLabelElement);
  const namedElements = [
    ...report(
      'a label of nothing',
      labels.filter(({ control }) => control === null),
    ),
    ...report(
      'a label around more than its control',
      labels.filter((label) => [...label.querySelectorAll(controls)].some((inner) => inner !== label.control)),
    ),
    ...report(
      'a control inside a control',
      all(`:is(a[href], button, summary) :is(${controls}), label label, form form`),
    ),
  ];

  // Dialogs have a separate heading outline.
  const headings = all('h1, h2, h3, h4, h5, h6').filter(
    (heading) => heading.checkVisibility() && heading.closest('dialog, [role=dialog], [role=alertdialog]') === null,
  );
  const levelOf = (heading: Element | undefined): number => Number(heading?.tagName[1] ?? 0);
  const outline = [
    ...report(
      'a heading that skips a level',
      headings.filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1),
    ),
    ...report('one more title', headings.filter((heading) => levelOf(heading) === 1).slice(1)),
  ];
  return [...ids, ...dangling, ...links, ...namedElements, ...(selector === undefined ? outline : [])];
}
