import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { PlaceholderNode } from './placeholder-node';

/** An attribute of the editor that an HTML attribute without a value stands for. */
function flag(name: string, mark: string) {
  return {
    [name]: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute(mark),
      renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === true ? { [mark]: '' } : {}),
    },
  };
}

/** Links that look like buttons, pictures that are never wider than the mail. */
const MailStyles = Extension.create({
  name: 'mailStyles',
  addGlobalAttributes: () => [
    { types: ['link'], attributes: flag('isButton', 'data-button') },
    { types: ['image'], attributes: flag('fits', 'data-fits') },
  ],
});

/** Where a link may lead. One into the house may begin with a placeholder. */
export const linkTarget = /^(?:https?:\/\/|mailto:|tel:|\{\{)/i;

/** A picture. One of the house's own goes by a placeholder in mails, and by its path here. */
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

/** Everything that the editor of mails knows: nothing that the server would take out of a mail. */
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
    // A mail ends where its text does.
    trailingNode: false,
  }),
  MailPicture,
  MailStyles,
  PlaceholderNode,
];
