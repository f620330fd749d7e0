import { InputRule, mergeAttributes, Node } from '@tiptap/core';

/** Pattern of a placeholder: text in double braces. */
export const braces = /\{\{([^{}]*)\}\}/g;

/** Pattern of a placeholder that has just been typed completely. */
const typed = /\{\{\s*([A-Za-z]+)\s*\}\}$/;

/** Placeholder in the text: a node that can be moved and deleted, but not edited. */
export const PlaceholderNode = Node.create({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return {
      /** Exact text between the braces. */
      code: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-placeholder') ?? '',
        renderHTML: ({ code }) => ({ 'data-placeholder': String(code) }),
      },
    };
  },

  parseHTML: () => [{ tag: 'span[data-placeholder]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), String(node.attrs.code).trim()],
  renderText: ({ node }) => `{{${String(node.attrs.code)}}}`,

  addInputRules() {
    return [
      new InputRule({
        find: typed,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ code: match[1] }));
        },
      }),
    ];
  },
});
