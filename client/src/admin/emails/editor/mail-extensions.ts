import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { PlaceholderNode } from './placeholder-node';

/** Editor attribute stored as an HTML attribute without a value. */
function flag(name: string, mark: string) {
  return {
    [name]: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute(mark),
      renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === true ? { [mark]: '' } : {}),
    },
  };
}

/** Styles of links as buttons and of pictures, which are never wider than the email. */
const MailStyles = Extension.create({
  name: 'mailStyles',
  addGlobalAttributes: () => [
    { types: ['link'], attributes: flag('isButton', 'data-button') },
    { types: ['image'], attributes: flag('fits', 'data-fits') },
  ],
});

/** Allowed link targets. A link to the shop can begin with a placeholder. */
export const linkTarget = /^(?:https?:\/\/|mailto:|tel:|\{\{)/i;

/** Picture. Our own pictures have a URL with a placeholder in emails, and a path in the editor. */
const MailPicture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.src = String(node.attrs.src ?? '').replace('{{siteUrl}}', '');
      dom.alt = String(node.attrs.alt ?? '');
      return { dom };
    };
  },
}).configure({ inline: true });

/** Extensions of the email editor. They create no HTML that the server would remove. */
export const mailExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => linkTarget.test(url),
    },
    // No empty paragraph after the last one.
    trailingNode: false,
  }),
  MailPicture,
  MailStyles,
  PlaceholderNode,
];
