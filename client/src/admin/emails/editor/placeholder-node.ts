import { InputRule, mergeAttributes, Node } from '@tiptap/core';

/** Matches placeholders: text in double braces. */
export const braces = /\{\{([^{}]*)\}\}/g;

/** Matches a placeholder whose closing braces have just been typed. */
const typed = /\{\{\s*([A-Za-z]+)\s*\}\}$/;

/** Node for a placeholder in the text. It can be moved and deleted, but not edited. */
export const PlaceholderNode = Node.create({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return {
      /** Text between the braces, unchanged. */
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
