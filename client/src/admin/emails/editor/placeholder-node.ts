import { InputRule, mergeAttributes, Node } from '@tiptap/core';

/** What stands between two pairs of braces. */
export const braces = /\{\{([^{}]*)\}\}/g;

/** A placeholder, typed to its end. */
const typed = /\{\{\s*([A-Za-z]+)\s*\}\}$/;

/** A placeholder in the running text: one piece that can be moved and deleted, but not broken. */
export const PlaceholderNode = Node.create({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return {
      /** Word for word what stands between the braces. */
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
