import { buttonStyle } from './mail-styles';

/** A style as CSS in objects has it. */
const asObject = (style: string): Record<string, string> =>
  Object.fromEntries(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()), value];
    }),
  );

/** How the text of a mail looks while it is written: about as the layout of the house shows it. */
export const textStyles = {
  '& .tiptap': {
    minHeight: '16rem',
    maxHeight: '60vh',
    overflowY: 'auto',
    px: '4',
    py: '3',
    outline: '0',
    '& p': { my: '2' },
    '& h1': { textStyle: '2xl', my: '3' },
    '& h2': { textStyle: 'xl', my: '3' },
    '& h3': { textStyle: 'lg', fontWeight: 'semibold', my: '2' },
    '& ul': { listStyleType: 'disc', ps: '6', my: '2' },
    '& ol': { listStyleType: 'decimal', ps: '6', my: '2' },
    '& li p': { my: '0' },
    '& blockquote': { borderInlineStartWidth: '3px', ps: '4', color: 'fg.muted', my: '2' },
    '& hr': { my: '4', borderTopWidth: '1px' },
    '& img': { maxWidth: 'full', height: 'auto', display: 'inline' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', cursor: 'text' },
    '& a[data-button]': asObject(buttonStyle),
    '& [data-placeholder]': {
      px: '1',
      borderRadius: 'control',
      bg: 'accent.subtle',
      color: 'fg',
      whiteSpace: 'nowrap',
      textStyle: 'sm',
    },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
} as const;
