import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { PlaceholderNode } from './placeholder-node';

/** Creates an editor attribute that is rendered as an HTML attribute without a value. */
function flag(name: string, mark: string) {
  return {
    [name]: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute(mark),
      renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === true ? { [mark]: '' } : {}),
    },
  };
}

/** Adds styles for pictures and for links shown as buttons. Pictures are limited to the width of the email. */
const MailStyles = Extension.create({
  name: 'mailStyles',
  addGlobalAttributes: () => [
    { types: ['link'], attributes: flag('isButton', 'data-button') },
    { types: ['image'], attributes: flag('fits', 'data-fits') },
  ],
});

/** Pattern of allowed link targets. A link to the shop can begin with a placeholder. */
export const linkTarget = /^(?:https?:\/\/|mailto:|tel:|\{\{)/i;

/**
 * Picture node. The stored URL of a picture on our server begins with a placeholder; the editor uses its path
 * instead.
 */
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

/** Extensions of the email editor. They only create HTML that the server accepts. */
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
    // Prevents the editor from adding an empty paragraph at the end.
    trailingNode: false,
  }),
  MailPicture,
  MailStyles,
  PlaceholderNode,
];
